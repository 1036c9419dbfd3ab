import { IconBuildingCommunity, IconUserQuestion } from "@tabler/icons-react";

import type { OrgNode } from "@atrio/contract/people/org-charts";

import { PersonAvatar } from "../../../ui/person-avatar.tsx";

import classes from "./node-face.module.css";

type NodeFaceProps = {
  node: Pick<OrgNode, "tipo" | "nombre" | "link_foto">;
  /** Diameter in pixels. */
  size: number;
};

/** The photo or initials of who stands at a node; a sign for a unit and for a vacant place. */
export function NodeFace({ node, size }: NodeFaceProps) {
  if (node.tipo === "persona" && node.nombre !== null) {
    return <PersonAvatar name={node.nombre} photo={node.link_foto} size={size} />;
  }
  const Icon = node.tipo === "unidad" ? IconBuildingCommunity : IconUserQuestion;
  return (
    <span
      className={classes.sign}
      data-kind={node.tipo}
      style={{ width: size, height: size }}
      aria-hidden
    >
      <Icon size={size * 0.55} stroke={1.75} />
    </span>
  );
}
