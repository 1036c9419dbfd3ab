import { Button } from "@mantine/core";
import { IconAlertTriangle, IconCalendarCheck, IconClock } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { officeMonthStates } from "@atrio/contract/time/office-time";
import type { OfficeMonth } from "@atrio/contract/time/office-time";

import {
  daysBetween,
  formatBalance,
  formatDate,
  formatMinutes,
  formatMonth,
} from "../../../lib/format.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { Choice, Filters } from "../../../ui/filters.tsx";
import { PagedList } from "../../../ui/paged-list.tsx";
import { PersonCell } from "../../../ui/person-cell.tsx";
import { SearchWords } from "../../../ui/search-words.tsx";
import { EmptyState } from "../../../ui/state.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";

import { monthsBefore, partsOf } from "./inbox.model.ts";
import classes from "./inbox.module.css";
import { officeMonthsQuery } from "./inbox.queries.ts";
import type { MonthsAsked } from "./inbox.queries.ts";
import { ReopenDialog } from "./reopen-dialog.tsx";

type MonthsInboxProps = {
  asked: MonthsAsked;
  /** The local day, `YYYY-MM-DD`. */
  today: string;
  onAsk: (asked: MonthsAsked) => void;
  /** Opens the request of a closure, to be decided; null for those who only read. */
  onOpen: ((id: number) => void) | null;
};

/** Months of the company's people: still open, waiting for a decision, closed (Rule TIME-145). */
export function MonthsInbox({ asked, today, onAsk, onOpen }: MonthsInboxProps) {
  const { t } = useTranslation("office-inbox");
  const query = useQuery(officeMonthsQuery(asked));
  const [reopened, setReopened] = useState<OfficeMonth | null>(null);
  const change = (next: Partial<MonthsAsked>) => onAsk({ ...asked, skip: 0, ...next });
  const isNarrowed = asked.words !== "" || asked.month !== null;
  const [open, ...others] = officeMonthStates;
  return (
    <>
      <Filters label={t("filters")}>
        <SearchWords
          label={t("person")}
          placeholder={t("personHint")}
          words={asked.words}
          onSearch={(words) => change({ words })}
        />
        <Choice
          label={t("months.state")}
          all={t(`months.states.${open}`)}
          value={asked.state === open ? null : asked.state}
          options={others.map((value) => ({ value, label: t(`months.states.${value}`) }))}
          onChange={(state) => change({ state: state ?? open })}
        />
        <Choice
          label={t("months.month")}
          all={t("months.allMonths")}
          value={asked.month}
          options={monthsBefore(today).map((value) => ({
            value,
            label: formatMonth(...partsOf(value)),
          }))}
          onChange={(month) => change({ month })}
        />
      </Filters>
      <p className={classes.muted}>{t(`months.text.${asked.state}`)}</p>
      <PagedList
        query={query}
        page={asked}
        onPage={(page) => onAsk({ ...asked, ...page })}
        empty={
          <EmptyState
            icon={<IconCalendarCheck size={24} />}
            title={t(isNarrowed ? "noMatch" : `months.none.${asked.state}`)}
          />
        }
      >
        {({ data }) => (
          <Table months={data} asked={asked} today={today} onOpen={onOpen} onReopen={setReopened} />
        )}
      </PagedList>
      {reopened !== null && <ReopenDialog month={reopened} onClose={() => setReopened(null)} />}
    </>
  );
}

type TableProps = {
  months: readonly OfficeMonth[];
  asked: MonthsAsked;
  today: string;
  onOpen: MonthsInboxProps["onOpen"];
  onReopen: (month: OfficeMonth) => void;
};

function Table({ months, asked, today, onOpen, onReopen }: TableProps) {
  const { t } = useTranslation("office-inbox");
  const isOpen = asked.state === "abierto";
  const columns = [
    { label: t("who") },
    { label: t("months.month") },
    ...(isOpen
      ? [{ label: t("months.due") }]
      : [
          { label: t("months.worked"), isNumeric: true },
          { label: t("months.balance"), isNumeric: true },
          { label: "" },
        ]),
  ];
  return (
    <DataTable caption={t("months.caption")} columns={columns} stackBelow="tablet" hasHover>
      <tbody>
        {months.map((month) => (
          <tr key={`${month.trabajador.id}-${month.anyo}-${month.mes}`}>
            <th scope="row">
              <PersonCell person={month.trabajador} />
            </th>
            <td data-label={t("months.month")}>{formatMonth(month.anyo, month.mes)}</td>
            {isOpen ? (
              <td data-label={t("months.due")}>
                <Due month={month} today={today} />
              </td>
            ) : (
              <>
                <td data-label={t("months.worked")} data-numeric>
                  {t("months.ofScheduled", {
                    worked: formatMinutes(month.minutos_trabajados ?? 0),
                    scheduled: formatMinutes(month.minutos_previstos ?? 0),
                  })}
                </td>
                <td data-label={t("months.balance")} data-numeric>
                  {formatBalance(month.saldo_minutos ?? 0)}
                </td>
                <td className={classes.action}>
                  <Act month={month} onOpen={onOpen} onReopen={onReopen} />
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

/** Days of delay of an open month, or its last day in time. */
function Due({ month, today }: { month: OfficeMonth; today: string }) {
  const { t } = useTranslation("office-inbox");
  const late = daysBetween(month.vence_el, today);
  return (
    <span className={classes.due}>
      {late > 0 ? (
        <StatusBadge color="red" icon={<IconAlertTriangle size={14} />}>
          {t("months.late", { count: late })}
        </StatusBadge>
      ) : (
        <StatusBadge color={late > -4 ? "yellow" : "gray"} icon={<IconClock size={14} />}>
          {t("months.until", { date: formatDate(month.vence_el) })}
        </StatusBadge>
      )}
      {month.rechazado && <span className={classes.muted}>{t("months.rejected")}</span>}
    </span>
  );
}

type ActProps = Pick<TableProps, "onOpen" | "onReopen"> & { month: OfficeMonth };

function Act({ month, onOpen, onReopen }: ActProps) {
  const { t } = useTranslation("office-inbox");
  const names = {
    name: month.trabajador.nombre_completo,
    month: formatMonth(month.anyo, month.mes),
  };
  const { solicitud_id } = month;
  if (month.can.reabrir) {
    return (
      <Button
        variant="default"
        size="sm"
        aria-label={t("months.reopenOf", names)}
        onClick={() => onReopen(month)}
      >
        {t("months.reopen")}
      </Button>
    );
  }
  if (month.estado !== "pendiente" || solicitud_id === null || onOpen === null) return null;
  return (
    <Button
      variant="default"
      size="sm"
      aria-label={t("months.decideOf", names)}
      onClick={() => onOpen(solicitud_id)}
    >
      {t("months.decide")}
    </Button>
  );
}
