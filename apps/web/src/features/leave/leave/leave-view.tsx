import { Button, TextInput } from "@mantine/core";
import {
  IconBell,
  IconChevronRight,
  IconPaperclip,
  IconPlus,
  IconScale,
  IconSearch,
} from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { requestKinds } from "@atrio/contract/kinds";
import type { LeaveTotals } from "@atrio/contract/leave/leave";

import { useCurrentUser } from "../../../lib/identity.ts";
import { matches } from "../../../lib/plain-text.ts";
import { Card } from "../../../ui/card.tsx";
import { SectionHead } from "../../../ui/section-head.tsx";
import { ErrorState, LinesSkeleton } from "../../../ui/state.tsx";
import { YearSteps } from "../../../ui/year-steps.tsx";
import page from "../leave.module.css";
import { balancesQuery, leaveQuery } from "../leave.queries.ts";
import { useAmount } from "../requests/use-amount.ts";

import classes from "./leave.module.css";

type Subtype = LeaveTotals["subtipos"][number];

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

/** Types that are listed without a search. */
const mostWithoutSearch = 8;

const isTaken = ({ usados, pendientes }: Subtype): boolean => usados > 0 || pendientes > 0;

/** Types with a name that contains a text, those with days taken or waiting first. */
function typesFor(types: readonly Subtype[], text: string): Subtype[] {
  return types
    .filter(({ nombre }) => matches(nombre, text))
    .toSorted((a, b) => Number(isTaken(b)) - Number(isTaken(a)));
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
  const [text, setText] = useState("");
  const types = totals && typesFor(totals.subtipos, text);
  const hasField = totals !== undefined && totals.subtipos.length > mostWithoutSearch;
  return (
    <Card title={t(isPaid ? "leave.paid" : "leave.unpaid")} action={requests}>
      {totals === undefined && error === null && <LinesSkeleton lines={18} />}
      {totals === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {totals !== undefined && <Totals totals={totals} />}
      {totals?.subtipos.length === 0 && <p className={page.muted}>{t("leave.none")}</p>}
      {hasField && (
        <TextInput
          aria-label={t("leave.find")}
          placeholder={t("leave.find")}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={text}
          mb="xs"
          maw={320}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      )}
      <ul className={classes.types}>
        {types?.map((type) => (
          <LeaveTypeItem key={type.id} type={type} onAsk={() => onAsk(kind)} />
        ))}
      </ul>
      {hasField && types?.length === 0 && (
        <p className={page.muted} role="status">
          {t("leave.find_none")}
        </p>
      )}
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

/** Years that calendar days make, leap days among them; null where they are not whole. */
function wholeYears(days: number): number | null {
  const years = Math.floor(days / 365);
  const leapDays = days - years * 365;
  return years > 0 && leapDays <= Math.ceil(years / 4) ? years : null;
}

/** Limit of a subtype; used, waiting and left where anything of it is taken or waits. */
function Figures({ type }: { type: Subtype }) {
  const { t } = useTranslation("absences");
  const amount = useAmount();
  const figures = [
    ...(type.usados === 0
      ? []
      : [{ name: t("leave.used"), text: amount(type.usados, type.unidad) }]),
    ...(type.pendientes === 0
      ? []
      : [{ name: t("leave.pending"), text: amount(type.pendientes, type.unidad) }]),
    ...(type.restantes === null || !isTaken(type)
      ? []
      : [{ name: t("leave.left"), text: amount(type.restantes, type.unidad) }]),
  ];
  return (
    <span className={classes.line}>
      <span>{limitText()}</span>
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
    const years = type.unidad === "naturales" ? wholeYears(limite) : null;
    const most = years === null ? amount(limite, type.unidad) : t("leave.years", { count: years });
    return t(limite_por === "anyo" ? "leave.per_year" : "leave.per_event", { amount: most });
  }
}
