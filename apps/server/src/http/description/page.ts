type Described = {
  summary?: string;
  tags?: string[];
  parameters?: Array<{ name: string; in: string; required?: boolean; description?: string }>;
  requestBody?: { content?: Record<string, { schema?: unknown }> };
  responses?: Record<string, { content?: Record<string, { schema?: unknown }> }>;
};

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? character);
}

function schemaBlock(title: string, schema: unknown): string {
  if (schema === undefined) return "";
  const json = escaped(JSON.stringify(schema, null, 2));
  return `<details><summary>${title}</summary><pre tabindex="0">${json}</pre></details>`;
}

function parametersTable(parameters: Described["parameters"] = []): string {
  if (parameters.length === 0) return "";
  const rows = parameters.map(
    (one) =>
      `<tr><td><code>${escaped(one.name)}</code></td><td>${one.in}</td><td>${one.required === true ? "yes" : ""}</td><td>${escaped(one.description ?? "")}</td></tr>`,
  );
  return `<table><thead><tr><th>Name</th><th>In</th><th>Required</th><th>Meaning</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

function callSection(method: string, path: string, call: Described): string {
  const [body] = Object.values(call.requestBody?.content ?? {});
  const [answer] = Object.values(call.responses?.["200"]?.content ?? {});
  return [
    `<section><h3><span class="method">${method.toUpperCase()}</span> <code>${escaped(path)}</code></h3>`,
    `<p>${escaped(call.summary ?? "")}</p>`,
    parametersTable(call.parameters),
    schemaBlock("Body", body?.schema),
    schemaBlock("Answer", answer?.schema),
    "</section>",
  ].join("");
}

const style = `
:root{color-scheme:light dark;font-family:system-ui,sans-serif;line-height:1.5}
body{margin:0 auto;max-width:60rem;padding:2rem 1rem}
section{border-top:1px solid color-mix(in srgb,currentColor 20%,transparent);padding:.5rem 0 1rem}
.method{display:inline-block;min-width:4.5rem;font-size:.8em}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.25rem .75rem .25rem 0;vertical-align:top}
pre{overflow:auto;max-height:28rem;padding:1rem;background:color-mix(in srgb,currentColor 6%,transparent);border-radius:.5rem}
summary{cursor:pointer}nav ul{columns:2;padding-left:1rem}`;

/** The calls of an OpenAPI document, by path and method. */
export type Paths = Record<string, Record<string, Described>>;

/** The description of the API for people: a page without scripts. */
export function describingPage(paths: Paths): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ path, method, call })),
  );
  const groups = Map.groupBy(calls, ({ call }) => call.tags?.[0] ?? "other");
  const areas = [...groups].toSorted(([a], [b]) => a.localeCompare(b));
  const contents = areas.map(([area]) => `<li><a href="#${area}">${area}</a></li>`).join("");
  const bodies = areas.map(
    ([area, list]) =>
      `<h2 id="${area}">${area}</h2>${list.map(({ path, method, call }) => callSection(method, path, call)).join("")}`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Atrio API</title><meta name="viewport" content="width=device-width,initial-scale=1"><style>${style}</style></head><body><main><h1>Atrio API</h1><p>All paths are below <code>/api/v1</code>. The same description for machines: <a href="/api/v1/openapi.json">OpenAPI 3.1</a>.</p><nav aria-label="Areas"><ul>${contents}</ul></nav>${bodies.join("")}</main></body></html>`;
}
