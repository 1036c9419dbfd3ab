import { IconCheck, IconClock, IconMinus, IconX } from "@tabler/icons-react";

import classes from "./face-row.module.css";
import { PersonAvatar } from "./person-avatar.tsx";

/** A person asked, with their decision; the note says the same in words. */
export type Face = {
  id: number;
  name: string;
  photo: string | null;
  decision: "approved" | "rejected" | "awaited" | "unasked";
  note: string;
};

const icons = { approved: IconCheck, rejected: IconX, awaited: IconClock, unasked: IconMinus };

type FaceRowProps = { faces: readonly Face[]; label?: string };

/** People in a row, each with a mark of their decision. */
export function FaceRow({ faces, label }: FaceRowProps) {
  return (
    <ul className={classes.faces} aria-label={label}>
      {faces.map(({ id, name, photo, decision, note }) => {
        const Icon = icons[decision];
        return (
          <li key={id} className={classes.face} data-decision={decision}>
            <span className={classes.photo}>
              <PersonAvatar name={name} photo={photo} size={36} />
              <span className={classes.mark} aria-hidden>
                <Icon size={12} stroke={3} />
              </span>
            </span>
            <span className={classes.texts}>
              <span>{name}</span>
              <small>{note}</small>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
