import { useTranslation } from "react-i18next";

import type { YearEndRow } from "@atrio/contract/leave/year-end";

import { dayIn, formatDate } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { PersonCell } from "../../../ui/person-cell.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { useAmount } from "../requests/use-amount.ts";

import classes from "./year-end.module.css";

type YearEndTableProps = { rows: readonly YearEndRow[]; year: number; isBusy: boolean };

/** People with what they lose, carry over, and the proof of their reminder. */
export function YearEndTable({ rows, year, isBusy }: YearEndTableProps) {
  const { t } = useTranslation("leave-year-end");
  const columns = [
    { label: t("person") },
    { label: t("balance") },
    { label: t("lost"), isNumeric: true },
    { label: t("carried") },
    { label: t("reminder") },
  ];
  return (
    <DataTable
      caption={t("caption", { year })}
      columns={columns}
      stackBelow="tablet"
      hasHover
      isBusy={isBusy}
    >
      <tbody>
        {rows.map((row) => (
          <Row key={`${row.persona.id} ${row.saldo}`} row={row} />
        ))}
      </tbody>
    </DataTable>
  );
}

function Row({ row }: { row: YearEndRow }) {
  const { t } = useTranslation("leave-year-end");
  const { t: words } = useTranslation("requests");
  const amount = useAmount();
  const { unidad, pasa, pasa_hasta, caduca } = row;
  const carried = amount(pasa, unidad);
  const until =
    pasa_hasta === null
      ? t("noEnd", { amount: carried })
      : t("until", { amount: carried, date: formatDate(pasa_hasta) });
  return (
    <tr>
      <th scope="row">
        <PersonCell person={row.persona} />
      </th>
      <td data-label={t("balance")}>{words(`balance.${row.saldo}`)}</td>
      <td data-label={t("lost")} data-numeric>
        {caduca === 0 ? t("nothing") : amount(caduca, unidad)}
      </td>
      <td data-label={t("carried")}>{pasa === 0 ? t("nothing") : until}</td>
      <td data-label={t("reminder")}>
        <Reminder row={row} />
      </td>
    </tr>
  );
}

function Reminder({ row }: { row: YearEndRow }) {
  const { t } = useTranslation("leave-year-end");
  const { zona_horaria } = useCurrentUser();
  const { avisado_en, leido_en } = row;
  const on = (instant: string) => formatDate(dayIn(zona_horaria, instant));
  if (row.conservado) return <StatusBadge color="blue">{t("keptBadge")}</StatusBadge>;
  if (row.saldo !== "vacaciones" || row.caduca === 0) return t("nothing");
  if (avisado_en === null) return <StatusBadge color="yellow">{t("untold")}</StatusBadge>;
  return (
    <span className={classes.told}>
      {t("told", { date: on(avisado_en) })}
      <span>{leido_en === null ? t("unread") : t("read", { date: on(leido_en) })}</span>
    </span>
  );
}
