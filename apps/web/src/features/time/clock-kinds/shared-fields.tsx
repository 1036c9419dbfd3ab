import { NumberInput, Select, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";

import { timeClasses } from "./clock-kinds.model.ts";
import type { TimeClass } from "./clock-kinds.model.ts";

type Shared = { nombre: string; clase_tiempo: TimeClass; orden: number | null };

type SharedFieldsProps = {
  form: Shared;
  errorOf: (name: string) => string | undefined;
  onChange: (change: Partial<Shared>) => void;
};

/** Fields of clock-in types and of pauses: name, how the law counts the time, place in the list. */
export function SharedFields({ form, errorOf, onChange }: SharedFieldsProps) {
  const { t } = useTranslation("clock-kinds");
  return (
    <>
      <TextInput
        label={t("field.nombre")}
        value={form.nombre}
        maxLength={60}
        required
        error={errorOf("nombre")}
        onChange={(event) => onChange({ nombre: event.currentTarget.value })}
      />
      <Select
        label={t("field.clase_tiempo")}
        description={t(`timeClassText.${form.clase_tiempo}`)}
        data={timeClasses.map((value) => ({ value, label: t(`timeClass.${value}`) }))}
        value={form.clase_tiempo}
        allowDeselect={false}
        error={errorOf("clase_tiempo")}
        onChange={(value) =>
          onChange({ clase_tiempo: timeClasses.find((one) => one === value) ?? "ordinario" })
        }
      />
      {form.orden !== null && (
        <NumberInput
          label={t("field.orden")}
          description={t("ordenText")}
          value={form.orden}
          min={0}
          max={10_000}
          allowDecimal={false}
          error={errorOf("orden")}
          onChange={(value) => onChange({ orden: typeof value === "number" ? value : 0 })}
        />
      )}
    </>
  );
}
