import { useTranslation } from "react-i18next";

import type { RequestDetail } from "@atrio/contract/leave/absences";

import { formatBalance, formatMinutes, formatTime } from "../../../lib/format.ts";
import { useAskedText } from "../home/use-asked-text.ts";

import classes from "./inbox.module.css";

type TimeRequestProps = { request: RequestDetail };

/** What is asked about recorded time: the figures of a month, or the changes of a day. */
export function TimeRequest({ request }: TimeRequestProps) {
  const { t } = useTranslation("cards");
  const asked = useAskedText()(request);
  const { cierre } = request;
  const changes = useChangeTexts()(request);
  return (
    <div className={classes.asked}>
      <b>{asked}</b>
      {cierre !== null && (
        <span>
          {t("office.closure", {
            worked: formatMinutes(cierre.minutos_trabajados),
            scheduled: formatMinutes(cierre.minutos_previstos),
            balance: formatBalance(cierre.saldo_minutos),
          })}
        </span>
      )}
      {changes.length > 0 && (
        <ul className={classes.changes}>
          {changes.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

type Change = NonNullable<RequestDetail["correccion"]>["propuesta"][number];

/** Texts of a correction's changes: 'Añadir 09:00 – 14:00'. */
function useChangeTexts(): (request: RequestDetail) => string[] {
  const { t } = useTranslation("cards");
  return ({ correccion }) => {
    if (correccion === null) return [];
    const hours = (from: string | null, to: string | null) =>
      [from, to]
        .map((at) => (at === null ? "…" : formatTime(at, correccion.zona_horaria)))
        .join(" – ");
    const textOf = (change: Change): string => {
      const { hora_inicio_actual, hora_fin_actual } = change;
      const before = hours(hora_inicio_actual, hora_fin_actual);
      const after = hours(
        change.hora_inicio ?? hora_inicio_actual,
        change.hora_fin ?? hora_fin_actual,
      );
      return t(`office.${change.accion}`, { before, after });
    };
    return correccion.propuesta.map(textOf);
  };
}
