import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { ComplaintCaseRow } from "@atrio/contract/complaints/cases";

import { dayIn, formatDate } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import type { MailboxState } from "../mailbox.queries.ts";
import { TermChip } from "../term-chip.tsx";

import { isNew, termOf } from "./board.model.ts";
import classes from "./board.module.css";

type FactProps = { one: ComplaintCaseRow };

/** Title of a case, which opens it, and the behaviour. */
export function CaseTitle({ one }: FactProps) {
  const { t } = useTranslation("complaint-terms");
  return (
    <span className={classes.title} data-new={isNew(one) || one.sin_contestar > 0}>
      <Link
        from="/complaintCases"
        to="/complaintCases"
        search={(search) => ({ ...search, caso: one.id })}
      >
        {one.titulo}
      </Link>
      <small>{t(`type.${one.tipo}`)}</small>
    </span>
  );
}

/** Reporter and day of the filing. */
export function CaseOrigin({ one }: FactProps) {
  const { t } = useTranslation("complaint-cases");
  return (
    <span className={classes.origin}>
      {formatDate(one.fecha_creacion)}
      <small>{one.nombre_completo ?? t("board.anonymous")}</small>
    </span>
  );
}

/** Next term with its last day; both days of the acknowledgement while it waits. */
export function CaseTerm({ one }: FactProps) {
  const { t } = useTranslation("complaint-cases");
  const { zona_horaria } = useCurrentUser();
  const term = termOf(one);
  const { vence, acuse_naturales, acuse_habiles, borrado } = one.plazos;
  if (term === null || vence === null) {
    const text = borrado === null ? "" : `${t("clock.borrado")}: ${formatDate(borrado)}`;
    return <small className={classes.muted}>{text}</small>;
  }
  const both = t("clock.acuse_both", {
    calendar: formatDate(acuse_naturales),
    business: formatDate(acuse_habiles),
  });
  return (
    <span className={classes.term}>
      <TermChip last={vence} today={dayIn(zona_horaria)} />
      <small>
        {t(`clock.${term}`)}: {term === "acuse" ? both : formatDate(vence)}
      </small>
    </span>
  );
}

/** Handler in charge. */
export function CaseInstructor({ one, mailbox }: FactProps & { mailbox: MailboxState }) {
  const { t } = useTranslation("complaint-cases");
  if (one.instructor_id === null) {
    return <span className={classes.muted}>{t("board.nobody")}</span>;
  }
  const handler = mailbox.gestores.find(({ id }) => id === one.instructor_id);
  return <span>{handler?.nombre_completo ?? t("board.former")}</span>;
}

/** What waits to be read or answered. */
export function CaseNews({ one }: FactProps) {
  const { t } = useTranslation("complaint-cases");
  const { sin_contestar } = one;
  if (!isNew(one) && sin_contestar === 0) {
    return <small className={classes.muted}>{t("board.no_news")}</small>;
  }
  return (
    <span className={classes.news}>
      {isNew(one) && <StatusBadge color="brand">{t("board.new")}</StatusBadge>}
      {sin_contestar > 0 && (
        <StatusBadge color="brand">{t("board.unanswered", { count: sin_contestar })}</StatusBadge>
      )}
    </span>
  );
}
