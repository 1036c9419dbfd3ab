import { Alert, Button, Switch, Textarea, TextInput } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import type { OfficeProject } from "@atrio/contract/projects/projects-office";

import { ApiError, messageOf } from "../../../../lib/errors.ts";
import { AmountField } from "../../../../ui/amount-field.tsx";
import { Card } from "../../../../ui/card.tsx";
import { DateField } from "../../../../ui/typed-fields/date-field.tsx";
import { UnsavedGuard } from "../../../../ui/unsaved-guard.tsx";
import type { Faults, ProjectForm } from "../projects-office.model.ts";
import classes from "../projects-office.module.css";

import { ChargeRows } from "./charge-rows.tsx";
import { useProjectForm } from "./use-project-form.ts";

type ProjectFactsProps = { project: OfficeProject | null; canChange: boolean };

/** Form of a project's facts and of the people in charge, which are saved together. */
export function ProjectFacts({ project, canChange }: ProjectFactsProps) {
  const { t } = useTranslation("projects-office");
  const { form, faults, isChanged, tried, save, put, addCharge, submit } = useProjectForm(project);
  const sent = save.error instanceof ApiError ? save.error.fields : {};
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit();
  };
  const errorOf = (name: keyof Faults["fields"]): string | undefined => {
    const fault = tried ? faults.fields[name] : undefined;
    return fault === undefined ? sent[name]?.join("\n") : t(`fault.${fault}`);
  };
  return (
    <Card title={t("facts.title")}>
      <UnsavedGuard isUnsaved={isChanged} />
      <form onSubmit={send} noValidate>
        <fieldset className={classes.form} disabled={!canChange}>
          <FactFields form={form} errorOf={errorOf} onChange={put} />
          <b>{t("facts.charges")}</b>
          <p className={classes.note}>{t("facts.chargesText")}</p>
          <ChargeRows
            rows={form.charges}
            faults={tried ? faults.rows : new Map()}
            onChange={(charges) => put({ charges })}
          />
          {save.error !== null && (
            <Alert color="red" role="alert">
              {messageOf(save.error)}
            </Alert>
          )}
          {canChange && (
            <div className={classes.buttons}>
              <Button
                variant="default"
                leftSection={<IconPlus size={18} aria-hidden />}
                onClick={addCharge}
              >
                {t("facts.addCharge")}
              </Button>
              <Button type="submit" loading={save.isPending} disabled={!isChanged}>
                {t(project === null ? "facts.create" : "save")}
              </Button>
            </div>
          )}
        </fieldset>
      </form>
    </Card>
  );
}

type FactFieldsProps = {
  form: ProjectForm;
  errorOf: (name: keyof Faults["fields"]) => string | undefined;
  onChange: (change: Partial<ProjectForm>) => void;
};

function FactFields({ form, errorOf, onChange }: FactFieldsProps) {
  const { t } = useTranslation("projects-office");
  return (
    <>
      <div className={classes.pair}>
        <TextInput
          label={t("facts.name")}
          value={form.nombre}
          maxLength={120}
          required
          error={errorOf("nombre")}
          onChange={(event) => onChange({ nombre: event.currentTarget.value })}
        />
        <TextInput
          label={t("facts.code")}
          description={t("facts.codeHint")}
          inputWrapperOrder={["label", "input", "description", "error"]}
          value={form.codigo}
          maxLength={30}
          required
          error={errorOf("codigo")}
          onChange={(event) => onChange({ codigo: event.currentTarget.value })}
        />
        <DateField
          label={t("facts.start")}
          value={form.fecha_inicio}
          error={errorOf("fecha_inicio")}
          onChange={(fecha_inicio) => onChange({ fecha_inicio })}
        />
        <DateField
          label={t("facts.end")}
          value={form.fecha_fin}
          error={errorOf("fecha_fin")}
          onChange={(fecha_fin) => onChange({ fecha_fin })}
        />
      </div>
      <Textarea
        label={t("facts.description")}
        value={form.descripcion}
        maxLength={1500}
        autosize
        minRows={2}
        onChange={(event) => onChange({ descripcion: event.currentTarget.value })}
      />
      <div className={classes.pair}>
        <AmountField
          label={t("budget")}
          description={t("budgetHint")}
          value={form.hours}
          onChange={(hours) => onChange({ hours })}
        />
        <Switch
          label={t("facts.active")}
          description={t("facts.activeHint")}
          checked={form.isActive}
          onChange={(event) => onChange({ isActive: event.currentTarget.checked })}
        />
      </div>
    </>
  );
}
