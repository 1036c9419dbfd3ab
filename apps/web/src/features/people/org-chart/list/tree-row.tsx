import { VisuallyHidden } from "@mantine/core";
import { IconChevronRight } from "@tabler/icons-react";
import { memo } from "react";
import type { CSSProperties } from "react";

import { formatNumber } from "../../../../lib/format.ts";
import { NodeFace } from "../node-face.tsx";
import type { Branch } from "../org-chart.model.ts";
import type { Labels } from "../use-labels.ts";

import classes from "./tree.module.css";

type TreeRowProps = {
  branch: Branch;
  isOpen: boolean;
  isCurrent: boolean;
  /** Roving tab stop: the one focusable row. */
  isStop: boolean;
  labels: Labels;
};

/** The id of a node's row. */
export const rowId = (id: number): string => `org-node-${id}`;

/** A node as a row of the tree; rows that nothing changed about are not drawn again. */
export const TreeRow = memo(function TreeRow(props: TreeRowProps) {
  const { branch, isOpen, isCurrent, isStop, labels } = props;
  const { node, level, position, siblings, people, children } = branch;
  const { nameOf, peopleBelow } = labels;
  const details = [node.puesto, node.nombre_departamento_trabajador].filter(Boolean).join(" · ");
  const hasChildren = children.length > 0;
  const indent: CSSProperties & Record<"--level", number> = { "--level": level - 1 };
  return (
    <div
      id={rowId(node.id)}
      role="treeitem"
      tabIndex={isStop ? 0 : -1}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-selected={isCurrent}
      {...(hasChildren && { "aria-expanded": isOpen })}
      className={classes.row}
      style={indent}
      data-node={node.id}
    >
      {hasChildren ? (
        <span className={classes.toggle} aria-hidden data-open={isOpen} data-toggle>
          <IconChevronRight size={20} />
        </span>
      ) : (
        <span className={classes.noToggle} aria-hidden />
      )}
      <NodeFace node={node} size={40} />
      <span className={classes.texts}>
        <span className={classes.name}>{nameOf(node)}</span>
        {details !== "" && <span className={classes.details}>{details}</span>}
      </span>
      {people > 0 && (
        <>
          <span className={classes.count} aria-hidden>
            {formatNumber(people)}
          </span>
          <VisuallyHidden>{peopleBelow(people)}</VisuallyHidden>
        </>
      )}
    </div>
  );
});
