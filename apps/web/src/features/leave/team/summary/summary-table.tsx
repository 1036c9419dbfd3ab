import { IconArrowDown, IconArrowUp, IconArrowsSort } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { PersonAvatar } from "../../../../ui/person-avatar.tsx";
import { useAmount } from "../../requests/use-amount.ts";

import classes from "./summary-table.module.css";
import { shares, summaryColumns } from "./summary.model.ts";
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
  return (
    <div className={classes.frame}>
      <table className={classes.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <Head by="name" order={order} onOrder={onOrder}>
              {t("summary.person")}
            </Head>
            {summaryColumns.map((column) => (
              <Head key={column} by={column} order={order} onOrder={onOrder}>
                {t(`summary.${column}`)}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.person.id} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type HeadProps = {
  by: SummaryOrder["by"];
  order: SummaryOrder;
  onOrder: (by: SummaryOrder["by"]) => void;
  children: ReactNode;
};

function Head({ by, order, onOrder, children }: HeadProps) {
  const isSorted = order.by === by;
  const direction = order.descending ? "descending" : "ascending";
  const Arrow = order.descending ? IconArrowDown : IconArrowUp;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? direction : "none"}
      data-numeric={by === "name" ? undefined : true}
    >
      <button type="button" className={classes.head} onClick={() => onOrder(by)}>
        {children}
        {isSorted ? <Arrow size={16} aria-hidden /> : <IconArrowsSort size={16} aria-hidden />}
      </button>
    </th>
  );
}

function Row({ row: { person, balance } }: { row: SummaryRow }) {
  const { t } = useTranslation("team-absences");
  return (
    <tr>
      <th scope="row">
        <span className={classes.person}>
          <PersonAvatar name={person.nombre_completo} photo={person.link_foto} size={32} />
          {person.nombre_completo}
        </span>
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
  const { used, approved, waiting } = shares(balance);
  return summaryColumns.map((column) => (
    <td
      key={column}
      data-numeric
      data-label={t(`summary.${column}`)}
      data-left={column === "dias_restantes"}
    >
      <span>{amountOf(balance[column], balance.unidad)}</span>
      {column === "dias_restantes" && (
        <span className={classes.bar} aria-hidden>
          <span data-part="used" style={{ width: `${used}%` }} />
          <span data-part="approved" style={{ width: `${approved}%` }} />
          <span data-part="waiting" style={{ width: `${waiting}%` }} />
        </span>
      )}
    </td>
  ));
}
