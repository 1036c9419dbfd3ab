import { useTranslation } from "react-i18next";

import { newChild } from "./model145.model.ts";
import type { ChildDraft } from "./model145.model.ts";
import classes from "./model145.module.css";
import { AddPerson, RemovePerson } from "./person-buttons.tsx";
import { DisabilityFields, Mistake, YearField, YesNo } from "./questions.tsx";
import type { StepProps } from "./self-step.tsx";

const most = 20;

/** The children who live with the worker, one by one. */
export function ChildrenStep({ draft, errorOf, onChange }: StepProps) {
  const { t } = useTranslation("model145");
  const { children, hasChildren } = draft;
  const nextKey = Math.max(-1, ...children.map(({ key }) => key)) + 1;
  const replace = (key: number, changes: Partial<ChildDraft>) =>
    onChange({
      children: children.map((child) => (child.key === key ? { ...child, ...changes } : child)),
    });
  return (
    <>
      <YesNo
        label={t("children.question")}
        hint={t("children.hint")}
        value={hasChildren}
        error={errorOf("hijos")}
        onChange={(has) =>
          onChange({
            hasChildren: has,
            ...(has && children.length === 0 && { children: [newChild(0)] }),
          })
        }
      />
      {hasChildren === true && (
        <>
          <Mistake>{t("children.mistake")}</Mistake>
          {children.map((child, index) => (
            <fieldset key={child.key} className={classes.person}>
              <legend>{t("children.one", { number: index + 1 })}</legend>
              <div className={classes.pair}>
                <YearField
                  label={t("children.birth_year")}
                  value={child.birthYear}
                  error={errorOf(`hijos.${index}.anyo_nacimiento`)}
                  onChange={(birthYear) => replace(child.key, { birthYear })}
                />
                <YearField
                  label={t("children.adoption_year")}
                  hint={t("children.adoption_hint")}
                  isOptional
                  value={child.adoptionYear}
                  error={errorOf(`hijos.${index}.anyo_adopcion`)}
                  onChange={(adoptionYear) => replace(child.key, { adoptionYear })}
                />
              </div>
              <YesNo
                label={t("children.whole")}
                hint={t("children.whole_hint")}
                value={child.isWhole}
                error={errorOf(`hijos.${index}.por_entero`)}
                onChange={(isWhole) => replace(child.key, { isWhole })}
              />
              <DisabilityFields
                disability={child.disability}
                needsHelp={child.needsHelp}
                helpLabel={t("disability.help")}
                onChange={(changes) => replace(child.key, changes)}
              />
              <RemovePerson
                label={t("children.remove", { number: index + 1 })}
                onClick={() =>
                  onChange({ children: children.filter(({ key }) => key !== child.key) })
                }
              />
            </fieldset>
          ))}
          {children.length < most && (
            <AddPerson
              label={t("children.add")}
              onClick={() => onChange({ children: [...children, newChild(nextKey)] })}
            />
          )}
        </>
      )}
    </>
  );
}
