import { shownIn } from "../../org-chart.model.ts";
import type { Branch, Tree } from "../../org-chart.model.ts";
import type { Layout } from "../layout/layout.model.ts";

/** Effect of a key in the diagram. */
type DiagramStep =
  | { to: Branch }
  | { toggle: Branch }
  | { open: Branch }
  | { view: "in" | "out" | "all" }
  | null;

type Standing = {
  tree: Tree;
  open: ReadonlySet<number>;
  layout: Layout;
  current: Branch;
};

/**
 * Effect of a key: arrows move visually (up and down between levels and along columns, sideways
 * between siblings), Enter opens the card, the space bar folds, and +, − and 0 zoom.
 */
export function diagramStepOf(key: string, standing: Standing): DiagramStep {
  const { current, tree } = standing;
  switch (key) {
    case "+":
    case "=":
      return { view: "in" };
    case "-":
      return { view: "out" };
    case "0":
      return { view: "all" };
    case "Enter":
      return { open: current };
    case " ":
      return current.children.length > 0 ? { toggle: current } : null;
    case "Home":
      return goTo(tree.tops[0]);
    case "ArrowUp":
      return hangs(current, standing)
        ? goTo(rowBeside(standing, -1) ?? current.parent)
        : goTo(current.parent);
    case "ArrowDown":
      return hangs(current, standing) ? goTo(rowBeside(standing, 1)) : down(standing);
    case "ArrowLeft":
      return hangs(current, standing) ? goTo(current.parent) : goTo(siblingBeside(standing, -1));
    case "ArrowRight":
      return hangs(current, standing) ? down(standing) : goTo(siblingBeside(standing, 1));
    default:
      return null;
  }
}

const goTo = (branch: Branch | null | undefined): DiagramStep => (branch ? { to: branch } : null);

function hangs({ node }: Branch, { layout }: Pick<Standing, "layout">): boolean {
  return layout.byId.get(node.id)?.hangs === true;
}

/** To the first node below, which is unfolded first where it is hidden. */
function down({ current, open }: Standing): DiagramStep {
  if (current.children.length === 0) return null;
  return open.has(current.node.id) ? goTo(current.children[0]) : { toggle: current };
}

/** The node from which a column hangs. */
function headOf(branch: Branch, standing: Standing): Branch | null {
  let head: Branch | null = branch;
  while (head !== null && hangs(head, standing)) head = head.parent;
  return head;
}

/** The row before or after in the columns that hang from the same node. */
function rowBeside(standing: Standing, by: 1 | -1): Branch | undefined {
  const { current, tree, open } = standing;
  const head = headOf(current, standing);
  const rows = shownIn(tree, open).filter(
    (one) => hangs(one, standing) && headOf(one, standing) === head,
  );
  return rows[rows.indexOf(current) + by];
}

/** The sibling to the left or the right on the screen. */
function siblingBeside({ current, tree, layout }: Standing, by: 1 | -1): Branch | undefined {
  const siblings = current.parent?.children ?? tree.tops;
  const leftOf = ({ node }: Branch): number => layout.byId.get(node.id)?.x ?? 0;
  const inOrder = siblings.toSorted((a, b) => leftOf(a) - leftOf(b) || a.position - b.position);
  return inOrder[inOrder.indexOf(current) + by];
}
