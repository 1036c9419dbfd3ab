import { Alert, Button, Select, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import type { PayslipLayout } from "@atrio/contract/papers/payslip-layouts";

import { messageOf } from "../../../lib/errors.ts";
import { notify } from "../../../ui/notify.ts";

import { bodyOf } from "./layouts.model.ts";
import classes from "./layouts.module.css";
import { saveMutation } from "./layouts.queries.ts";
import type { TeachingState } from "./use-teaching.ts";

type SaveFormProps = { teaching: TeachingState; layouts: readonly PayslipLayout[] };

/** Name of the layout, and what it still lacks. */
export function SaveForm({ teaching, layouts }: SaveFormProps) {
  const { t } = useTranslation("payslip-layouts");
  const [isTried, setTried] = useState(false);
  const save = useMutation(saveMutation);
  const { layoutId, draft, problems, page } = teaching;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (problems.length > 0 || save.isPending) return;
    save.mutate(
      { id: layoutId, body: bodyOf(draft, page) },
      {
        onSuccess: ({ id }) => {
          notify({ kind: "success", message: t("teach.saved") });
          teaching.noteSaved(id);
        },
      },
    );
  };
  const others = problems.filter((problem) => problem !== "name");
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {layouts.length > 0 && (
        <Select
          label={t("teach.which")}
          value={String(layoutId ?? 0)}
          data={[
            { value: "0", label: t("teach.fresh") },
            ...layouts.map(({ id, nombre }) => ({ value: String(id), label: nombre })),
          ]}
          onChange={(value) => teaching.choose(Number(value) || null)}
        />
      )}
      <TextInput
        label={t("teach.name")}
        description={t("teach.nameHint")}
        maxLength={80}
        value={draft.name}
        error={isTried && problems.includes("name") ? t("teach.problems.name") : undefined}
        onChange={(event) => teaching.rename(event.currentTarget.value)}
      />
      {isTried && others.length > 0 && (
        <Alert color="yellow" role="alert">
          <ul className={classes.problems}>
            {others.map((problem) => (
              <li key={problem}>{t(`teach.problems.${problem}`)}</li>
            ))}
          </ul>
        </Alert>
      )}
      {save.error !== null && (
        <Alert color="red" role="alert">
          {messageOf(save.error)}
        </Alert>
      )}
      <Button type="submit" loading={save.isPending}>
        {t("teach.save")}
      </Button>
    </form>
  );
}
