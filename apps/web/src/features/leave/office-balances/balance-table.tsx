import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";

import type { OfficeBalance } from "@atrio/contract/leave/balances-office";

import { formatDate, formatMinutes, formatNumber } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { PersonCell } from "../../../ui/person-cell.tsx";
import { useAmount } from "../requests/use-amount.ts";

import classes from "./office-balances.module.css";

type BalanceTableProps = {
  rows: readonly OfficeBalance[];
  year: number;
  isBusy: boolean;
  /** Opens the form of an adjustment; null for people who only read. */
  onAdjust: ((row: OfficeBalance) => void) | null;
};

/** People with the figures of their balance. */
export function BalanceTable({ rows, year, isBusy, onAdjust }: BalanceTableProps) {
  const { t } = useTranslation("leave-balances");
  const figures = [t("granted"), t("adjusted"), t("taken"), t("coming"), t("pending"), t("left")];
  const columns = [
    { label: t("person") },
    ...figures.map((label) => ({ label, isNumeric: true })),
    { label: t("expires") },
    ...(onAdjust === null ? [] : [{ label: "" }]),
  ];
  return (
    <DataTable
      caption={t("caption", { year })}
      columns={columns}
      stackBelow="laptop"
      hasHover
      isBusy={isBusy}
    >
      <tbody>
        {rows.map((row) => (
          <Row key={row.persona.id} row={row} figures={figures} onAdjust={onAdjust} />
        ))}
      </tbody>
    </DataTable>
  );
}

type RowProps = {
  row: OfficeBalance;
  figures: readonly string[];
  onAdjust: BalanceTableProps["onAdjust"];
};

function Row({ row, figures, onAdjust }: RowProps) {
  const { t } = useTranslation("leave-balances");
  const amount = useAmount();
  const { persona, saldo, caduca } = row;
  const short = (value: number) =>
    saldo.unidad === "horas"
      ? formatMinutes(value, "column")
      : formatNumber(value).replace("-", "−");
  const isOwn = useCurrentUser().id === row.persona.id;
  const values = [
    saldo.dias_totales,
    saldo.dias_ajuste,
    saldo.dias_usados,
    saldo.dias_aprobados,
    saldo.dias_pendientes,
    saldo.dias_restantes,
  ];
  return (
    <tr>
      <th scope="row" className={classes.person}>
        <PersonCell
          person={persona}
          own={isOwn}
          note={row.centro_trabajo === null ? row.codigo : `${row.codigo} · ${row.centro_trabajo}`}
        />
      </th>
      {figures.map((label, index) => (
        <td
          key={label}
          data-label={label}
          data-numeric
          className={index === figures.length - 1 ? classes.left : undefined}
        >
          {short(values[index] ?? 0)}
        </td>
      ))}
      <td data-label={t("expires")} className={classes.expiry}>
        {caduca === null
          ? t("nothing")
          : t("expiry", {
              amount: amount(caduca.cantidad, saldo.unidad),
              date: formatDate(caduca.fecha),
            })}
      </td>
      {onAdjust !== null && (
        <td className={classes.action}>
          {!isOwn && (
            <Button
              variant="default"
              size="sm"
              aria-label={t("adjustOf", { name: persona.nombre_completo })}
              onClick={() => onAdjust(row)}
            >
              {t("adjust")}
            </Button>
          )}
        </td>
      )}
    </tr>
  );
}
