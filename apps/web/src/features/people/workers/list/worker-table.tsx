import { useTranslation } from "react-i18next";

import type { DirectoryRow } from "@atrio/contract/people/directory";
import type { DirectoryColumn, DirectoryOrder } from "@atrio/contract/people/directory-columns";

import { DataTable } from "../../../../ui/data-table.tsx";
import { PersonCell } from "../../../../ui/person-cell.tsx";
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
  const { t: words } = useTranslation("directory");
  const others = columns.filter((column) => column !== "nombre_completo");
  return (
    <DataTable
      caption={t("list.caption")}
      columns={(["nombre_completo", ...others] as const).map((column) => ({
        label: words(`column.${column}`),
        isNumeric: numeric.has(column) || undefined,
        sort: isOrder(column)
          ? {
              isSorted: order.by === column,
              isDescending: order.isDescending,
              onSort: () => onOrder(column),
            }
          : undefined,
      }))}
      overflow="sticky"
      isBusy={isOld}
      className={classes.table}
    >
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <PersonCell
                person={row}
                name={<PersonLink id={row.id}>{row.nombre_completo}</PersonLink>}
              />
            </th>
            {others.map((column) => (
              <td key={column} data-numeric={numeric.has(column) || undefined}>
                <WorkerValue row={row} column={column} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
