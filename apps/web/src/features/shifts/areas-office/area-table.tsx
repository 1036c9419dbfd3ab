import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { OfficeArea } from "@atrio/contract/shifts/areas-office";

import { formatList, formatNumber } from "../../../lib/format.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";

import classes from "./areas-office.module.css";

type AreaTableProps = { areas: readonly OfficeArea[]; isBusy: boolean };

/** Work areas with their centre, managers and number of people. */
export function AreaTable({ areas, isBusy }: AreaTableProps) {
  const { t } = useTranslation("areas-office");
  const columns = [
    { label: t("column.area") },
    { label: t("column.centre") },
    { label: t("column.managers") },
    { label: t("column.people"), isNumeric: true },
  ];
  return (
    <DataTable
      caption={t("caption")}
      columns={columns}
      stackBelow="tablet"
      hasHover
      isBusy={isBusy}
    >
      <tbody>
        {areas.map(({ id, nombre, activa, centro_trabajo, gestores, num_trabajadores }) => (
          <tr key={id}>
            <th scope="row">
              <Link to="/admin/areas" search={{ vista: id }} className={classes.name ?? ""}>
                {nombre}
              </Link>{" "}
              {!activa && <StatusBadge color="gray">{t("unused")}</StatusBadge>}
            </th>
            <td data-label={t("column.centre")}>{centro_trabajo}</td>
            <td data-label={t("column.managers")}>
              {gestores.length === 0 ? (
                <span className={classes.note}>{t("noManager")}</span>
              ) : (
                formatList(gestores.map(({ nombre_completo }) => nombre_completo))
              )}
            </td>
            <td data-label={t("column.people")} data-numeric>
              {formatNumber(num_trabajadores)}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
