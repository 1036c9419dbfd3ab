import { useElementSize } from "@mantine/hooks";
import { useMemo, useRef, useState } from "react";
import type { FocusEvent, KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";

import { useBelow } from "../../../../ui/use-below.ts";
import type { Branch } from "../org-chart.model.ts";
import type { Chart } from "../use-chart.ts";
import { useLabels } from "../use-labels.ts";
import type { Labels } from "../use-labels.ts";

import { Backdrop } from "./backdrop.tsx";
import { createCamera } from "./camera/camera.model.ts";
import type { Camera } from "./camera/camera.model.ts";
import { Stage } from "./camera/stage.tsx";
import { useGestures } from "./camera/use-gestures.ts";
import { usePart } from "./camera/use-part.ts";
import { useWatched } from "./camera/use-watched.ts";
import { ChartNode } from "./chart-node.tsx";
import { DiagramControls } from "./diagram-controls.tsx";
import classes from "./diagram.module.css";
import { hangingLevel, layOut } from "./layout/layout.model.ts";
import type { Layout } from "./layout/layout.model.ts";
import { MiniMap } from "./mini-map.tsx";
import { diagramStepOf } from "./steps/steps.model.ts";
import { useDiagramView } from "./use-diagram-view.ts";
import { detailAt, firstView, isInPart } from "./viewport/viewport.model.ts";
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
      {width > 0 && height > 0 && <Surface {...props} layout={layout} screen={screen} />}
    </div>
  );
}

type SurfaceProps = DiagramProps & { layout: Layout; screen: Size };

function Surface({ name, chart, onOpen, layout, screen }: SurfaceProps) {
  const { t } = useTranslation("org-chart");
  const labels = useLabels();
  const { tree, open, current, toggle, stand } = chart;
  const [camera] = useState(() => createCamera(beginningOf(layout, screen, current)));
  const look = useDiagramView(camera, { layout, screen }, chart);
  const surface = useRef<HTMLDivElement>(null);
  useGestures(surface, camera);
  const hasMap = !useBelow("tablet");
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
  // Keyboard focus starts at the top; a pointer that begins to drag focuses nothing.
  const arrive = ({ target, currentTarget }: FocusEvent): void => {
    const [top] = tree.tops;
    if (target !== currentTarget || !target.matches(":focus-visible")) return;
    if (current === null && top) stand(top);
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes its keys itself */}
      <div
        ref={surface}
        role="application"
        className={classes.surface}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- and is reached by keyboard
        tabIndex={0}
        aria-label={t("diagram.label", { name })}
        aria-describedby="org-chart-diagram-help"
        onKeyDown={walk}
        onFocus={arrive}
      >
        <Stage camera={camera}>
          <Picture
            {...{ camera, layout, screen, open, labels }}
            currentId={current?.node.id ?? null}
            onToggle={toggle}
            onOpen={onOpen}
          />
        </Stage>
      </div>
      <p className={classes.keys} aria-hidden>
        {t("diagram.keys")}
      </p>
      {hasMap && <MiniMap layout={layout} screen={screen} camera={camera} />}
      <DiagramControls onView={look} />
      <p id="org-chart-diagram-help" hidden>
        {t("diagram.help")}
      </p>
      <Spoken chart={chart} labels={labels} />
    </>
  );
}

function beginningOf(layout: Layout, screen: Size, current: Branch | null) {
  return firstView(layout, screen, current === null ? undefined : layout.byId.get(current.node.id));
}

type PictureProps = {
  camera: Camera;
  layout: Layout;
  screen: Size;
  open: ReadonlySet<number>;
  currentId: number | null;
  labels: Labels;
  onToggle: (branch: Branch) => void;
  onOpen: (branch: Branch) => void;
};

/** Visible part of a chart and a little around it; as much of it as can be read. */
function Picture({ camera, layout, screen, open, currentId, ...rest }: PictureProps) {
  const detail = useWatched(camera, ({ zoom }) => detailAt(zoom));
  const part = usePart(camera, screen);
  const drawn = useMemo(
    () => (detail === "none" ? [] : layout.nodes.filter((one) => isInPart(one, part, screen))),
    [detail, layout, part, screen],
  );
  return (
    <>
      <Backdrop layout={layout} isFar={detail === "none"} />
      {drawn.map(({ branch, x, y }) => (
        <ChartNode
          key={branch.node.id}
          {...{ branch, x, y, ...rest }}
          isBrief={detail === "name"}
          isOpen={open.has(branch.node.id)}
          isCurrent={branch.node.id === currentId}
        />
      ))}
    </>
  );
}

/** Position for screen readers. */
function Spoken({ chart, labels }: { chart: Chart; labels: Labels }) {
  const { t } = useTranslation("org-chart");
  const { current, open } = chart;
  const texts =
    current === null
      ? []
      : [
          labels.describe(current),
          ...(current.children.length > 0
            ? [t(open.has(current.node.id) ? "node.opened" : "node.closed")]
            : []),
          t("node.level", { level: current.level }),
        ];
  return (
    <p className={classes.spoken} aria-live="polite">
      {texts.join(", ")}
    </p>
  );
}
