import { TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";

import { newAscendant } from "./model145.model.ts";
import type { AscendantDraft } from "./model145.model.ts";
import classes from "./model145.module.css";
import { AddPerson, RemovePerson } from "./person-buttons.tsx";
import { DisabilityFields, YearField, YesNo } from "./questions.tsx";
import type { StepProps } from "./self-step.tsx";

const most = 10;

/** The parents and grandparents who live with the worker, one by one. */
export function AscendantsStep({ draft, errorOf, onChange }: StepProps) {
  const { t } = useTranslation("model145");
  const { ascendants, hasAscendants } = draft;
  const nextKey = Math.max(-1, ...ascendants.map(({ key }) => key)) + 1;
  const replace = (key: number, changes: Partial<AscendantDraft>) =>
    onChange({
      ascendants: ascendants.map((one) => (one.key === key ? { ...one, ...changes } : one)),
    });
  return (
    <>
      <YesNo
        label={t("ascendants.question")}
        hint={t("ascendants.hint")}
        value={hasAscendants}
        error={errorOf("ascendientes")}
        onChange={(has) =>
          onChange({
            hasAscendants: has,
            ...(has && ascendants.length === 0 && { ascendants: [newAscendant(0)] }),
          })
        }
      />
      {hasAscendants === true && (
        <>
          {ascendants.map((one, index) => (
            <fieldset key={one.key} className={classes.person}>
              <legend>{t("ascendants.one", { number: index + 1 })}</legend>
              <div className={classes.pair}>
                <YearField
                  label={t("ascendants.birth_year")}
                  value={one.birthYear}
                  error={errorOf(`ascendientes.${index}.anyo_nacimiento`)}
                  onChange={(birthYear) => replace(one.key, { birthYear })}
                />
                <TextInput
                  className={classes.narrow}
                  label={t("ascendants.sharers")}
                  description={t("ascendants.sharers_hint")}
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={2}
                  required
                  value={one.sharers}
                  error={errorOf(`ascendientes.${index}.convivientes`)}
                  onChange={(event) => replace(one.key, { sharers: event.currentTarget.value })}
                />
              </div>
              <DisabilityFields
                disability={one.disability}
                needsHelp={one.needsHelp}
                helpLabel={t("disability.help")}
                onChange={(changes) => replace(one.key, changes)}
              />
              <RemovePerson
                label={t("ascendants.remove", { number: index + 1 })}
                onClick={() =>
                  onChange({ ascendants: ascendants.filter(({ key }) => key !== one.key) })
                }
              />
            </fieldset>
          ))}
          {ascendants.length < most && (
            <AddPerson
              label={t("ascendants.add")}
              onClick={() => onChange({ ascendants: [...ascendants, newAscendant(nextKey)] })}
            />
          )}
        </>
      )}
    </>
  );
}
