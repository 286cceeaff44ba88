// Writes TypeScript types and tables from the server's schemas and facts in docs/schemas: `npm run types`.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { compile } from "json-schema-to-typescript";

const schemas = new URL("../../docs/schemas/", import.meta.url);
const target = new URL("../src/wire/generated/", import.meta.url);
const options = { additionalProperties: false, bannerComment: "", format: false, unreachableDefinitions: true };

async function read(name) {
  return JSON.parse(await readFile(new URL(name, schemas), "utf8"));
}

/** Titles would give every field a type of its own; and the compiler knows tuples by their older spelling. */
function simplified(node) {
  if (Array.isArray(node)) return node.map((item) => simplified(item));
  if (node === null || typeof node !== "object") return node;
  if (node.prefixItems) {
    const { prefixItems, ...rest } = node;
    return simplified({ ...rest, items: prefixItems, additionalItems: false });
  }
  const kept = Object.entries(node).filter(([key, value]) => !(key === "title" && typeof value === "string"));
  return Object.fromEntries(
    kept.map(([key, value]) => [
      key,
      key === "$defs" || key === "properties"
        ? Object.fromEntries(Object.entries(value).map(([name, item]) => [name, simplified(item)]))
        : simplified(value),
    ]),
  );
}

async function write(name, root, schema) {
  const source = await compile(simplified(schema), root, options);
  await writeFile(new URL(`${name}.ts`, target), source);
}

await mkdir(target, { recursive: true });
await write("from-server", "FromServer", await read("from-server.schema.json"));
await write("from-client", "FromClient", await read("from-client.schema.json"));
const rest = await read("openapi.json");
const definitions = JSON.parse(JSON.stringify(rest.components.schemas).replaceAll("#/components/schemas/", "#/$defs/"));
await write("rest", "Rest", { type: "object", $defs: definitions });

const facts = await read("facts.json");
facts.clauses = Object.keys(facts.clauses); // their titles are in the catalogues, in four languages
/** Each fact is a file of its own, so that a page is sent only those that it reads. */
await mkdir(new URL("facts/", target), { recursive: true });
for (const [name, value] of Object.entries(facts)) {
  const source = `export const ${name.toUpperCase()} = ${JSON.stringify(value, null, 2)} as const;\n`;
  await writeFile(new URL(`facts/${name}.ts`, target), source);
}
const names = Object.keys(facts).map((name) => `export * from "./facts/${name}";\n`);
await writeFile(new URL("facts.ts", target), names.join(""));
