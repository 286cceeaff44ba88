export default import.meta.glob<string>("./ja/*.ftl", { query: "?raw", import: "default", eager: true });
