import { ActionIcon } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import { Hint } from "../../../../ui/hint.tsx";
import { DateField } from "../../../../ui/typed-fields/date-field.tsx";
import { CandidateSearch } from "../people/candidate-search.tsx";
import type { ChargeRow, Faults } from "../projects-office.model.ts";
import classes from "../projects-office.module.css";

type ChargeRowsProps = {
  rows: readonly ChargeRow[];
  faults: Faults["rows"];
  onChange: (rows: readonly ChargeRow[]) => void;
};

/** People in charge of a project, each between two days. */
export function ChargeRows({ rows, faults, onChange }: ChargeRowsProps) {
  const { t } = useTranslation("projects-office");
  if (rows.length === 0) return <p className={classes.note}>{t("facts.noCharges")}</p>;
  return (
    <div className={classes.form}>
      {rows.map((row) => (
        <Row
          key={row.key}
          row={row}
          faults={faults.get(row.key) ?? {}}
          onChange={(change) =>
            onChange(rows.map((one) => (one.key === row.key ? { ...one, ...change } : one)))
          }
          onRemove={() => onChange(rows.filter((one) => one.key !== row.key))}
        />
      ))}
    </div>
  );
}

type RowProps = {
  row: ChargeRow;
  faults: Partial<Record<"person" | "desde" | "hasta", "required" | "backwards">>;
  onChange: (change: Partial<ChargeRow>) => void;
  onRemove: () => void;
};

function Row({ row, faults, onChange, onRemove }: RowProps) {
  const { t } = useTranslation("projects-office");
  const textOf = (fault: "required" | "backwards" | undefined) =>
    fault === undefined ? undefined : t(`fault.${fault}`);
  const label = t("facts.removeCharge", { name: row.person?.nombre_completo ?? "" });
  return (
    <div className={classes.charge} role="group" aria-label={row.person?.nombre_completo}>
      <CandidateSearch
        label={t("facts.person")}
        value={row.person}
        supervisors
        error={textOf(faults.person)}
        onChange={(person) => onChange({ person })}
      />
      <DateField
        label={t("facts.from")}
        value={row.desde}
        error={textOf(faults.desde)}
        onChange={(desde) => onChange({ desde })}
      />
      <DateField
        label={t("facts.to")}
        value={row.hasta}
        error={textOf(faults.hasta)}
        onChange={(hasta) => onChange({ hasta })}
      />
      <Hint text={label}>
        <ActionIcon variant="default" size={44} aria-label={label} onClick={onRemove}>
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      </Hint>
    </div>
  );
}
