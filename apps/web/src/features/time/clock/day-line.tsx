import { IconMapPin, IconMapPinOff, IconWorldOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { Signing } from "@atrio/contract/time/time";

import { formatTime } from "../../../lib/format.ts";
import { companyQuery } from "../../../lib/identity.ts";
import { ipFlagOf } from "../time.model.ts";
import { useLabels } from "../use-labels.ts";

import { firstWork, lastEnd, scheduledStretches } from "./clock.model.ts";
import classes from "./day-line.module.css";
import type { Clock } from "./use-clock.ts";

/**
 * State of the day in a line: start, kind and place; the coming stretch before the first signing.
 */
export function DayLine({ clock }: { clock: Clock }) {
  const parts = useDayParts(clock);
  const { open } = clock;
  return (
    <>
      <p className={classes.line}>{parts.join(" · ")}</p>
      {open !== null && <SigningNotes signing={open} />}
    </>
  );
}

/** Notes on the open signing: its location and an invalid address. */
function SigningNotes({ signing }: { signing: Signing }) {
  const { t } = useTranslation("time");
  const flag = ipFlagOf(signing);
  const { geolocalizacion_inicio } = signing;
  if (flag === null && geolocalizacion_inicio === null) return null;
  return (
    <ul className={classes.notes}>
      {geolocalizacion_inicio !== null && (
        <li>
          {geolocalizacion_inicio === "concedida" ? (
            <IconMapPin size={16} aria-hidden />
          ) : (
            <IconMapPinOff size={16} aria-hidden />
          )}
          {t(`location.${geolocalizacion_inicio}`)}
        </li>
      )}
      {flag !== null && (
        <li data-tone="warning">
          <IconWorldOff size={16} aria-hidden />
          {t(flag)}
        </li>
      )}
    </ul>
  );
}

function useDayParts({ day, state, open, zone, user }: Clock): string[] {
  const { t } = useTranslation("time");
  const labels = useLabels();
  const at = (instant: string) => formatTime(instant, zone);
  const { data: company } = useQuery(companyQuery(String(user.empresa_id)));
  if (open !== null && state === "paused") {
    const { name } = labels.signing(open);
    return [t("card.paused_since", { time: at(open.hora_inicio) }), name];
  }
  if (open !== null) {
    const first = day === null ? open : (firstWork(day) ?? open);
    const { kind, name } = labels.signing(open);
    const centre = kind === "onSite" ? user.centro_trabajo : null;
    const started = t("card.started", { time: at(first.hora_inicio) });
    // After a change of place or kind the first entry's time says nothing of the running one.
    const isAnother = first.id !== open.id && first.fichador_id !== open.fichador_id;
    const what = isAnother ? t("card.kind_since", { name, time: at(open.hora_inicio) }) : name;
    return centre === null ? [started, what] : [started, what, centre];
  }
  const end = day === null ? null : lastEnd(day);
  if (end !== null) return [t("card.finished", { time: at(end) })];
  if (company?.mostrar_aviso_horario === false) return [t("card.not_started")];
  const [scheduled] = day === null ? [] : scheduledStretches(day);
  return [
    t("card.not_started"),
    scheduled === undefined
      ? t("card.free_day")
      : t("card.starts_at", { time: at(scheduled.from) }),
  ];
}
