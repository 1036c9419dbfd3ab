import { useState } from "react";

import { initialsOf } from "../../../ui/person-avatar.tsx";

import classes from "./projects.module.css";

type ProjectPictureProps = { name: string; picture: string | null };

/** 'Acogida de pacientes' → 'Acogida pacientes'; a name of small words alone stays. */
function withoutSmallWords(name: string): string {
  const words = name.split(/\s+/);
  const long = words.filter((word) => word.length > 3);
  return (long.length === 0 ? words : long).join(" ");
}

/** A project's picture, or its initials; decorative, because the name stands beside it. */
export function ProjectPicture({ name, picture }: ProjectPictureProps) {
  const [failed, setFailed] = useState(false);
  return (
    <span className={classes.picture} aria-hidden>
      {picture !== null && !failed ? (
        <img src={picture} alt="" onError={() => setFailed(true)} />
      ) : (
        initialsOf(withoutSmallWords(name))
      )}
    </span>
  );
}
