import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Wings that are one module each; the others are folders of modules. */
export const soleWings = ["calendar", "shifts", "projects", "complaints"];

/**
 * Reads the table of wings in docs/architecture.md: each wing, or module that stands alone under the
 * wings, with the names that it may import. Throws when the arrows form a circle.
 * @param {string} root
 * @returns {Map<string, string[]>}
 */
export function readWings(root) {
  const text = readFileSync(join(root, "docs", "architecture.md"), "utf8");
  const section = /^## Wings$([\s\S]*?)^## /mu.exec(text)?.[1] ?? "";
  const rows = [...section.matchAll(/^\| `([^`]+)` +\|(?<uses>[^|]*)\|/gmu)];
  const wings = new Map(
    rows.map(([, wing = "", uses = ""]) => [
      wing,
      [...uses.matchAll(/`([^`]+)`/gu)].map(([, name = ""]) => name),
    ]),
  );
  if (wings.size === 0) throw new Error("docs/architecture.md has no table of wings");
  for (const wing of wings.keys()) refuseCircle(wings, wing, []);
  return wings;
}

/**
 * @param {Map<string, string[]>} wings
 * @param {string} wing
 * @param {readonly string[]} path
 */
function refuseCircle(wings, wing, path) {
  if (path.includes(wing)) throw new Error(`Wings in a circle: ${[...path, wing].join(" → ")}`);
  const uses = wings.get(wing);
  if (uses === undefined) throw new Error(`No wing ${wing} in docs/architecture.md`);
  const inner = [...wings.keys()].filter((name) => name.startsWith(`${wing}/`));
  for (const next of [...uses, ...inner]) refuseCircle(wings, next, [...path, wing]);
}

/** Names of the wings: those of the table, and those that are not built yet. */
export const wingNames = [
  ...new Set([
    ...[...readWings(join(import.meta.dirname, "../..")).keys()].map((name) =>
      name.replace(/\/.*/u, ""),
    ),
    ...soleWings,
  ]),
];
