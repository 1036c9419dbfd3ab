import { Alert, Button, Textarea } from "@mantine/core";
import { IconCopy } from "@tabler/icons-react";
import { useEffect, useEffectEvent } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import { messageOf } from "../../../../lib/errors.ts";
import { UnsavedGuard } from "../../../../ui/unsaved-guard.tsx";

import { DivisionList } from "./division-list.tsx";
import classes from "./division.module.css";
import { SigningEditor } from "./signing-editor.tsx";
import { useDivisionForm } from "./use-division-form.ts";
import type { DivisionFormProps, DivisionFormState } from "./use-division-form.ts";

/** The signings of a day with their intervals, the reason of deletions, and the button to save. */
export function DivisionForm(props: DivisionFormProps) {
  const { projects, parts, onCancel } = props;
  const { t } = useTranslation("my-projects");
  const form = useDivisionForm(props);
  const { division, saving, copying, isUnsaved } = form;
  const tellUnsaved = useEffectEvent(props.onUnsaved);
  useEffect(() => tellUnsaved(isUnsaved), [isUnsaved]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    form.save();
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <UnsavedGuard isUnsaved={isUnsaved && !saving.isSuccess} />
      <div className={classes.tools}>
        <Button
          variant="default"
          leftSection={<IconCopy size={18} aria-hidden />}
          loading={copying.isPending}
          onClick={form.copy}
        >
          {t("editor.copy")}
        </Button>
        <span role="status" className={classes.note}>
          {copying.error === null ? form.copied : messageOf(copying.error)}
        </span>
      </div>
      {projects.length === 0 && <p className={classes.note}>{t("work.no_projects")}</p>}
      {division.fichajes.map((signing) => (
        <SigningEditor
          key={signing.id}
          signing={signing}
          form={form}
          projects={projects}
          parts={parts}
        />
      ))}
      {form.needsReason && (
        <Textarea
          label={t("editor.reason")}
          description={t("editor.reason_hint")}
          required
          autosize
          minRows={1}
          maxLength={500}
          value={form.reason}
          error={form.isReasonShownMissing ? t("editor.reason_required") : null}
          onChange={(event) => form.setReason(event.currentTarget.value)}
        />
      )}
      {form.changed !== null && <Changed form={form} changed={form.changed} />}
      {saving.error !== null && form.changed === null && (
        <Alert color="red" role="alert">
          {messageOf(saving.error)}
        </Alert>
      )}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onCancel}>
          {t("editor.cancel")}
        </Button>
        <Button type="submit" loading={saving.isPending} disabled={form.changed !== null}>
          {t("editor.save")}
        </Button>
      </div>
    </form>
  );
}

type ChangedProps = { form: DivisionFormState; changed: NonNullable<DivisionFormState["changed"]> };

/** Another change came first: what is stored now, and which of both to go on with. */
function Changed({ form, changed }: ChangedProps) {
  const { t } = useTranslation("my-projects");
  const isEmpty = changed.fichajes.every(({ registros }) => registros.length === 0);
  return (
    <Alert color="orange" role="alert" title={t("editor.changed")}>
      <p>{t(isEmpty ? "editor.changed_empty" : "editor.changed_now")}</p>
      {!isEmpty && <DivisionList division={changed} />}
      <div className={classes.buttons}>
        <Button variant="default" onClick={form.takeTheirs}>
          {t("editor.take_theirs")}
        </Button>
        <Button onClick={form.keepMine}>{t("editor.keep_mine")}</Button>
      </div>
    </Alert>
  );
}
