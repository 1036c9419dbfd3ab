import { Alert, Button, Select, Switch, Textarea, TextInput } from "@mantine/core";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import type { WholeArea } from "@atrio/contract/shifts/areas-office";

import { ApiError, messageOf } from "../../../lib/errors.ts";
import { Card } from "../../../ui/card.tsx";
import { UnsavedGuard } from "../../../ui/unsaved-guard.tsx";

import { AreaPeople } from "./area-people.tsx";
import classes from "./areas-office.module.css";
import { useAreaForm } from "./use-area-form.ts";
import type { AreaFields } from "./use-area-form.ts";

type AreaFormProps = {
  area: WholeArea | null;
  centres: ReadonlyArray<{ id: number; nombre: string }>;
  canChange: boolean;
};

/** Form of a work area with its managers and people. */
export function AreaForm({ area, centres, canChange }: AreaFormProps) {
  const { t } = useTranslation("areas-office");
  const only = centres.length === 1 ? (centres[0]?.id ?? null) : null;
  const { form, isChanged, tried, save, put, submit } = useAreaForm(area, only);
  const sent = save.error instanceof ApiError ? save.error.fields : {};
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit();
  };
  return (
    <form onSubmit={send} noValidate>
      <UnsavedGuard isUnsaved={isChanged} />
      <fieldset className={classes.form} disabled={!canChange}>
        <Card>
          <Facts
            form={form}
            area={area}
            centres={centres}
            nameError={
              tried && form.nombre.trim() === "" ? t("required") : sent["nombre"]?.join("\n")
            }
            centreError={tried && form.centro_trabajo_id === null ? t("required") : undefined}
            onChange={put}
          />
        </Card>
        <div className={classes.columns}>
          <Card title={t("managers.title")}>
            <p className={classes.note}>{t("managers.text")}</p>
            <AreaPeople
              kind="managers"
              value={form.managers}
              onChange={(managers) => put({ managers })}
            />
          </Card>
          <Card title={t("people.title")}>
            <p className={classes.note}>{t("people.text")}</p>
            <AreaPeople kind="people" value={form.people} onChange={(people) => put({ people })} />
          </Card>
        </div>
        {save.error !== null && (
          <Alert color="red" role="alert">
            {messageOf(save.error)}
          </Alert>
        )}
        {canChange && (
          <span>
            <Button type="submit" loading={save.isPending} disabled={!isChanged}>
              {t(area === null ? "create" : "save")}
            </Button>
          </span>
        )}
      </fieldset>
    </form>
  );
}

type FactsProps = {
  form: AreaFields;
  area: WholeArea | null;
  centres: AreaFormProps["centres"];
  nameError: string | undefined;
  centreError: string | undefined;
  onChange: (change: Partial<AreaFields>) => void;
};

function Facts({ form, area, centres, nameError, centreError, onChange }: FactsProps) {
  const { t } = useTranslation("areas-office");
  // A centre that is out of use is still the area's.
  const isListed = area === null || centres.some(({ id }) => id === area.centro_trabajo_id);
  const offered = isListed
    ? centres
    : [{ id: area.centro_trabajo_id, nombre: area.centro_trabajo }, ...centres];
  return (
    <div className={classes.form}>
      <div className={classes.pair}>
        <TextInput
          label={t("field.name")}
          value={form.nombre}
          maxLength={80}
          required
          error={nameError}
          onChange={(event) => onChange({ nombre: event.currentTarget.value })}
        />
        <Select
          label={t("field.centre")}
          description={t("field.centreHint")}
          inputWrapperOrder={["label", "input", "description", "error"]}
          data={offered.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
          value={form.centro_trabajo_id === null ? null : String(form.centro_trabajo_id)}
          searchable
          required
          allowDeselect={false}
          error={centreError}
          onChange={(value) =>
            onChange({ centro_trabajo_id: value === null ? null : Number(value) })
          }
        />
      </div>
      <Textarea
        label={t("field.remarks")}
        value={form.observaciones}
        maxLength={500}
        autosize
        minRows={2}
        onChange={(event) => onChange({ observaciones: event.currentTarget.value })}
      />
      <Switch
        label={t("field.active")}
        description={t("field.activeHint")}
        checked={form.activa}
        onChange={(event) => onChange({ activa: event.currentTarget.checked })}
      />
    </div>
  );
}
