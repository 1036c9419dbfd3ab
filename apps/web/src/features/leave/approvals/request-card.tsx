import { Checkbox } from "@mantine/core";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { RequestView } from "@atrio/contract/request-view";

import { formatDateTime } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { PersonAvatar } from "../../../ui/person-avatar.tsx";

import { ApprovalsRow } from "./approvals-row.tsx";
import classes from "./request-card.module.css";
import { RequestDecision } from "./request-decision.tsx";
import { StateBadge } from "./state-badge.tsx";
import type { Keeper } from "./use-kept.ts";
import type { Selection } from "./use-selection.ts";

/** Parts of a card that depend on the kind of its request. */
export type CardParts = {
  /** Name of the card, with the worker's. */
  nameOf: (request: RequestView) => string;
  /** Line under the worker's name. */
  subtitle?: (request: RequestView) => ReactNode;
  body: (request: RequestView) => ReactNode;
  /** Links and comments after the buttons. */
  foot: (request: RequestView) => ReactNode;
};

type RequestCardProps = {
  request: RequestView;
  parts: CardParts;
  /** The request of the address. */
  isOpen: boolean;
  /** True if the request of the address is scrolled into sight. */
  scrolls: boolean;
  /** Null where nothing is selected. */
  selection: Selection | null;
  keeper: Keeper;
};

/** A request: author, contents, approvers, and the reader's decision. */
export function RequestCard({ request, parts, isOpen, scrolls, ...props }: RequestCardProps) {
  const { t } = useTranslation("approvals");
  const name = parts.nameOf(request);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOpen && scrolls) card.current?.scrollIntoView({ block: "center" });
  }, [isOpen, scrolls]);
  return (
    <article ref={card} className={classes.card} aria-label={name} data-open={isOpen}>
      <Head request={request} parts={parts} selection={props.selection} />
      {parts.body(request)}
      {request.respuesta_administrador !== null && (
        <p className={classes.answer}>
          <b>{t("answer")}</b> {request.respuesta_administrador}
        </p>
      )}
      <ApprovalsRow request={request} compact />
      <div className={classes.foot}>
        {request.can.decidir && (
          <RequestDecision request={request} name={name} keeper={props.keeper} />
        )}
        {parts.foot(request)}
      </div>
    </article>
  );
}

function Head({
  request,
  parts,
  selection,
}: Omit<RequestCardProps, "isOpen" | "scrolls" | "keeper">) {
  const { t } = useTranslation("approvals");
  const { id, trabajador } = request;
  return (
    <header className={classes.head}>
      {selection !== null && request.can.decidir && (
        <Checkbox
          aria-label={t("select", { name: parts.nameOf(request) })}
          checked={selection.selected.has(id)}
          onChange={(event) => selection.onToggle(id, event.currentTarget.checked)}
        />
      )}
      <PersonAvatar name={trabajador.nombre_completo} photo={trabajador.link_foto} size={44} />
      <div className={classes.who}>
        <h2>{trabajador.nombre_completo}</h2>
        {parts.subtitle?.(request)}
      </div>
      <RequestState request={request} />
    </header>
  );
}

type RequestStateProps = {
  request: Pick<
    RequestView,
    "estado_id" | "creada_en" | "editada_en" | "decidida_en" | "cancelada_en"
  >;
};

/** State of a request, and when it was sent, edited or decided. */
export function RequestState({ request }: RequestStateProps) {
  const { t } = useTranslation("approvals");
  const { zona_horaria } = useCurrentUser();
  const { estado_id, creada_en, editada_en } = request;
  const when = request.decidida_en ?? request.cancelada_en;
  const textOf = (key: "sent" | "edited" | "decided", at: string) =>
    t(key, { when: formatDateTime(at, zona_horaria) });
  return (
    <div className={classes.when}>
      <StateBadge state={estado_id} />
      <span>{when === null ? textOf("sent", creada_en) : textOf("decided", when)}</span>
      {editada_en !== null && when === null && <span>{textOf("edited", editada_en)}</span>}
    </div>
  );
}

/** A request's remarks in the words of its worker. */
export function RequestWords({ request }: { request: Pick<RequestView, "descripcion"> }) {
  const { descripcion } = request;
  if (descripcion === null || descripcion === "") return null;
  return <blockquote className={classes.words}>{descripcion}</blockquote>;
}
