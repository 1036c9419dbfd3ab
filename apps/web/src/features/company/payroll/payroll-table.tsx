import { useTranslation } from "react-i18next";

import { payrollConcepts } from "@atrio/contract/company/payroll";
import type { PayrollConcept, PayrollRow } from "@atrio/contract/company/payroll";

import {
  formatBalance,
  formatDate,
  formatMinutes,
  formatMoney,
  formatNumber,
} from "../../../lib/format.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { PersonCell } from "../../../ui/person-cell.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";

import classes from "./payroll.module.css";

const hours: readonly PayrollConcept[] = [
  "previstas",
  "trabajadas",
  "saldo",
  "horas_nomina",
  "horas_retribuidas",
];

/** A figure in words: hours, euros or days. */
function useFigure() {
  const { t } = useTranslation("payroll");
  return (concept: PayrollConcept, figure: number): string => {
    if (concept === "saldo") return formatBalance(figure, "column");
    if (hours.includes(concept)) return formatMinutes(figure, "column");
    if (concept === "gastos") return formatMoney(figure);
    return t("days", { count: figure, total: formatNumber(figure) });
  };
}

const inColumns: readonly PayrollConcept[] = [
  "previstas",
  "trabajadas",
  "saldo",
  "horas_nomina",
  "gastos",
];
const absences = payrollConcepts.filter((concept) => !inColumns.includes(concept));

type PayrollTableProps = { rows: readonly PayrollRow[]; month: string; isBusy: boolean };

/** People of a month with their figures, absences, changes and problems. */
export function PayrollTable({ rows, month, isBusy }: PayrollTableProps) {
  const { t } = useTranslation("payroll");
  const columns = [
    { label: t("person") },
    ...inColumns.map((concept) => ({ label: t(`concept.${concept}`), isNumeric: true })),
    { label: t("absences") },
    { label: t("news") },
  ];
  return (
    <DataTable
      caption={t("caption", { month })}
      columns={columns}
      stackBelow="laptop"
      hasHover
      isBusy={isBusy}
    >
      <tbody>
        {rows.map((row) => (
          <Row key={row.persona.id} row={row} />
        ))}
      </tbody>
    </DataTable>
  );
}

function Row({ row }: { row: PayrollRow }) {
  const { t } = useTranslation("payroll");
  const figure = useFigure();
  const away = absences.filter((concept) => row.cifras[concept] !== 0);
  return (
    <tr>
      <th scope="row">
        <PersonCell person={row.persona} />
      </th>
      {inColumns.map((concept) => (
        <td key={concept} data-label={t(`concept.${concept}`)} data-numeric>
          {row.cifras[concept] === 0 ? t("nothing") : figure(concept, row.cifras[concept])}
        </td>
      ))}
      <td data-label={t("absences")}>
        {away.length === 0 ? (
          t("nothing")
        ) : (
          <ul className={classes.kinds}>
            {away.map((concept) => (
              <li key={concept}>
                {t("absence", {
                  name: t(`concept.${concept}`),
                  amount: figure(concept, row.cifras[concept]),
                })}
              </li>
            ))}
          </ul>
        )}
      </td>
      <td data-label={t("news")}>
        <News row={row} />
      </td>
    </tr>
  );
}

const dated = ["alta", "baja", "contrato", "cuenta"] as const;

/** Problems first, then changes since the last file and changes of the month. */
function News({ row }: { row: PayrollRow }) {
  const { t } = useTranslation("payroll");
  const figure = useFigure();
  const { mes_abierto, pendientes, cambios } = row;
  return (
    <span className={classes.chips}>
      {mes_abierto && <StatusBadge color="yellow">{t("open")}</StatusBadge>}
      {pendientes > 0 && (
        <StatusBadge color="yellow">
          {t("waiting", { count: pendientes, total: formatNumber(pendientes) })}
        </StatusBadge>
      )}
      {cambios.map(({ concepto, antes, ahora }) => (
        <StatusBadge key={concepto} color="red">
          {t("changed", {
            name: t(`concept.${concepto}`),
            before: figure(concepto, antes),
            after: figure(concepto, ahora),
          })}
        </StatusBadge>
      ))}
      {dated.map((key) => {
        const day = row[key];
        return day === null ? null : (
          <StatusBadge key={key} color="blue">
            {t(`dated.${key}`, { date: formatDate(day) })}
          </StatusBadge>
        );
      })}
      {!mes_abierto && pendientes === 0 && cambios.length === 0 && row.entregado_en !== null && (
        <StatusBadge color="green">{t("handed")}</StatusBadge>
      )}
    </span>
  );
}
