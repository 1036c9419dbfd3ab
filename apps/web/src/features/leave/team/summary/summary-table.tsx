import { useTranslation } from "react-i18next";

import { DataTable } from "../../../../ui/data-table.tsx";
import { PersonCell } from "../../../../ui/person-cell.tsx";
import { BalanceBar } from "../../balances/balance-bar.tsx";
import { useAmount } from "../../requests/use-amount.ts";

import classes from "./summary-table.module.css";
import { summaryColumns } from "./summary.model.ts";
import type { PersonBalance, SummaryOrder, SummaryRow } from "./summary.model.ts";

type SummaryTableProps = {
  caption: string;
  rows: readonly SummaryRow[];
  order: SummaryOrder;
  onOrder: (by: SummaryOrder["by"]) => void;
};

/** A balance of each person; every head puts the table in order. A phone shows a card a person. */
export function SummaryTable({ caption, rows, order, onOrder }: SummaryTableProps) {
  const { t } = useTranslation("team-absences");
  const sortBy = (by: SummaryOrder["by"]) => ({
    isSorted: order.by === by,
    isDescending: order.descending,
    onSort: () => onOrder(by),
  });
  return (
    <DataTable
      caption={caption}
      columns={[
        { label: t("summary.person"), sort: sortBy("name") },
        ...summaryColumns.map((column) => ({
          label: t(`summary.${column}`),
          isNumeric: true,
          sort: sortBy(column),
        })),
      ]}
      stackBelow="tablet"
      overflow="scroll"
    >
      <tbody>
        {rows.map((row) => (
          <Row key={row.person.id} row={row} />
        ))}
      </tbody>
    </DataTable>
  );
}

function Row({ row: { person, balance } }: { row: SummaryRow }) {
  const { t } = useTranslation("team-absences");
  return (
    <tr>
      <th scope="row">
        <PersonCell person={person} size={32} />
      </th>
      {balance === null ? (
        <td colSpan={summaryColumns.length} className={classes.none}>
          {t("summary.not_granted")}
        </td>
      ) : (
        <Figures balance={balance} />
      )}
    </tr>
  );
}

function Figures({ balance }: { balance: PersonBalance }) {
  const { t } = useTranslation("team-absences");
  const amountOf = useAmount();
  return summaryColumns.map((column) => (
    <td key={column} data-numeric data-label={t(`summary.${column}`)}>
      <span className={column === "dias_restantes" ? classes.left : undefined}>
        {amountOf(balance[column], balance.unidad)}
      </span>
      {column === "dias_restantes" && (
        <span className={classes.bar}>
          <BalanceBar balance={balance} isSmall />
        </span>
      )}
    </td>
  ));
}
