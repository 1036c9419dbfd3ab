import { Checkbox } from "@mantine/core";
import { IconMessage, IconPaperclip } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { Person } from "@atrio/contract/person";
import type { RequestView } from "@atrio/contract/request-view";

import { formatDateTime } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { PersonAvatar } from "../../../../ui/person-avatar.tsx";
import { ApprovalsRow } from "../../requests/approvals-row.tsx";
import { StateBadge } from "../../requests/state-badge.tsx";

import { BalanceLine } from "./balance-line.tsx";
import { CoverageLine } from "./coverage-line.tsx";
import type { Range } from "./decide.model.ts";
import { DecisionButtons } from "./decision-buttons.tsx";
import { InsteadOf } from "./instead-of.tsx";
import { RequestAsked } from "./request-asked.tsx";
import classes from "./team-request-card.module.css";
import { useCardName } from "./use-card-name.ts";
import type { Keeper } from "./use-kept.ts";

type TeamRequestCardProps = {
  request: RequestView;
  /** The part of the team's calendar that holds its days; null for requests without days. */
  window: Range | null;
  workerIds: readonly number[];
  /** In whose place the reader decides it. */
  instead: readonly Person[];
  /** True if its detail is open. */
  isOpen: boolean;
  selected: boolean;
  /** Null where nothing is selected. */
  onSelect: ((id: number, selected: boolean) => void) | null;
  keeper: Keeper;
};

/** A request of the team: author, contents, facts for the decision, and approvers. */
export function TeamRequestCard(props: TeamRequestCardProps) {
  const { request, window, workerIds, instead, isOpen, selected, onSelect, keeper } = props;
  const { t } = useTranslation("team-absences");
  const name = useCardName()(request);
  return (
    <article className={classes.card} aria-label={name} data-open={isOpen}>
      <Head request={request} name={name} selected={selected} onSelect={onSelect} />
      <RequestAsked request={request} />
      {request.descripcion !== null && request.descripcion !== "" && (
        <blockquote className={classes.words}>{request.descripcion}</blockquote>
      )}
      {request.rectifica_id !== null && <p className={classes.note}>{t("decide.rectifies")}</p>}
      {request.can.decidir && (
        <div className={classes.facts}>
          <BalanceLine request={request} workerIds={workerIds} />
          {window !== null && <CoverageLine request={request} window={window} />}
        </div>
      )}
      {request.respuesta_administrador !== null && (
        <p className={classes.note}>
          <b>{t("decide.answer")}</b> {request.respuesta_administrador}
        </p>
      )}
      <ApprovalsRow request={request} compact />
      {request.can.decidir && instead.length > 0 && <InsteadOf people={instead} />}
      <div className={classes.foot}>
        {request.can.decidir && <DecisionButtons request={request} keeper={keeper} />}
        <span className={classes.more}>
          <Counts request={request} />
          <DetailLink request={request} name={name} />
        </span>
      </div>
    </article>
  );
}

type HeadProps = Pick<TeamRequestCardProps, "request" | "selected" | "onSelect"> & { name: string };

function Head({ request, name, selected, onSelect }: HeadProps) {
  const { t } = useTranslation("team-absences");
  const { zona_horaria } = useCurrentUser();
  const { trabajador } = request;
  const when = request.decidida_en ?? request.cancelada_en;
  return (
    <header className={classes.head}>
      {onSelect !== null && request.can.decidir && (
        <Checkbox
          aria-label={t("decide.select", { name })}
          checked={selected}
          onChange={(event) => onSelect(request.id, event.currentTarget.checked)}
        />
      )}
      <PersonAvatar name={trabajador.nombre_completo} photo={trabajador.link_foto} size={44} />
      <h2>{trabajador.nombre_completo}</h2>
      <div className={classes.when}>
        <StateBadge state={request.estado_id} />
        <span>
          {when === null
            ? t("decide.sent", { when: formatDateTime(request.creada_en, zona_horaria) })
            : t("decide.decided", { when: formatDateTime(when, zona_horaria) })}
        </span>
        {request.editada_en !== null && when === null && (
          <span>
            {t("decide.edited", { when: formatDateTime(request.editada_en, zona_horaria) })}
          </span>
        )}
      </div>
    </header>
  );
}

function Counts({ request }: { request: RequestView }) {
  const { t } = useTranslation("team-absences");
  return (
    <>
      {request.documentos > 0 && (
        <span className={classes.count}>
          <IconPaperclip size={18} aria-hidden />
          {t("decide.files", { count: request.documentos })}
        </span>
      )}
      {request.comentarios > 0 && (
        <span className={classes.count}>
          <IconMessage size={18} aria-hidden />
          {t("decide.comments", { count: request.comentarios })}
        </span>
      )}
    </>
  );
}

function DetailLink({ request, name }: { request: RequestView; name: string }) {
  const { t } = useTranslation("team-absences");
  return (
    <Link
      from="/absencesSupervisor"
      to="/absencesSupervisor"
      search={(search) => ({ ...search, solicitud: request.id })}
      resetScroll={false}
      className={classes.link}
      aria-label={t("decide.details_of", { name })}
    >
      {t("decide.details")}
    </Link>
  );
}
