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
const settled = { aprobada: "aprobada_por", rechazada: "rechazada_por" } as const;

function useHeadline(): (event: RequestEvent) => string {
  const { t } = useTranslation("requests");
  return ({ tipo, autor, personas }) => {
    const author = autor?.nombre_completo ?? t("timeline.portal");
    if ((tipo === "aprobada" || tipo === "rechazada") && autor !== null) {
      return t(`timeline.${settled[tipo]}`, { author });
    }
    return t(`timeline.${tipo}`, { author, people: namesOf(personas) });
  };
}

/** Events whose people are the approvers asked. */
const asking: ReadonlyArray<RequestEvent["tipo"]> = [
  "enviada",
  "editada",
  "rectificacion_pedida",
  "recordada",
];

function Event({ event }: { event: RequestEvent }) {
  const { t } = useTranslation("requests");
  const { zona_horaria } = useCurrentUser();
  const headline = useHeadline();
  const amount = useAmount();
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
      {event.dias !== null && (
        <p className={classes.detail}>
          {t("timeline.given_back", { amount: amount(event.dias, "laborables") })}
        </p>
      )}
      {event.motivo !== null && <blockquote>{event.motivo}</blockquote>}
      <time dateTime={event.ocurrido_en}>{formatDateTime(event.ocurrido_en, zona_horaria)}</time>
    </li>
  );
}

function namesOf(people: RequestEvent["personas"]): string {
  return people.map(({ nombre_completo }) => nombre_completo).join(", ");
}
