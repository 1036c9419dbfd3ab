import { Checkbox, NumberInput, Select, Switch, Textarea, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";

import type { AllSettings } from "@atrio/contract/company/settings";
import { languages } from "@atrio/contract/languages";
import { colleagueAbsences } from "@atrio/contract/leave/colleague-absences";
import { allModuleIds, moduleIds } from "@atrio/contract/modules";
import { directoryContacts } from "@atrio/contract/people/directory-columns";

import { languageNames } from "../../../lib/language.ts";
import { DateField } from "../../../ui/typed-fields/date-field.tsx";

import { ColorField } from "./color-field.tsx";
import { QuietField } from "./quiet-field.tsx";
import { hasHint, moduleLabels } from "./settings.model.ts";
import type { Field, SettingName } from "./settings.model.ts";
import classes from "./settings.module.css";

type Change = [name: SettingName, value: AllSettings[SettingName]];

type SettingFieldProps<F extends Field = Field> = {
  field: F;
  values: AllSettings;
  isReadOnly: boolean;
  error: string | undefined;
  onChange: (change: Change) => void;
};

/** Label and explanation of a setting, as its field has them. */
function useWords(name: SettingName) {
  const { t } = useTranslation("company-settings");
  return {
    label: t(`label.${name}`),
    description: hasHint(name) ? t(`hint.${name}`) : undefined,
  };
}

/** The field of a setting. */
export function SettingField(props: SettingFieldProps) {
  const { field } = props;
  switch (field.kind) {
    case "flag":
      return <FlagField {...props} field={field} />;
    case "number":
      return <WholeNumberField {...props} field={field} />;
    case "modules":
      return <ModulesField {...props} field={field} />;
    case "mails":
      return <MailsField {...props} field={field} />;
    case "quiet":
      return <QuietField {...props} />;
    case "choice":
      return <ChoiceField {...props} field={field} />;
    default:
      return <TextField {...props} field={field} />;
  }
}

type Of<Kind extends Field["kind"]> = SettingFieldProps<Extract<Field, { kind: Kind }>>;

function TextField(props: Of<"text" | "email" | "phone" | "long" | "color" | "date" | "language">) {
  const { field, values, isReadOnly, error, onChange } = props;
  const { kind, name } = field;
  const words = useWords(name);
  const value = values[name] ?? "";
  const shared = { ...words, value, error, disabled: isReadOnly };
  const change = (text: string) => onChange([name, text === "" && name !== "nombre" ? null : text]);
  if (kind === "date") return <DateField {...shared} onChange={(day) => onChange([name, day])} />;
  if (kind === "color") return <ColorField {...shared} onChange={change} />;
  if (kind === "language") {
    return (
      <Select
        {...shared}
        allowDeselect={false}
        data={languages.map((language) => ({ value: language, label: languageNames[language] }))}
        onChange={(language) => language !== null && change(language)}
      />
    );
  }
  if (kind === "long") {
    return (
      <Textarea
        {...shared}
        className={classes.wide ?? ""}
        autosize
        minRows={3}
        maxLength={4000}
        onChange={(event) => change(event.currentTarget.value)}
      />
    );
  }
  return (
    <TextInput
      {...shared}
      type={kind === "phone" ? "tel" : kind}
      maxLength={kind === "email" ? 254 : 120}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}

function FlagField({ field, values, isReadOnly, error, onChange }: Of<"flag">) {
  return (
    <Switch
      {...useWords(field.name)}
      className={classes.wide ?? ""}
      checked={values[field.name]}
      error={error}
      disabled={isReadOnly}
      onChange={(event) => onChange([field.name, event.currentTarget.checked])}
    />
  );
}

function WholeNumberField({ field, values, isReadOnly, error, onChange }: Of<"number">) {
  const value = values[field.name];
  return (
    <NumberInput
      {...useWords(field.name)}
      value={value === null || Number.isNaN(value) ? "" : value}
      min={field.min}
      max={field.max}
      clampBehavior="none"
      allowDecimal={false}
      allowNegative={false}
      error={error}
      disabled={isReadOnly}
      onChange={(typed) => {
        const empty = field.canBeEmpty === true ? null : Number.NaN;
        onChange([field.name, typed === "" ? empty : Number(typed)]);
      }}
    />
  );
}

const choices = {
  contacto_directorio: directoryContacts,
  ausencias_companeros: colleagueAbsences,
} as const;

function ChoiceField({ field, values, isReadOnly, error, onChange }: Of<"choice">) {
  const { t } = useTranslation("company-settings");
  const { name } = field;
  const known = choices[name].map((value) => ({ value, label: t(`choice.${value}`) }));
  return (
    <Select
      {...useWords(name)}
      value={values[name]}
      error={error}
      disabled={isReadOnly}
      allowDeselect={false}
      data={known}
      onChange={(chosen) => {
        const one = known.find(({ value }) => value === chosen);
        if (one !== undefined) onChange([name, one.value]);
      }}
    />
  );
}

/** Ids of the modules of supervisors begin here. */
const firstOfSupervisors = moduleIds.supervisorAbsences;

function ModulesField({ field, values, isReadOnly, error, onChange }: Of<"modules">) {
  const { t } = useTranslation(["company-settings", "shell"]);
  const nameOf = (id: number): string => {
    const [, label] = Object.entries(moduleLabels).find(([key]) => Number(key) === id) ?? [];
    const name = label === undefined ? String(id) : t(`shell:page.${label}`);
    return id >= firstOfSupervisors ? t("company-settings:ofTeam", { name }) : name;
  };
  return (
    <Checkbox.Group
      {...useWords(field.name)}
      className={classes.wide ?? ""}
      value={values.modulo_ids.map(String)}
      error={error}
      onChange={(ids) => onChange([field.name, ids.map(Number).toSorted((a, b) => a - b)])}
    >
      <div className={classes.modules}>
        {allModuleIds.map((id) => (
          <Checkbox key={id} value={String(id)} label={nameOf(id)} disabled={isReadOnly} />
        ))}
      </div>
    </Checkbox.Group>
  );
}

function MailsField({ field, values, isReadOnly, error, onChange }: Of<"mails">) {
  return (
    <Textarea
      {...useWords(field.name)}
      className={classes.wide ?? ""}
      value={values[field.name].join("\n")}
      error={error}
      disabled={isReadOnly}
      autosize
      minRows={2}
      onChange={(event) =>
        onChange([
          field.name,
          event.currentTarget.value === "" ? [] : event.currentTarget.value.split(/[\s,;]+/),
        ])
      }
      onBlur={() => onChange([field.name, values[field.name].filter((mail) => mail.trim() !== "")])}
    />
  );
}
