import { plainText } from "../../../../lib/plain-text.ts";
import type { Branch } from "../org-chart.model.ts";

/** Effect of a key in a tree (WAI-ARIA): focus elsewhere, fold or unfold, open the card. */
export type Step = { to: Branch } | { toggle: Branch } | { open: Branch } | null;

type Standing = {
  rows: readonly Branch[];
  current: Branch;
  open: ReadonlySet<number>;
};

/** Effect of a key at the focused node; null for other keys. */
export function stepOf(key: string, { rows, current, open }: Standing): Step {
  const at = rows.indexOf(current);
  const isOpen = open.has(current.node.id);
  const hasChildren = current.children.length > 0;
  const goTo = (branch: Branch | null | undefined): Step => (branch ? { to: branch } : null);
  switch (key) {
    case "ArrowDown":
      return goTo(rows[at + 1]);
    case "ArrowUp":
      return goTo(rows[at - 1]);
    case "Home":
      return goTo(rows[0]);
    case "End":
      return goTo(rows.at(-1));
    case "ArrowRight":
      if (!hasChildren) return null;
      return isOpen ? goTo(current.children[0]) : { toggle: current };
    case "ArrowLeft":
      return hasChildren && isOpen ? { toggle: current } : goTo(current.parent);
    case "Enter":
      return { open: current };
    case " ":
      return hasChildren ? { toggle: current } : { open: current };
    default:
      return null;
  }
}

/** The next row after the current one, all around, whose name begins with the typed text. */
export function typedAhead(
  typed: string,
  { rows, current }: Pick<Standing, "rows" | "current">,
): Branch | undefined {
  const wanted = plainText(typed);
  if (wanted === "") return undefined;
  const at = rows.indexOf(current);
  // A repeated single letter goes on to the next match; more letters may still mean the focused
  // node.
  const from = wanted.length === 1 ? at + 1 : at;
  const around = [...rows.slice(from), ...rows.slice(0, from)];
  return around.find(({ node }) => plainText(node.nombre ?? "").startsWith(wanted));
}
