import { Select, Textarea, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";

import { regionNames, spanishRegions } from "@atrio/contract/company/centres";

import { zonesFor } from "../../../lib/zones.ts";

import type { CentreForm } from "./centres.model.ts";
import classes from "./centres.module.css";

type CentreFieldsProps = {
  form: CentreForm;
  calendars: ReadonlyArray<{ id: number; nombre: string }>;
  errorOf: (name: keyof CentreForm) => string | undefined;
  onChange: (change: Partial<CentreForm>) => void;
};

/** Fields of a work centre: its name and place, then time zone, calendar and networks. */
export function CentreFields(props: CentreFieldsProps) {
  return (
    <>
      <PlaceFields {...props} />
      <TimeFields {...props} />
    </>
  );
}

function PlaceFields({ form, errorOf, onChange }: CentreFieldsProps) {
  const { t } = useTranslation("centres");
  const text = (name: "codigo" | "nombre" | "direccion" | "municipio", longest: number) => (
    <TextInput
      label={t(`field.${name}`)}
      value={form[name]}
      maxLength={longest}
      required={name === "codigo" || name === "nombre"}
      error={errorOf(name)}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
    />
  );
  return (
    <>
      <div className={classes.pair}>
        {text("nombre", 120)}
        {text("codigo", 40)}
      </div>
      {text("direccion", 250)}
      <div className={classes.pair}>
        {text("municipio", 120)}
        <Select
          label={t("field.region")}
          data={spanishRegions.map((value) => ({ value, label: regionNames[value] }))}
          value={form.region}
          searchable
          clearable
          error={errorOf("region")}
          onChange={(value) =>
            onChange({ region: spanishRegions.find((region) => region === value) ?? null })
          }
        />
      </div>
    </>
  );
}

function TimeFields({ form, calendars, errorOf, onChange }: CentreFieldsProps) {
  const { t } = useTranslation("centres");
  return (
    <>
      <div className={classes.pair}>
        <Select
          label={t("field.zona_horaria")}
          data={zonesFor(form.zona_horaria)}
          value={form.zona_horaria}
          searchable
          allowDeselect={false}
          limit={50}
          error={errorOf("zona_horaria")}
          onChange={(value) => onChange({ zona_horaria: value ?? form.zona_horaria })}
        />
        <Select
          label={t("field.calendario_festivo_id")}
          placeholder={t("noCalendar")}
          data={calendars.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
          value={form.calendario_festivo_id === null ? null : String(form.calendario_festivo_id)}
          clearable
          error={errorOf("calendario_festivo_id")}
          onChange={(value) =>
            onChange({ calendario_festivo_id: value === null ? null : Number(value) })
          }
        />
      </div>
      <p className={classes.note}>{t("dialog.effect")}</p>
      <Textarea
        label={t("field.rangos_ip")}
        description={t("dialog.networks")}
        placeholder="10.1.0.0/16"
        value={form.rangos_ip}
        autosize
        minRows={2}
        error={errorOf("rangos_ip")}
        onChange={(event) => onChange({ rangos_ip: event.currentTarget.value })}
      />
    </>
  );
}
