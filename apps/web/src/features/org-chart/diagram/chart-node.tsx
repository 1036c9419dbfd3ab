import { VisuallyHidden } from "@mantine/core";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import type { Node, NodeProps } from "@xyflow/react";
import { createContext, memo, use } from "react";
import { useTranslation } from "react-i18next";

import { formatNumber } from "../../../lib/format.ts";
import { NodeFace } from "../node-face.tsx";
import type { Branch } from "../org-chart.model.ts";
import type { Labels } from "../use-labels.ts";

import classes from "./diagram.module.css";

/** What of a diagram its nodes ask for; a node is drawn again only when its own data changes. */
type Surroundings = {
  currentId: number | null;
  labels: Labels;
  onToggle: (branch: Branch) => void;
  onOpen: (branch: Branch) => void;
};

export const NodeSurroundings = createContext<Surroundings | null>(null);

type ChartNodeData = { branch: Branch; isOpen: boolean };
export type ChartFlowNode = Node<ChartNodeData, "chart">;

/** A node of the diagram: who it is, and what of the chart hangs from it. */
export const ChartNode = memo(function ChartNode({ data }: NodeProps<ChartFlowNode>) {
  const { t } = useTranslation("org-chart");
  const surroundings = use(NodeSurroundings);
  if (surroundings === null) return null;
  const { currentId, labels, onToggle, onOpen } = surroundings;
  const { branch, isOpen } = data;
  const { node, people, children } = branch;
  const name = labels.nameOf(node);
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <div className={classes.node} data-kind={node.tipo} data-current={node.id === currentId}>
      <button type="button" tabIndex={-1} className={classes.body} onClick={() => onOpen(branch)}>
        <NodeFace node={node} size={44} />
        <span className={classes.texts}>
          <span className={classes.name} title={name}>
            {name}
          </span>
          {node.puesto !== null && (
            <span className={classes.detail} title={node.puesto}>
              {node.puesto}
            </span>
          )}
          {node.nombre_departamento_trabajador !== null && (
            <span className={classes.detail}>{node.nombre_departamento_trabajador}</span>
          )}
        </span>
      </button>
      {children.length > 0 && (
        <button
          type="button"
          tabIndex={-1}
          className={classes.fold}
          aria-expanded={isOpen}
          title={labels.peopleBelow(people)}
          onClick={() => onToggle(branch)}
        >
          <VisuallyHidden>{t(isOpen ? "node.collapse" : "node.expand", { name })}</VisuallyHidden>
          <span aria-hidden>{formatNumber(people)}</span>
          <Chevron size={14} stroke={2.25} aria-hidden />
        </button>
      )}
    </div>
  );
});
