import { IconCheck, IconClock, IconMessageX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { SigningChange } from "@atrio/contract/time/changes";

import { formatDateTime } from "../../../../lib/format.ts";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import type { Accent } from "../../../../ui/theme.ts";
import { VersionText } from "../../changes/version-text.tsx";

import classes from "./change-note.module.css";

type Answer = "waiting" | "confirmado" | "disputado";

const looks: Record<Answer, { color: Accent; icon: typeof IconClock }> = {
  waiting: { color: "yellow", icon: IconClock },
  confirmado: { color: "green", icon: IconCheck },
  disputado: { color: "red", icon: IconMessageX },
};

/** A supervisor's change: act, author, reason, and the worker's answer. */
export function ChangeNote({ change }: { change: SigningChange }) {
  const { t } = useTranslation("team-time");
  const answer: Answer = change.respuesta ?? "waiting";
  const { color, icon: Icon } = looks[answer];
  const { zona_horaria } = change;
  return (
    <section className={classes.note} data-answer={answer}>
      <div className={classes.head}>
        <b>{t(`change.${change.tipo}`, { name: change.autor.nombre_completo })}</b>
        <StatusBadge color={color} icon={<Icon size={15} />}>
          {t(`change.${answer}`)}
        </StatusBadge>
      </div>
      <small>{formatDateTime(change.hecho_en, zona_horaria)}</small>
      <p>
        {change.antes !== null && (
          <>
            {t("change.before")} <VersionText version={change.antes} zone={zona_horaria} />
          </>
        )}
        {change.antes !== null && change.despues !== null && " → "}
        {change.despues !== null && (
          <>
            {t("change.after")} <VersionText version={change.despues} zone={zona_horaria} />
          </>
        )}
      </p>
      <p>
        {t("change.reason")} {change.motivo}
      </p>
      {change.comentario !== null && (
        <blockquote>
          <small>{t("change.answer")}</small>
          {change.comentario}
        </blockquote>
      )}
    </section>
  );
}
