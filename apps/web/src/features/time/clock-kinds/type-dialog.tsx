import { Select, Textarea } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { ClockInTypeSetting } from "@atrio/contract/time/clock-kinds";

import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";

import { typeFormOf, typeKinds } from "./clock-kinds.model.ts";
import { saveTypeMutation } from "./clock-kinds.queries.ts";
import { SharedFields } from "./shared-fields.tsx";
import { useKindForm } from "./use-kind-form.ts";

type TypeDialogProps = { kind: ClockInTypeSetting | null; onClose: () => void };

/** Form of a clock-in type; its kind is chosen once. */
export function TypeDialog({ kind, onClose }: TypeDialogProps) {
  const { t } = useTranslation("clock-kinds");
  const save = useMutation(saveTypeMutation);
  const { form, put, isReady, errorOf } = useKindForm({
    first: typeFormOf(kind),
    error: save.error,
    reset: save.reset,
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
      title={kind === null ? t("types.new") : t("editOf", { name: kind.nombre })}
      submit={t("save")}
      pending={save.isPending}
      error={save.error}
      onSubmit={submit}
      onClose={onClose}
    >
      {kind === null && (
        <Select
          label={t("field.tipo")}
          description={`${t(`typeText.${form.tipo}`)} ${t("kindStays")}`}
          data={typeKinds.map((value) => ({ value, label: t(`typeKind.${value}`) }))}
          value={form.tipo}
          allowDeselect={false}
          onChange={(value) => put({ tipo: typeKinds.find((one) => one === value) ?? "lugar" })}
        />
      )}
      <SharedFields form={form} errorOf={errorOf} onChange={put} />
      <Textarea
        label={t("field.rangos_ip")}
        description={t("types.networks")}
        placeholder="10.1.0.0/16"
        value={form.rangos_ip}
        autosize
        minRows={2}
        error={errorOf("rangos_ip")}
        onChange={(event) => put({ rangos_ip: event.currentTarget.value })}
      />
    </FormDialog>
  );
}
