import { memo } from "react";
import type { ReactNode } from "react";

import { formatNumber } from "../../../../lib/format.ts";
import { NodeFace } from "../node-face.tsx";
import type { Branch } from "../org-chart.model.ts";
import type { Labels } from "../use-labels.ts";

import classes from "./diagram.module.css";
import { sizes } from "./layout/layout.model.ts";

type ChartNodeProps = {
  branch: Branch;
  /** Top left corner, in pixels at full size. */
  x: number;
  y: number;
  /** Too small for more than the name. */
  isBrief: boolean;
  isOpen: boolean;
  isCurrent: boolean;
  labels: Labels;
  onToggle: (branch: Branch) => void;
  onOpen: (branch: Branch) => void;
};

/**
 * A node of the diagram: its person, and the fold button of its branch. Built of few elements,
 * because hundreds of them come and go during a pan; rendered again only when its own data changes.
 */
export const ChartNode = memo(function ChartNode(props: ChartNodeProps) {
  const { branch, x, y, isBrief, isOpen, isCurrent, labels, onToggle, onOpen } = props;
  const { node, people, children } = branch;
  const name = labels.nameOf(node);
  const total = formatNumber(people);
  const called = (
    <span className={classes.name} title={name}>
      {name}
    </span>
  );
  return (
    <div
      className={classes.node}
      style={{ left: x, top: y, width: sizes.width, height: sizes.height }}
      data-kind={node.tipo}
      data-current={isCurrent}
    >
      <button type="button" tabIndex={-1} className={classes.body} onClick={() => onOpen(branch)}>
        <NodeFace node={node} size={44} />
        {isBrief ? called : <Texts node={node}>{called}</Texts>}
      </button>
      {children.length > 0 && (
        <button
          type="button"
          tabIndex={-1}
          className={classes.fold}
          aria-expanded={isOpen}
          aria-label={`${labels.toggleOf(node, isOpen)}, ${total}`}
          title={labels.peopleBelow(people)}
          onClick={() => onToggle(branch)}
        >
          {total}
        </button>
      )}
    </div>
  );
});

/** Texts under the name: occupation and place. */
function Texts({ node, children }: { node: Branch["node"]; children: ReactNode }) {
  return (
    <span className={classes.texts}>
      {children}
      {node.puesto !== null && (
        <span className={classes.detail} title={node.puesto}>
          {node.puesto}
        </span>
      )}
      {node.nombre_departamento_trabajador !== null && (
        <span className={classes.detail}>{node.nombre_departamento_trabajador}</span>
      )}
    </span>
  );
}
