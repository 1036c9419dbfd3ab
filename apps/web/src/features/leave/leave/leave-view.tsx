import { Button } from "@mantine/core";
import {
  IconBell,
  IconChevronRight,
  IconPaperclip,
  IconPlus,
  IconScale,
} from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { requestKinds } from "@atrio/contract/kinds";
import type { LeaveTotals } from "@atrio/contract/leave/leave";

import { useCurrentUser } from "../../../lib/identity.ts";
import { Card } from "../../../ui/card.tsx";
import { SectionHead } from "../../../ui/section-head.tsx";
import { ErrorState, LinesSkeleton } from "../../../ui/state.tsx";
import { YearSteps } from "../../../ui/year-steps.tsx";
import page from "../leave.module.css";
import { balancesQuery, leaveQuery } from "../leave.queries.ts";
import { useAmount } from "../requests/use-amount.ts";

import classes from "./leave.module.css";

type LeaveViewProps = {
  year: number;
  onYear: (year: number) => void;
  /** Opens the form of a kind of request. */
  onAsk: (kind: number) => void;
};

/** Paid and unpaid leave of a year: each subtype's allowance, its source and its rest. */
export function LeaveView({ year, onYear, onAsk }: LeaveViewProps) {
  const { t } = useTranslation("absences");
  const user = useCurrentUser();
  const years = useQuery(balancesQuery(user.id, year)).data?.[0]?.anyos;
  return (
    <section className={page.section} aria-label={t("leave.title", { year })}>
      <SectionHead title={t("leave.title", { year })}>
        <YearSteps
          year={year}
          years={years}
          previous={t("year.previous")}
          next={t("year.next")}
          onChange={onYear}
        />
      </SectionHead>
      <LeaveOfKind isPaid year={year} onAsk={onAsk} />
      <LeaveOfKind isPaid={false} year={year} onAsk={onAsk} />
    </section>
  );
}

type LeaveOfKindProps = { isPaid: boolean; year: number; onAsk: (kind: number) => void };

function LeaveOfKind({ isPaid, year, onAsk }: LeaveOfKindProps) {
  const { t } = useTranslation("absences");
  const user = useCurrentUser();
  const { data: totals, error, refetch } = useQuery(leaveQuery(user.id, year, isPaid));
  const kind = isPaid ? requestKinds.paidLeave : requestKinds.unpaidLeave;
  const requests = (
    <Link
      to="/absences"
      search={{ vista: "solicitudes", tipo: kind, anyo: year }}
      className={page.link}
    >
      {t("leave.requests")}
    </Link>
  );
  return (
    <Card title={t(isPaid ? "leave.paid" : "leave.unpaid")} action={requests}>
      {totals === undefined && error === null && <LinesSkeleton lines={6} />}
      {totals === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {totals !== undefined && <Totals totals={totals} />}
      {totals?.subtipos.length === 0 && <p className={page.muted}>{t("leave.none")}</p>}
      <ul className={classes.types}>
        {totals?.subtipos.map((type) => (
          <LeaveTypeItem key={type.id} type={type} onAsk={() => onAsk(kind)} />
        ))}
      </ul>
    </Card>
  );
}

function Totals({ totals }: { totals: LeaveTotals }) {
  const { t } = useTranslation("absences");
  const amount = useAmount();
  return (
    <dl className={classes.figures}>
      <div>
        <dt>{t("leave.used")}</dt>
        <dd>{amount(totals.usados, "laborables")}</dd>
      </div>
      <div>
        <dt>{t("leave.pending")}</dt>
        <dd>{amount(totals.pendientes, "laborables")}</dd>
      </div>
      {totals.restantes !== null && (
        <div>
          <dt>{t("leave.left")}</dt>
          <dd>{amount(totals.restantes, "laborables")}</dd>
        </div>
      )}
    </dl>
  );
}

type Subtype = LeaveTotals["subtipos"][number];

/** A subtype in a line; its purpose, law and conditions unfold below. */
function LeaveTypeItem({ type, onAsk }: { type: Subtype; onAsk: () => void }) {
  const { t } = useTranslation("absences");
  return (
    <li>
      <details className={classes.type}>
        <summary>
          <IconChevronRight className={classes.mark ?? ""} size={20} aria-hidden />
          <b>{type.nombre}</b>
          <Figures type={type} />
        </summary>
        <div className={classes.words}>
          <p>{type.descripcion}</p>
          <ul className={classes.notes}>
            {type.norma !== null && (
              <li>
                <IconScale size={18} aria-hidden />
                {t("leave.law", { law: type.norma })}
              </li>
            )}
            {type.requiere_documento && (
              <li>
                <IconPaperclip size={18} aria-hidden />
                {t("leave.document")}
              </li>
            )}
            {type.preaviso_dias > 0 && (
              <li>
                <IconBell size={18} aria-hidden />
                {t("leave.notice", { count: type.preaviso_dias })}
              </li>
            )}
          </ul>
          <Button
            variant="default"
            size="sm"
            mih={44}
            leftSection={<IconPlus size={18} aria-hidden />}
            aria-label={t("leave.ask", { name: type.nombre })}
            onClick={onAsk}
          >
            {t("leave.ask_short")}
          </Button>
        </div>
      </details>
    </li>
  );
}

/** Limit, used, waiting and left of a subtype. */
function Figures({ type }: { type: Subtype }) {
  const { t } = useTranslation("absences");
  const amount = useAmount();
  const figures = [
    { name: t("leave.limit"), text: limitText() },
    { name: t("leave.used"), text: amount(type.usados, type.unidad) },
    ...(type.pendientes === 0
      ? []
      : [{ name: t("leave.pending"), text: amount(type.pendientes, type.unidad) }]),
    ...(type.restantes === null
      ? []
      : [{ name: t("leave.left"), text: amount(type.restantes, type.unidad) }]),
  ];
  return (
    <span className={classes.line}>
      {figures.map(({ name, text }) => (
        <span key={name}>
          <small>{name}</small> {text}
        </span>
      ))}
    </span>
  );

  function limitText(): string {
    const { limite, limite_por } = type;
    if (limite === null) return t("leave.no_limit");
    const most = amount(limite, type.unidad);
    return t(limite_por === "anyo" ? "leave.per_year" : "leave.per_event", { amount: most });
  }
}
