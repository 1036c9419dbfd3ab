import { ActionIcon, Select, TextInput } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import { formatWeekday } from "../../../lib/format.ts";
import { DateField } from "../../../ui/typed-fields/date-field.tsx";

import { dayKinds, isSunday } from "./holidays.model.ts";
import type { DayRow, RowFault } from "./holidays.model.ts";
import classes from "./holidays.module.css";

type DayRowsProps = {
  rows: readonly DayRow[];
  anyo: number;
  faults: ReadonlyMap<number, RowFault>;
  canChange: boolean;
  onChange: (rows: readonly DayRow[]) => void;
};

/** Days of a year: date, name and kind, each of which can be changed or taken away. */
export function DayRows({ rows, anyo, faults, canChange, onChange }: DayRowsProps) {
  const { t } = useTranslation("holidays");
  const put = (key: number, change: Partial<DayRow>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...change } : row)));
  return (
    <ul className={classes.days} aria-label={t("daysOf", { year: anyo })}>
      {rows.map((row) => (
        <Day
          key={row.key}
          row={row}
          anyo={anyo}
          fault={faults.get(row.key)}
          canChange={canChange}
          onChange={(change) => put(row.key, change)}
          onRemove={() => onChange(rows.filter(({ key }) => key !== row.key))}
        />
      ))}
    </ul>
  );
}

type DayProps = {
  row: DayRow;
  anyo: number;
  fault: RowFault | undefined;
  canChange: boolean;
  onChange: (change: Partial<DayRow>) => void;
  onRemove: () => void;
};

function Day({ row, anyo, fault, canChange, onChange, onRemove }: DayProps) {
  const { t } = useTranslation("holidays");
  const { fecha, nombre, kind } = row;
  const error = fault === undefined ? undefined : t(`fault.${fault}`);
  const note = fecha === "" ? "" : formatWeekday(fecha, "long");
  return (
    <li className={classes.day}>
      <DateField
        aria-label={t("day")}
        value={fecha}
        min={`${anyo}-01-01`}
        max={`${anyo}-12-31`}
        disabled={!canChange}
        error={fault === "noName" ? undefined : error}
        description={isSunday(fecha) ? t("sunday") : note}
        inputWrapperOrder={["label", "input", "description", "error"]}
        onChange={(day) => onChange({ fecha: day })}
      />
      <TextInput
        aria-label={t("dayName")}
        placeholder={t("dayName")}
        value={nombre}
        maxLength={120}
        readOnly={!canChange}
        error={fault === "noName" ? error : undefined}
        onChange={(event) => onChange({ nombre: event.currentTarget.value })}
      />
      <Select
        aria-label={t("kindOf", { name: nombre })}
        data={dayKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={kind}
        readOnly={!canChange}
        onChange={(value) => onChange({ kind: dayKinds.find((one) => one === value) ?? kind })}
      />
      {canChange && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t("removeDay", { name: nombre === "" ? fecha : nombre })}
          onClick={onRemove}
        >
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}
