import { memo } from "react";

import { pathOf } from "../../../../lib/drawing/drawing.ts";

import classes from "./diagram.module.css";
import { sizes } from "./layout/layout.model.ts";
import type { Layout, Placed } from "./layout/layout.model.ts";

/** A node's outline as a path, for maps and for looking from far away. */
export function outlineOf({ x, y }: Placed): string {
  return `M${x} ${y}h${sizes.width}v${sizes.height}h${-sizes.width}z`;
}

/** The lines of a chart, behind its nodes; from far away also where the nodes are, in their place. */
export const Backdrop = memo(function Backdrop(props: { layout: Layout; isFar: boolean }) {
  const { layout, isFar } = props;
  return (
    <svg className={classes.backdrop} width={layout.width} height={layout.height} aria-hidden>
      {layout.joints.map(({ id, lines }) => (
        <path key={id} className={classes.line} d={lines.map((line) => pathOf(line)).join("")} />
      ))}
      {isFar &&
        layout.nodes.map((placed) => (
          <path
            key={placed.branch.node.id}
            className={classes.outline}
            data-kind={placed.branch.node.tipo}
            d={outlineOf(placed)}
          />
        ))}
    </svg>
  );
});
