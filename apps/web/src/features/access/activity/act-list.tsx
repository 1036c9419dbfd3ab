import { useTranslation } from "react-i18next";

import type { OfficeAct } from "@atrio/contract/access/activity";

import { formatDateTime } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { PersonAvatar } from "../../../ui/person-avatar.tsx";

import classes from "./activity.module.css";

/** Acts one below the other: who, what, about whom, when. */
export function ActList({ acts }: { acts: readonly OfficeAct[] }) {
  return (
    <ul className={classes.list}>
      {acts.map((act) => (
        <Act key={act.id} act={act} />
      ))}
    </ul>
  );
}

function Act({ act }: { act: OfficeAct }) {
  const { t } = useTranslation("office");
  const { id, zona_horaria } = useCurrentUser();
  const author = act.autor?.nombre_completo ?? t("activity.portal");
  const notes = [
    t(`groups.${act.grupo}`),
    act.sobre !== null && act.sobre.id !== act.autor?.id
      ? t("activity.about", { name: act.sobre.nombre_completo })
      : null,
    act.suplantada_por === null
      ? null
      : t("activity.inPlace", { name: act.suplantada_por.nombre_completo }),
  ].filter((note) => note !== null);
  return (
    <li>
      <PersonAvatar name={author} photo={act.autor?.link_foto ?? null} own={act.autor?.id === id} />
      <span className={classes.texts}>
        <b>{author}</b>
        <span>{act.texto}</span>
        <span className={classes.muted}>{notes.join(" · ")}</span>
      </span>
      <time className={classes.when} dateTime={act.en}>
        {formatDateTime(act.en, zona_horaria)}
      </time>
    </li>
  );
}
