import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { EndpointResponse } from "@atrio/contract/endpoint";
import type { Person } from "@atrio/contract/person";
import type { teamSundayClockings } from "@atrio/contract/time/team";

import { formatDate, formatMinutes, formatNumber, formatWeekday } from "../../../../lib/format.ts";
import { Card } from "../../../../ui/card.tsx";
import { DataTable } from "../../../../ui/data-table.tsx";
import { ErrorState, LinesSkeleton } from "../../../../ui/state.tsx";

import { sundaysQuery } from "./sheets.queries.ts";
import classes from "./sundays-card.module.css";

type SundaysCardProps = {
  year: number;
  /** Null for everybody. */
  person: Person | null;
  onPerson: (id: number) => void;
};

type Row = EndpointResponse<typeof teamSundayClockings>["data"][number];

/** Sundays and holidays worked in a year: how many, how long and which. */
export function SundaysCard({ year, person, onPerson }: SundaysCardProps) {
  const { t } = useTranslation("team-time");
  const { data: rows, error, refetch } = useQuery(sundaysQuery(year, person?.id ?? null));
  return (
    <Card title={t("sundays.title", { year })}>
      {rows === undefined && error === null && <LinesSkeleton lines={3} />}
      {rows === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {rows !== undefined && (
        <SundaysTable
          rows={rows.filter(({ dias }) => dias.length > 0)}
          none={person === null ? t("sundays.none") : t("sundays.none_person")}
          onPerson={person === null ? onPerson : null}
        />
      )}
    </Card>
  );
}

const shortList = 10;

type SundaysTableProps = {
  rows: readonly Row[];
  none: string;
  /** Null where there is nobody to choose. */
  onPerson: ((id: number) => void) | null;
};

function SundaysTable({ rows, none, onPerson }: SundaysTableProps) {
  const { t } = useTranslation("team-time");
  const [isWhole, setWhole] = useState(false);
  if (rows.length === 0) return <p className={classes.none}>{none}</p>;
  return (
    <>
      <DataTable
        caption={t("sundays.caption")}
        columns={[
          { label: t("sundays.person") },
          { label: t("sundays.sundays"), isNumeric: true },
          { label: t("sundays.holidays"), isNumeric: true },
          { label: t("sundays.total"), isNumeric: true },
          { label: t("sundays.days") },
        ]}
        stackBelow="phone"
        isBare
        isDense
        className={classes.table}
      >
        <tbody>
          {rows.slice(0, isWhole ? rows.length : shortList).map((row) => (
            <SundaysRow key={row.trabajador.id} row={row} onPerson={onPerson} />
          ))}
        </tbody>
      </DataTable>
      {!isWhole && rows.length > shortList && (
        <Button variant="default" size="sm" mt="sm" onClick={() => setWhole(true)}>
          {t("sundays.all")}
        </Button>
      )}
    </>
  );
}

function SundaysRow({ row, onPerson }: { row: Row; onPerson: SundaysTableProps["onPerson"] }) {
  const { t } = useTranslation("team-time");
  const { id, nombre_completo } = row.trabajador;
  return (
    <tr>
      <th scope="row">
        {onPerson === null ? (
          nombre_completo
        ) : (
          <button type="button" className={classes.name} onClick={() => onPerson(id)}>
            {nombre_completo}
          </button>
        )}
      </th>
      <td data-numeric data-label={t("sundays.sundays")}>
        {formatNumber(row.domingos)}
      </td>
      <td data-numeric data-label={t("sundays.holidays")}>
        {formatNumber(row.festivos)}
      </td>
      <td data-numeric data-label={t("sundays.total")}>
        {formatMinutes(row.minutos, "column")}
      </td>
      <td aria-label={t("sundays.days")}>
        <details className={classes.days}>
          <summary>{t("sundays.show_days", { count: row.dias.length })}</summary>
          <ul>
            {row.dias.map(({ dia, minutos, festivo }) => (
              <li key={dia}>
                {`${formatWeekday(dia)} ${formatDate(dia)} · ${formatMinutes(minutos)}`}
                {festivo !== null && ` · ${festivo.nombre}`}
              </li>
            ))}
          </ul>
        </details>
      </td>
    </tr>
  );
}
