export default import.meta.glob<string>("./it/*.ftl", { query: "?raw", import: "default", eager: true });
