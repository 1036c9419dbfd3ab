import { Radio, Select } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { PauseKindSetting } from "@atrio/contract/time/clock-kinds";

import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";

import { pauseFormOf, pauseKinds } from "./clock-kinds.model.ts";
import type { PauseForm } from "./clock-kinds.model.ts";
import classes from "./clock-kinds.module.css";
import { savePauseMutation } from "./clock-kinds.queries.ts";
import { SharedFields } from "./shared-fields.tsx";
import { useKindForm } from "./use-kind-form.ts";

type PauseDialogProps = { kind: PauseKindSetting | null; onClose: () => void };

/** Form of a kind of pause; its kind, and whether it counts as work, are chosen once. */
export function PauseDialog({ kind, onClose }: PauseDialogProps) {
  const { t } = useTranslation("clock-kinds");
  const save = useMutation(savePauseMutation);
  const { form, tried, put, isReady, errorOf } = useKindForm<PauseForm>({
    first: pauseFormOf(kind),
    error: save.error,
    reset: save.reset,
    isWhole: ({ cuenta_como_trabajo }) => cuenta_como_trabajo !== null,
  });
  const submit = () => {
    if (!isReady()) return;
    save.mutate(
      { id: kind?.id ?? null, form },
      {
        onSuccess: () => {
          notify({ kind: "success", message: t("saved") });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={kind === null ? t("pauses.new") : t("editOf", { name: kind.nombre })}
      submit={t("save")}
      pending={save.isPending}
      error={save.error}
      onSubmit={submit}
      onClose={onClose}
    >
      {kind === null && (
        <>
          <Select
            label={t("field.tipo")}
            description={t("kindStays")}
            data={pauseKinds.map((value) => ({ value, label: t(`pauseKind.${value}`) }))}
            value={form.tipo}
            allowDeselect={false}
            onChange={(value) => put({ tipo: pauseKinds.find((one) => one === value) ?? "otra" })}
          />
          <Radio.Group
            label={t("field.cuenta_como_trabajo")}
            description={t("pauses.countsText")}
            value={form.cuenta_como_trabajo === null ? null : String(form.cuenta_como_trabajo)}
            error={tried && form.cuenta_como_trabajo === null ? t("pauses.choose") : undefined}
            required
            onChange={(value) => put({ cuenta_como_trabajo: value === "true" })}
          >
            <div className={classes.choices}>
              <Radio value="true" label={t("pauses.counts")} />
              <Radio value="false" label={t("pauses.countsNot")} />
            </div>
          </Radio.Group>
        </>
      )}
      <SharedFields form={form} errorOf={errorOf} onChange={put} />
    </FormDialog>
  );
}
