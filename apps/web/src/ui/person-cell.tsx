import type { ReactNode } from "react";

import { PersonAvatar } from "./person-avatar.tsx";
import classes from "./person-cell.module.css";

type PersonCellProps = {
  person: { nombre_completo: string; link_foto?: string | null };
  /** The name as a link or with a mark; the name itself without it. */
  name?: ReactNode;
  /** Second line. */
  note?: ReactNode;
  /** Before the photo, as a checkbox. */
  lead?: ReactNode;
  /** Diameter of the photo in pixels. */
  size?: number;
  /** The signed-in person. */
  own?: boolean;
};

/** A person in a table or list: photo, name, and a second line where there is one. */
export function PersonCell({ person, name, note, lead, size = 36, own = false }: PersonCellProps) {
  const { nombre_completo, link_foto = null } = person;
  return (
    <span className={classes.cell}>
      {lead}
      <PersonAvatar name={nombre_completo} photo={link_foto} size={size} own={own} />
      <span className={classes.texts}>
        <b>{name ?? nombre_completo}</b>
        {note !== undefined && <span className={classes.note}>{note}</span>}
      </span>
    </span>
  );
}
