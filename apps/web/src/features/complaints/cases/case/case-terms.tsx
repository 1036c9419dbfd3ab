import { useTranslation } from "react-i18next";

import type { ComplaintCase } from "@atrio/contract/complaints/cases";

import { dayIn, formatDate } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { Card } from "../../../../ui/card.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { TermChip } from "../term-chip.tsx";

import { termsOf } from "./case.model.ts";
import type { TermRow } from "./case.model.ts";
import classes from "./case.module.css";

/** Legal terms of a case: last days, what is left, and when the contents are deleted. */
export function CaseTerms({ one }: { one: ComplaintCase }) {
  const { t } = useTranslation("complaint-cases");
  const { borrado } = one.plazos;
  return (
    <Card title={t("clock.title")}>
      <dl className={classes.facts}>
        {termsOf(one).map((row) => (
          <div key={row.term}>
            <dt>{t(`clock.${row.term}`)}</dt>
            <dd>
              <TermDays row={row} one={one} />
              <Progress row={row} />
            </dd>
          </div>
        ))}
        {borrado !== null && (
          <div>
            <dt>{t("clock.borrado")}</dt>
            <dd>
              {formatDate(borrado)}
              <small>{t("clock.borrado_hint")}</small>
            </dd>
          </div>
        )}
      </dl>
    </Card>
  );
}

function TermDays({ row, one }: { row: TermRow; one: ComplaintCase }) {
  const { t } = useTranslation("complaint-cases");
  if (row.term === "reunion") return <span>{formatDate(row.last)}</span>;
  if (row.term === "conclusion") {
    return (
      <>
        <span>{formatDate(row.last)}</span>
        <small>
          {t(one.prorrogada === null ? "clock.conclusion_hint" : "clock.extended_hint")}
        </small>
      </>
    );
  }
  const { acuse_naturales, acuse_habiles } = one.plazos;
  return (
    <>
      <span>
        {formatDate(acuse_naturales)} <small>{t("clock.calendar")}</small>
      </span>
      <span>
        {formatDate(acuse_habiles)} <small>{t("clock.business")}</small>
      </span>
      {row.met === null && <small>{t("clock.alarm")}</small>}
    </>
  );
}

function Progress({ row }: { row: TermRow }) {
  const { t } = useTranslation("complaint-cases");
  const { zona_horaria } = useCurrentUser();
  if (row.met === null) return <TermChip last={row.last} today={dayIn(zona_horaria)} />;
  return (
    <StatusBadge color={row.met <= row.last ? "green" : "red"}>
      {t("clock.met", { date: formatDate(row.met) })}
    </StatusBadge>
  );
}
