import { SegmentedControl } from "@mantine/core";
import { useTranslation } from "react-i18next";

import { Finder } from "../../../ui/finder.tsx";
import { DateField } from "../../../ui/typed-fields/date-field.tsx";

import { scopes } from "./evidence.model.ts";
import type { Inspected, InspectedFault, Scope } from "./evidence.model.ts";
import classes from "./evidence.module.css";

type InspectedFieldsProps = {
  value: Inspected;
  faults: readonly InspectedFault[];
  onChange: (value: Inspected) => void;
};

/** Whose days are inspected, and which. */
export function InspectedFields({ value, faults, onChange }: InspectedFieldsProps) {
  const { t } = useTranslation("evidence-office");
  const { scope, object, from, until } = value;
  const range = faults.includes("range") ? t("form.range") : undefined;
  return (
    <>
      <SegmentedControl<Scope>
        className={classes.scope}
        aria-label={t("form.scope")}
        value={scope}
        onChange={(next) => onChange({ ...value, scope: next, object: null })}
        data={scopes.map((one) => ({ value: one, label: t(`form.scopes.${one}`) }))}
      />
      {scope !== "empresa" && (
        <Finder
          key={scope}
          kind={scope === "centro" ? "centre" : "person"}
          label={t(`form.scopes.${scope}`)}
          value={object}
          error={faults.includes("object") ? t("form.choose") : undefined}
          onChange={(found) => onChange({ ...value, object: found })}
        />
      )}
      <div className={classes.days}>
        <DateField
          label={t("form.from")}
          required
          value={from}
          error={range}
          onChange={(day) => onChange({ ...value, from: day })}
        />
        <DateField
          label={t("form.until")}
          required
          value={until}
          onChange={(day) => onChange({ ...value, until: day })}
        />
      </div>
    </>
  );
}
