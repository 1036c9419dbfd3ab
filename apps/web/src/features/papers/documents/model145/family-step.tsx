import { Radio, Stack, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";

import { familySituations } from "@atrio/contract/papers/model145";

import classes from "./model145.module.css";
import { Mistake } from "./questions.tsx";
import type { StepProps } from "./self-step.tsx";

/** The form's three family situations. */
export function FamilyStep({ draft, errorOf, onChange }: StepProps) {
  const { t } = useTranslation("model145");
  return (
    <>
      <Radio.Group
        label={t("family.label")}
        size="md"
        value={draft.situation}
        error={errorOf("situacion_familiar")}
        onChange={(value) =>
          onChange({ situation: familySituations.find((one) => one === value) ?? null })
        }
      >
        <Stack gap="sm" mt="sm">
          {familySituations.map((situation) => (
            <div key={situation} className={classes.situation}>
              <Radio
                value={situation}
                label={t(`family.${situation}`)}
                description={t(`family.${situation}_hint`)}
              />
            </div>
          ))}
        </Stack>
      </Radio.Group>
      <Mistake>{t("family.mistake")}</Mistake>
      {draft.situation === "conyuge_a_cargo" && (
        <TextInput
          label={t("family.spouse_tax_id")}
          required
          maxLength={20}
          autoComplete="off"
          value={draft.spouseTaxId}
          error={errorOf("nif_conyuge")}
          onChange={(event) => onChange({ spouseTaxId: event.currentTarget.value })}
        />
      )}
    </>
  );
}
