import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import type { CSSOptions, ESTree, Plugin } from "vite";

import { below, isBreakpoint } from "./src/ui/breakpoints.ts";

/** Parts of the build that the portal and the complaints mailbox share. */

/** The first versions that know CSS light-dark(), which the two themes are written with. */
export const browsers = ["chrome123", "firefox125", "safari17.5"];

export const standIns = [
  { find: /^zod$/, replacement: fileURLToPath(import.meta.resolve("./zod-stand-in.ts")) },
];

/** Fields of an endpoint that only the server, the documentation and the types read. */
const serverParts = ["tag", "summary", "access", "params", "query", "body", "response", "errors"];

/**
 * The contract's schemas do nothing in the browser (zod-stand-in.ts): endpoints are built without
 * theirs, and what nobody uses then is left out of the bundle.
 */
export function withoutSchemas(): Plugin {
  return {
    name: "atrio-without-schemas",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /packages\/contract\/src\/(?!endpoint\.ts).*\.ts$/ },
      handler(code) {
        const edits = this.parse(code, { lang: "ts" }).body.flatMap((statement) => {
          const declared =
            statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
          if (declared?.type !== "VariableDeclaration") return [];
          return declared.declarations.flatMap(({ init }) =>
            init?.type === "CallExpression" ? [lighten(init, code)] : [],
          );
        });
        return { code: edits.reduceRight(applied, code), map: null };
      },
    },
  };
}

type Edit = { start: number; end: number; text: string };

/** A call at the top of a module, which runs only where its value is used. */
function lighten(call: ESTree.CallExpression, code: string): Edit {
  const { start, end, callee } = call;
  const [spec] = call.arguments;
  const source = code.slice(start, end);
  const isEndpoint = callee.type === "Identifier" && callee.name === "endpoint";
  if (!isEndpoint || spec?.type !== "ObjectExpression") {
    return { start, end, text: `/* @__PURE__ */ (() => ${source})()` };
  }
  const kept = spec.properties.filter(
    (property) =>
      property.type !== "Property" ||
      property.key.type !== "Identifier" ||
      !serverParts.includes(property.key.name),
  );
  const parts = kept.map((property) => code.slice(property.start, property.end));
  return { start, end, text: `/* @__PURE__ */ endpoint({ ${parts.join(", ")} })` };
}

function applied(code: string, { start, end, text }: Edit): string {
  return code.slice(0, start) + text + code.slice(end);
}

/** Fetches the typeface beside the style sheets, which name it only when they are read. */
export function preloadTypeface(): Plugin {
  return {
    name: "atrio-preload-typeface",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle = {} }) => {
        const file = Object.keys(bundle).find((name) => /figtree-latin-wght-normal/.test(name));
        if (file === undefined) throw new Error("The typeface was not built");
        const attrs = { rel: "preload", as: "font", type: "font/woff2", crossorigin: true };
        return [{ tag: "link", attrs: { ...attrs, href: `/${file}` }, injectTo: "head" }];
      },
    },
  };
}

/** Compresses what was built once and well, so that the server sends files as they are. */
export function precompress(): Plugin {
  return {
    name: "atrio-precompress",
    apply: "build",
    writeBundle: async ({ dir }) => {
      if (dir === undefined) return;
      const names = await readdir(dir, { recursive: true });
      const texts = names.filter((name) => /\.(m?js|css|html|svg|webmanifest)$/.test(name));
      await Promise.all(texts.map((name) => compressFile(join(dir, name))));
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
}

/** Writes the widths of `@media (--phone)`: style sheets and scripts have them from one place. */
export const namedWidths: CSSOptions["postcss"] = {
  plugins: [
    {
      postcssPlugin: "atrio-named-widths",
      AtRule: {
        media: (rule) => {
          rule.params = rule.params.replaceAll(/\(--(\w+)\)/g, (_, name: string) => {
            if (!isBreakpoint(name)) throw rule.error(`No width is called ${name}`);
            return below(name);
          });
        },
      },
    },
  ],
};
