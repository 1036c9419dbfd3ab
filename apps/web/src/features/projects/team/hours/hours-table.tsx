import { useTranslation } from "react-i18next";

import { formatMinutes } from "../../../../lib/format.ts";
import { DataTable } from "../../../../ui/data-table.tsx";
import { PersonCell } from "../../../../ui/person-cell.tsx";
import type { PersonHours } from "../team-projects.queries.ts";

import classes from "./hours.module.css";

type HoursTableProps = { people: readonly PersonHours[]; isBusy: boolean };

/** Figures of a row, in the order of the columns. */
const figures = {
  project: "minutos_proyecto",
  approved: "minutos_aprobados",
  clocked: "minutos",
  assigned: "minutos_asignados",
  gap: "minutos_sin_asignar",
} as const;
const columns = ["project", "approved", "clocked", "assigned", "gap"] as const;

/** Minutes of each person; a narrow screen stacks them. */
export function HoursTable({ people, isBusy }: HoursTableProps) {
  const { t } = useTranslation("team-projects");
  return (
    <DataTable
      caption={t("hours.title")}
      columns={[
        { label: t("hours.person") },
        ...columns.map((column) => ({ label: t(`hours.${column}`), isNumeric: true })),
      ]}
      stackBelow="tablet"
      isBusy={isBusy}
    >
      <tbody>
        {people.map((row) => (
          <tr key={row.trabajador.id}>
            <th scope="row">
              <PersonCell person={row.trabajador} />
            </th>
            {columns.map((column) => (
              <td key={column} data-numeric data-label={t(`hours.${column}`)}>
                <span
                  className={classes.figure}
                  data-gap={column === "gap" && row.minutos_sin_asignar > 0}
                >
                  {formatMinutes(row[figures[column]], "column")}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
