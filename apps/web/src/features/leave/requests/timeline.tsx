import { useTranslation } from "react-i18next";

import type { RequestEvent } from "@atrio/contract/leave/absences";

import { formatDateTime } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";

import { changeKeyOf, fieldKeyOf } from "./requests.model.ts";
import classes from "./timeline.module.css";
import { useAmount } from "./use-amount.ts";

/** Events of a request, in order: author, act and moment, approvers, changes. */
export function Timeline({ events }: { events: readonly RequestEvent[] }) {
  const { t } = useTranslation("requests");
  return (
    <ol className={classes.events} aria-label={t("timeline.label")}>
      {events.map((event) => (
        <Event key={event.id} event={event} />
      ))}
    </ol>
  );
}

/** Decisions that name their author where an administrator took them, and nobody otherwise. */
const settled = {
  aprobada: "aprobada_por",
  rechazada: "rechazada_por",
  retirada: "retirada_por",
} as const;

function isSettled(type: RequestEvent["tipo"]): type is keyof typeof settled {
  return type in settled;
}

function useHeadline(): (event: RequestEvent) => string {
  const { t } = useTranslation("requests");
  return ({ tipo, autor, personas }) => {
    const author = autor?.nombre_completo ?? t("timeline.portal");
    if (isSettled(tipo) && autor !== null) return t(`timeline.${settled[tipo]}`, { author });
    return t(`timeline.${tipo}`, { author, people: namesOf(personas) });
  };
}

/** Events whose people are the approvers asked. */
const asking: ReadonlyArray<RequestEvent["tipo"]> = [
  "enviada",
  "editada",
  "rectificacion_pedida",
  "retirada_pedida",
  "recordada",
];

function Event({ event }: { event: RequestEvent }) {
  const { t } = useTranslation("requests");
  const { zona_horaria } = useCurrentUser();
  const headline = useHeadline();
  const asked = asking.includes(event.tipo) ? namesOf(event.personas) : "";
  return (
    <li className={classes.event} data-type={event.tipo}>
      <p>{headline(event)}</p>
      {event.en_nombre_de !== null && (
        <p className={classes.detail}>
          {t("timeline.instead_of", { name: event.en_nombre_de.nombre_completo })}
        </p>
      )}
      {asked !== "" && <p className={classes.detail}>{t("timeline.asked", { people: asked })}</p>}
      {event.cambios.map((change) => (
        <p key={change.campo} className={classes.detail}>
          {t(`timeline.${changeKeyOf(change)}`, {
            field: t(`field.${fieldKeyOf(change.campo)}`),
            before: change.antes ?? "",
            after: change.despues ?? "",
          })}
        </p>
      ))}
      <Moved event={event} />
      {event.motivo !== null && <blockquote>{event.motivo}</blockquote>}
      <time dateTime={event.ocurrido_en}>{formatDateTime(event.ocurrido_en, zona_horaria)}</time>
    </li>
  );
}

/** Amount given back to a displaced request, or in force again. */
function Moved({ event: { tipo, dias, minutos } }: { event: RequestEvent }) {
  const { t } = useTranslation("requests");
  const amount = useAmount();
  const moved = dias ?? minutos;
  if (moved === null) return null;
  const text = amount(moved, dias === null ? "horas" : "laborables");
  const key = tipo === "dias_repuestos" ? "timeline.in_force_again" : "timeline.given_back";
  return <p className={classes.detail}>{t(key, { amount: text })}</p>;
}

function namesOf(people: RequestEvent["personas"]): string {
  return people.map(({ nombre_completo }) => nombre_completo).join(", ");
}
