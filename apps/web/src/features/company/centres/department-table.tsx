import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";

import type { Department } from "@atrio/contract/company/centres";

import { DataTable } from "../../../ui/data-table.tsx";

import classes from "./centres.module.css";

type DepartmentTableProps = {
  departments: readonly Department[];
  /** null for those who only read. */
  onRename: ((department: Department) => void) | null;
};

/** Departments with their people. */
export function DepartmentTable({ departments, onRename }: DepartmentTableProps) {
  const { t } = useTranslation("centres");
  if (departments.length === 0) return <p className={classes.note}>{t("departments.empty")}</p>;
  return (
    <DataTable
      caption={t("departments.title")}
      columns={[
        { label: t("departments.name") },
        { label: t("people"), isNumeric: true },
        ...(onRename === null ? [] : [{ label: "" }]),
      ]}
      isBare
      isDense
    >
      <tbody>
        {departments.map((department) => (
          <tr key={department.nombre}>
            <th scope="row">{department.nombre}</th>
            <td data-numeric>{department.personas}</td>
            {onRename !== null && (
              <td className={classes.action}>
                <Button
                  variant="subtle"
                  size="sm"
                  aria-label={t("departments.dialog", { name: department.nombre })}
                  onClick={() => onRename(department)}
                >
                  {t("departments.rename")}
                </Button>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
