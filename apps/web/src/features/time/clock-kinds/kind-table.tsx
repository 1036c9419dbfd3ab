import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";

import { DataTable } from "../../../ui/data-table.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";

import type { TimeClass } from "./clock-kinds.model.ts";
import classes from "./clock-kinds.module.css";

type KindRow = {
  id: number;
  nombre: string;
  activo: boolean;
  clase_tiempo: TimeClass;
  tipo: string;
  more: string;
};

type KindTableProps = {
  caption: string;
  rows: readonly KindRow[];
  /** Heading of the column that only one of the tables has. */
  moreLabel: string;
  /** null for those who only read. */
  onAct: ((act: "edit" | "offer", id: number) => void) | null;
};

/** Kinds in the clock's order, with those that it no longer offers. */
export function KindTable({ caption, rows, moreLabel, onAct }: KindTableProps) {
  const { t } = useTranslation("clock-kinds");
  return (
    <DataTable
      caption={caption}
      columns={[
        { label: t("field.nombre") },
        { label: t("field.tipo") },
        { label: moreLabel },
        { label: t("field.clase_tiempo") },
        { label: t("field.activo") },
        ...(onAct === null ? [] : [{ label: "" }]),
      ]}
      stackBelow="tablet"
      isBare
    >
      <tbody>
        {rows.map(({ id, nombre, activo, clase_tiempo, tipo, more }) => (
          <tr key={id}>
            <th scope="row">{nombre}</th>
            <td data-label={t("field.tipo")}>{tipo}</td>
            <td data-label={moreLabel}>{more}</td>
            <td data-label={t("field.clase_tiempo")}>{t(`timeClass.${clase_tiempo}`)}</td>
            <td data-label={t("field.activo")}>
              <StatusBadge color={activo ? "green" : "gray"}>
                {t(activo ? "offered" : "notOffered")}
              </StatusBadge>
            </td>
            {onAct !== null && (
              <td className={classes.action}>
                <Button
                  variant="default"
                  size="sm"
                  aria-label={t("editOf", { name: nombre })}
                  onClick={() => onAct("edit", id)}
                >
                  {t("edit")}
                </Button>
                <Button
                  variant="subtle"
                  size="sm"
                  aria-label={t(activo ? "takeOf" : "putOf", { name: nombre })}
                  onClick={() => onAct("offer", id)}
                >
                  {t(activo ? "take" : "put")}
                </Button>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
