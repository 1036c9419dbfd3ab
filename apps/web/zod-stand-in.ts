/**
 * Stands in for Zod in the browser's bundle. The contract's schemas type the web's calls at compile
 * time, and the server parses every request and every answer with them; the browser needs only
 * methods and paths. Without Zod a page is 29 kB of compressed program lighter and a phone builds
 * no schemas at its start. Parsing here throws an error that says so.
 */
const parsing = new Set(["parse", "safeParse", "parseAsync", "safeParseAsync", "encode", "decode"]);

const chain: unknown = new Proxy(() => chain, {
  get: (_, name) => {
    if (parsing.has(String(name))) throw new Error("The browser has no schemas: the server parses");
    return chain;
  },
});

export const z = chain;
