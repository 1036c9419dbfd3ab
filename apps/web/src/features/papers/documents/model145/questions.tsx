import { Checkbox, Radio, Select, Stack, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { disabilities } from "@atrio/contract/papers/model145";

import type { Disability } from "./model145.model.ts";
import classes from "./model145.module.css";

type YesNoProps = {
  label: string;
  hint?: string;
  value: boolean | null;
  error: string | null;
  onChange: (value: boolean) => void;
};

/** A question with two answers, neither of them preset. */
export function YesNo({ label, hint, value, error, onChange }: YesNoProps) {
  const { t } = useTranslation("model145");
  return (
    <Radio.Group
      label={label}
      description={hint}
      size="md"
      value={value === null ? null : String(value)}
      error={error}
      onChange={(next) => onChange(next === "true")}
    >
      <div className={classes.choices}>
        <Radio value="true" label={t("yes")} />
        <Radio value="false" label={t("no")} />
      </div>
    </Radio.Group>
  );
}

type YearFieldProps = {
  label: string;
  hint?: string;
  isOptional?: boolean;
  value: string;
  error: string | null;
  onChange: (value: string) => void;
};

/** A year of four digits. */
export function YearField(props: YearFieldProps) {
  const { label, hint, isOptional = false, value, error, onChange } = props;
  return (
    <TextInput
      className={classes.narrow}
      label={label}
      description={hint}
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      required={!isOptional}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

type DisabilityFieldsProps = {
  disability: Disability;
  needsHelp: boolean;
  /** Label of the box, about oneself or another person. */
  helpLabel: string;
  onChange: (changes: { disability?: Disability; needsHelp?: boolean }) => void;
};

/** A recognised disability and, with one, whether help is needed. */
export function DisabilityFields(props: DisabilityFieldsProps) {
  const { disability, needsHelp, helpLabel, onChange } = props;
  const { t } = useTranslation("model145");
  return (
    <Stack gap="sm">
      <Select
        label={t("disability.label")}
        description={t("disability.hint")}
        data={disabilities.map((value) => ({ value, label: t(`disability.${value}`) }))}
        value={disability}
        onChange={(value) => {
          const chosen = disabilities.find((one) => one === value);
          if (chosen !== undefined) onChange({ disability: chosen });
        }}
      />
      {disability !== "ninguna" && (
        <Checkbox
          label={helpLabel}
          checked={needsHelp}
          onChange={(event) => onChange({ needsHelp: event.currentTarget.checked })}
        />
      )}
    </Stack>
  );
}

/** Frequent mistakes here. */
export function Mistake({ children }: { children: ReactNode }) {
  return <p className={classes.mistake}>{children}</p>;
}
