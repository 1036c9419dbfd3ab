import { IconArrowDown, IconArrowUp, IconArrowsSort } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { DirectoryRow } from "@atrio/contract/people/directory";
import type { DirectoryColumn, DirectoryOrder } from "@atrio/contract/people/directory-columns";

import { PersonAvatar } from "../../../../ui/person-avatar.tsx";
import { PersonLink } from "../card/person-link.tsx";
import { isOrder } from "../workers.model.ts";

import { WorkerValue } from "./worker-value.tsx";
import classes from "./workers.module.css";

export type Order = { by: DirectoryOrder; isDescending: boolean };

type WorkerTableProps = {
  rows: readonly DirectoryRow[];
  columns: readonly DirectoryColumn[];
  order: Order;
  /** The former page is shown while this one loads. */
  isOld: boolean;
  onOrder: (by: DirectoryOrder) => void;
};

const numeric: ReadonlySet<DirectoryColumn> = new Set([
  "vacaciones_totales",
  "vacaciones_disponibles",
  "salario_bruto_anual",
]);

/** People in rows; heads of columns that have an order are buttons. */
export function WorkerTable({ rows, columns, order, isOld, onOrder }: WorkerTableProps) {
  const { t } = useTranslation("workers");
  const others = columns.filter((column) => column !== "nombre_completo");
  return (
    <section className={classes.frame} aria-label={t("title")} aria-busy={isOld} tabIndex={-1}>
      <table className={classes.table}>
        <caption>{t("list.caption")}</caption>
        <thead>
          <tr>
            {(["nombre_completo", ...others] as const).map((column) => (
              <Head key={column} column={column} order={order} onOrder={onOrder} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <span className={classes.person}>
                  <PersonAvatar name={row.nombre_completo} photo={row.link_foto} size={36} />
                  <PersonLink id={row.id}>{row.nombre_completo}</PersonLink>
                </span>
              </th>
              {others.map((column) => (
                <td key={column} data-numeric={numeric.has(column) || undefined}>
                  <WorkerValue row={row} column={column} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type HeadProps = { column: DirectoryColumn; order: Order; onOrder: (by: DirectoryOrder) => void };

function Head({ column, order, onOrder }: HeadProps) {
  const { t } = useTranslation("directory");
  const isNumeric = numeric.has(column) || undefined;
  const name = t(`column.${column}`);
  if (!isOrder(column)) {
    return (
      <th scope="col" data-numeric={isNumeric}>
        <span className={classes.plainHead}>{name}</span>
      </th>
    );
  }
  const isSorted = order.by === column;
  const direction = order.isDescending ? "descending" : "ascending";
  const Arrow = order.isDescending ? IconArrowDown : IconArrowUp;
  return (
    <th scope="col" aria-sort={isSorted ? direction : "none"} data-numeric={isNumeric}>
      <button type="button" className={classes.head} onClick={() => onOrder(column)}>
        {name}
        {isSorted ? <Arrow size={16} aria-hidden /> : <IconArrowsSort size={16} aria-hidden />}
      </button>
    </th>
  );
}
