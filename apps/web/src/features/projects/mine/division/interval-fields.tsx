import { ActionIcon } from "@mantine/core";
import { IconLock, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { ProjectPart, UsableProject } from "@atrio/contract/projects/shapes";

import { TimeField } from "../../../../ui/typed-fields/time-field.tsx";
import { WorkFields } from "../work/work-fields.tsx";
import { workName } from "../work/work.model.ts";

import { isLocked } from "./division.model.ts";
import type { DividedSigning, IntervalDraft } from "./division.model.ts";
import classes from "./division.module.css";
import type { DivisionFormState } from "./use-division-form.ts";

type IntervalFieldsProps = {
  number: number;
  row: IntervalDraft;
  signing: DividedSigning;
  form: DivisionFormState;
  projects: readonly UsableProject[];
  parts: readonly ProjectPart[];
};

/** An interval: its times, its project and the way to remove it; an approved one is only shown. */
export function IntervalFields(props: IntervalFieldsProps) {
  const { number, row, form, projects, parts } = props;
  const { t } = useTranslation("my-projects");
  const errors = form.problems?.get(row.key);
  if (isLocked(row)) return <LockedInterval row={row} />;
  return (
    <fieldset className={classes.interval} aria-label={t("editor.interval", { number })}>
      <div className={classes.times}>
        <Times {...props} />
        <ActionIcon
          variant="default"
          size={44}
          className={classes.remove}
          aria-label={t("editor.remove", { number })}
          onClick={() => form.remove(row.key)}
        >
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      </div>
      {errors?.overlap !== undefined && (
        <p className={classes.error} role="alert">
          {t(errors.overlap)}
        </p>
      )}
      <WorkFields
        workerId={form.division.trabajador_id}
        projects={projects}
        parts={parts}
        draft={row.work}
        errors={errors?.work ?? null}
        onChange={(work) => form.change({ ...row, work })}
      />
    </fieldset>
  );
}

function Times({ row, signing, form }: IntervalFieldsProps) {
  const { t } = useTranslation("my-projects");
  const errors = form.problems?.get(row.key);
  const isOpen = signing.hora_fin === null;
  return (
    <>
      <TimeField
        label={t("editor.from")}
        required
        value={row.from}
        error={errors?.from === undefined ? null : t(errors.from)}
        onChange={(value) => form.change({ ...row, from: value })}
      />
      <TimeField
        label={t("editor.to")}
        required={!isOpen}
        description={isOpen ? t("editor.to_open") : undefined}
        inputWrapperOrder={["label", "input", "description", "error"]}
        value={row.to}
        error={errors?.to === undefined ? null : t(errors.to)}
        onChange={(value) => form.change({ ...row, to: value })}
      />
    </>
  );
}

function LockedInterval({ row }: { row: IntervalDraft }) {
  const { t } = useTranslation("my-projects");
  const { stored, from, to } = row;
  if (stored === null) return null;
  return (
    <div className={classes.interval}>
      <b>{workName(stored.proyecto, stored.actividad)}</b>
      <p className={classes.note}>
        {from} – {to === "" ? t("day.until_end") : to}
      </p>
      <p className={classes.state}>
        <IconLock size={18} aria-hidden />
        {t("editor.approved_locked")}
      </p>
    </div>
  );
}
