import "@xyflow/react/dist/base.css";

import { useElementSize, useMediaQuery } from "@mantine/hooks";
import { ReactFlow, ReactFlowProvider, useStore } from "@xyflow/react";
import { useMemo, useState } from "react";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";

import type { Branch } from "../org-chart.model.ts";
import type { Chart } from "../use-chart.ts";
import { useLabels } from "../use-labels.ts";

import { Backdrop } from "./backdrop.tsx";
import { ChartNode, NodeSurroundings } from "./chart-node.tsx";
import type { ChartFlowNode } from "./chart-node.tsx";
import { DiagramControls } from "./diagram-controls.tsx";
import classes from "./diagram.module.css";
import { hangingLevel, layOut, sizes } from "./layout/layout.model.ts";
import type { Layout } from "./layout/layout.model.ts";
import { MiniMap } from "./mini-map.tsx";
import { diagramStepOf } from "./steps/steps.model.ts";
import { useDiagramView } from "./use-diagram-view.ts";
import {
  closest,
  farthest,
  firstView,
  isInPart,
  partKey,
  readableFrom,
} from "./viewport/viewport.model.ts";
import type { Size } from "./viewport/viewport.model.ts";

type DiagramProps = { name: string; chart: Chart; onOpen: (branch: Branch) => void };

/** A chart as a diagram to move around in, with pointer, fingers or keyboard. */
export function Diagram(props: DiagramProps) {
  const { chart } = props;
  const { ref, width, height } = useElementSize();
  const hangFrom = useMemo(() => hangingLevel(chart.tree), [chart.tree]);
  const layout = useMemo(
    () => layOut(chart.tree, chart.open, hangFrom),
    [chart.tree, chart.open, hangFrom],
  );
  const screen = useMemo(() => ({ width, height }), [width, height]);
  return (
    <div ref={ref} className={classes.frame}>
      {width > 0 && height > 0 && (
        <ReactFlowProvider>
          <Surface {...props} layout={layout} screen={screen} />
        </ReactFlowProvider>
      )}
    </div>
  );
}

const nodeTypes = { chart: ChartNode };
const noEdges: [] = [];
const noNodes: ChartFlowNode[] = [];
/** Its sizes are known, and nothing is ever measured, moved or connected. */
const still = {
  type: "chart",
  width: sizes.width,
  height: sizes.height,
  measured: { width: sizes.width, height: sizes.height },
  handles: [],
  style: { pointerEvents: "all" },
} as const;

function nodesOf(layout: Layout, open: ReadonlySet<number>): ChartFlowNode[] {
  return layout.nodes.map(({ branch, x, y }) => ({
    ...still,
    handles: [],
    id: String(branch.node.id),
    position: { x, y },
    data: { branch, isOpen: open.has(branch.node.id) },
  }));
}

type SurfaceProps = DiagramProps & { layout: Layout; screen: Size };

function Surface({ name, chart, onOpen, layout, screen }: SurfaceProps) {
  const { t } = useTranslation("org-chart");
  const labels = useLabels();
  const { tree, open, current, toggle, stand } = chart;
  const look = useDiagramView(layout, screen, chart);
  const hasMap = useMediaQuery("(min-width: 800px)", false, { getInitialValueInEffect: false });
  const isFar = useStore((state) => state.transform[2] < readableFrom);
  const [isMoving, setMoving] = useState(false);
  const all = useMemo(() => nodesOf(layout, open), [layout, open]);
  const part = useStore((state) => partKey(state.transform, screen));
  const nodes = useMemo(
    () => (isFar ? noNodes : all.filter(({ position }) => isInPart(position, part, screen))),
    [isFar, all, part, screen],
  );
  const [beginning] = useState(() =>
    firstView(layout, screen, current === null ? undefined : layout.byId.get(current.node.id)),
  );
  const currentId = current?.node.id ?? null;
  const surroundings = useMemo(
    () => ({ currentId, labels, onToggle: toggle, onOpen }),
    [currentId, labels, toggle, onOpen],
  );
  const walk = (event: KeyboardEvent): void => {
    const here = current ?? tree.tops[0];
    if (here === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    // A button that was pressed keeps its own keys.
    const isOnButton = event.target !== event.currentTarget;
    if (isOnButton && (event.key === "Enter" || event.key === " ")) return;
    const step = diagramStepOf(event.key, { tree, open, layout, current: here });
    if (step === null) return;
    event.preventDefault();
    if ("to" in step) stand(step.to);
    else if ("toggle" in step) toggle(step.toggle);
    else if ("open" in step) onOpen(step.open);
    else look(step.view);
  };
  const fold = current !== null && current.children.length > 0 && open.has(current.node.id);
  return (
    <>
      <NodeSurroundings value={surroundings}>
        <ReactFlow<ChartFlowNode>
          className={classes.surface ?? ""}
          data-moving={isMoving}
          tabIndex={0}
          aria-label={t("diagram.label", { name })}
          aria-describedby="org-chart-diagram-help"
          onKeyDown={walk}
          onFocus={(event) => {
            const [top] = tree.tops;
            if (event.target === event.currentTarget && current === null && top) stand(top);
          }}
          nodes={nodes}
          edges={noEdges}
          nodeTypes={nodeTypes}
          defaultViewport={beginning}
          minZoom={farthest}
          maxZoom={closest}
          nodesDraggable={false}
          nodesConnectable={false}
          nodesFocusable={false}
          edgesFocusable={false}
          elementsSelectable={false}
          disableKeyboardA11y
          zoomOnDoubleClick={false}
          paneClickDistance={4}
          deleteKeyCode={null}
          selectionKeyCode={null}
          multiSelectionKeyCode={null}
          panActivationKeyCode={null}
          zoomActivationKeyCode={null}
          proOptions={{ hideAttribution: true }}
          onMoveStart={() => setMoving(true)}
          onMoveEnd={() => setMoving(false)}
        >
          <Backdrop layout={layout} isFar={isFar} />
        </ReactFlow>
      </NodeSurroundings>
      <p className={classes.keys} aria-hidden>
        {t("diagram.keys")}
      </p>
      {hasMap && <MiniMap layout={layout} />}
      <DiagramControls onView={look} />
      <p id="org-chart-diagram-help" hidden>
        {t("diagram.help")}
      </p>
      <p className={classes.spoken} aria-live="polite">
        {current !== null &&
          [
            labels.describe(current),
            ...(current.children.length > 0 ? [t(fold ? "node.opened" : "node.closed")] : []),
            t("node.level", { level: current.level }),
          ].join(", ")}
      </p>
    </>
  );
}
