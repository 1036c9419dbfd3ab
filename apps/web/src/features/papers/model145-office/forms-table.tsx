import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { OfficeModel145 } from "@atrio/contract/papers/model145-office";

import { dayIn, formatDate } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { PersonCell } from "../../../ui/person-cell.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";

import classes from "./model145-office.module.css";

type FormsTableProps = {
  rows: readonly OfficeModel145[];
  isBusy: boolean;
  /** Absent for a reader who may not take forms. */
  onTake: ((row: OfficeModel145) => void) | undefined;
};

/** People with the dates of their form. */
export function FormsTable({ rows, isBusy, onTake }: FormsTableProps) {
  const { t } = useTranslation("model145-office");
  const columns = [
    { label: t("person") },
    { label: t("nif") },
    { label: t("signed") },
    { label: t("confirmed") },
    { label: t("handed") },
    ...(onTake === undefined ? [] : [{ label: "" }]),
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
        {rows.map((row) => (
          <Row key={row.persona.id} row={row} onTake={onTake} />
        ))}
      </tbody>
    </DataTable>
  );
}

function Row({ row, onTake }: Pick<FormsTableProps, "onTake"> & { row: OfficeModel145 }) {
  const { t } = useTranslation("model145-office");
  const { zona_horaria } = useCurrentUser();
  const on = (instant: string | null) =>
    instant === null ? t("nothing") : formatDate(dayIn(zona_horaria, instant));
  const { firmado_en, version, modelo145_id } = row;
  return (
    <tr>
      <th scope="row">
        <PersonCell person={row.persona} note={row.codigo} />
      </th>
      <td data-label={t("nif")}>{row.nif ?? t("nothing")}</td>
      <td data-label={t("signed")}>
        {firmado_en === null ? (
          <StatusBadge color="gray">{t("none")}</StatusBadge>
        ) : (
          t("version", { date: on(firmado_en), version })
        )}
      </td>
      <td data-label={t("confirmed")}>{on(row.confirmado_en)}</td>
      <td data-label={t("handed")}>
        <HandedOver row={row} date={on(row.entregado_en)} />
      </td>
      {onTake !== undefined && (
        <td className={classes.action}>
          {modelo145_id !== null && (
            <Button
              size="compact-md"
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden />}
              aria-label={t("takeOf", { name: row.persona.nombre_completo })}
              onClick={() => onTake(row)}
            >
              {t("take")}
            </Button>
          )}
        </td>
      )}
    </tr>
  );
}

function HandedOver({ row, date }: { row: OfficeModel145; date: string }) {
  const { t } = useTranslation("model145-office");
  if (row.modelo145_id === null) return t("nothing");
  if (row.entregado_en === null) return <StatusBadge color="yellow">{t("new")}</StatusBadge>;
  return t("handedBy", { date, name: row.entregado_por ?? "" });
}
