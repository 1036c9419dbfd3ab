import { VisuallyHidden } from "@mantine/core";
import { IconArrowDownRight, IconArrowUpRight, IconUsers } from "@tabler/icons-react";
import type { Icon } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { DirectoryRow } from "@atrio/contract/people/directory";
import type { DirectoryColumn, Relation } from "@atrio/contract/people/directory-columns";

import { formatDate, formatDayMonth, formatMoney, formatNumber } from "../../../../lib/format.ts";
import { readablePhone } from "../../../../lib/phone.ts";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import type { Accent } from "../../../../ui/theme.ts";
import { PersonLink } from "../card/person-link.tsx";
import { dayOfBirthday, phoneLink, seniorityParts } from "../workers.model.ts";

import classes from "./workers.module.css";

const looks: Record<Exclude<Relation, "ninguna">, { color: Accent; icon: Icon }> = {
  descendiente: { color: "brand", icon: IconArrowDownRight },
  hermano: { color: "blue", icon: IconUsers },
  ascendente: { color: "grape", icon: IconArrowUpRight },
};

/** Relation of a person to the reader; nothing without one. */
export function RelationBadge({ relation }: { relation: Relation }) {
  const { t } = useTranslation("directory");
  if (relation === "ninguna") return null;
  const { color, icon: Icon } = looks[relation];
  return (
    <StatusBadge color={color} icon={<Icon size={14} />}>
      {t(`relation.${relation}`)}
    </StatusBadge>
  );
}

type WorkerValueProps = { row: DirectoryRow; column: Exclude<DirectoryColumn, "nombre_completo"> };

/** Text of a person's column; a dash for no value. */
export function WorkerValue({ row, column }: WorkerValueProps) {
  const { t } = useTranslation("workers");
  if (isEmpty(row, column)) {
    return (
      <span className={classes.nothing}>
        <span aria-hidden>—</span>
        <VisuallyHidden>{t(`list.nothing`)}</VisuallyHidden>
      </span>
    );
  }
  return <Said row={row} column={column} />;
}

function isEmpty(row: DirectoryRow, column: WorkerValueProps["column"]): boolean {
  if (column === "relacion") return row.relacion === "ninguna";
  const value = row[column];
  return value === null || value === "" || (Array.isArray(value) && value.length === 0);
}

function Said({ row, column }: WorkerValueProps) {
  switch (column) {
    case "relacion":
      return <RelationBadge relation={row.relacion} />;
    case "email":
      return <a href={`mailto:${row.email ?? ""}`}>{row.email}</a>;
    case "telefono":
      return <a href={phoneLink(row.telefono ?? "")}>{readablePhone(row.telefono ?? "")}</a>;
    case "supervisores":
      return <Supervisors of={row.supervisores ?? []} />;
    case "antiguedad":
      return row.antiguedad !== null && <Seniority of={row.antiguedad} />;
    case "vacaciones_totales":
    case "vacaciones_disponibles":
      return <Days count={row[column] ?? 0} />;
    default:
      return <Written row={row} column={column} />;
  }
}

type WrittenColumn = Exclude<
  WorkerValueProps["column"],
  "relacion" | "supervisores" | "antiguedad" | "vacaciones_totales" | "vacaciones_disponibles"
>;

function Written({ row, column }: { row: DirectoryRow; column: WrittenColumn }) {
  const { t } = useTranslation("directory");
  switch (column) {
    case "fin_contrato":
      return formatDate(row.fin_contrato ?? "");
    case "cumpleanyos":
      return formatDayMonth(dayOfBirthday(row.cumpleanyos ?? ""));
    case "sexo":
      return row.sexo !== null && t(`sex.${row.sexo}`);
    case "salario_bruto_anual":
      return formatMoney(row.salario_bruto_anual ?? 0);
    default:
      return row[column];
  }
}

function Supervisors({ of }: { of: NonNullable<DirectoryRow["supervisores"]> }) {
  return (
    <ul className={classes.people}>
      {of.map(({ id, nombre_completo }) => (
        <li key={id}>
          <PersonLink id={id}>{nombre_completo}</PersonLink>
        </li>
      ))}
    </ul>
  );
}

function Days({ count }: { count: number }) {
  const { t } = useTranslation("workers");
  return t("value.holidays", { count, number: formatNumber(count) });
}

function Seniority({ of }: { of: NonNullable<DirectoryRow["antiguedad"]> }) {
  const { t } = useTranslation("workers");
  const [first = "", second] = seniorityParts(of).map(({ unit, count }) =>
    t(`value.${unit}`, { count }),
  );
  return second === undefined ? first : t("value.both", { first, second });
}
