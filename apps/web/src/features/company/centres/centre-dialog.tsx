import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { Centre } from "@atrio/contract/company/centres";

import { ApiError } from "../../../lib/errors.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";

import { CentreFields } from "./centre-fields.tsx";
import { bodyOf, formOf, missingIn } from "./centres.model.ts";
import type { CentreForm } from "./centres.model.ts";
import { saveCentreMutation } from "./centres.queries.ts";

type CentreDialogProps = {
  /** null for a new one. */
  centre: Centre | null;
  calendars: ReadonlyArray<{ id: number; nombre: string }>;
  onClose: () => void;
};

/** Form of a work centre. */
export function CentreDialog({ centre, calendars, onClose }: CentreDialogProps) {
  const { t } = useTranslation("centres");
  const { zona_horaria } = useCurrentUser();
  const [form, setForm] = useState(() => formOf(centre, zona_horaria));
  const [tried, setTried] = useState(false);
  const save = useMutation(saveCentreMutation);
  const missing = tried ? missingIn(form) : [];
  const fields = save.error instanceof ApiError ? save.error.fields : {};
  const errorOf = (name: keyof CentreForm): string | undefined => {
    if (missing.some((one) => one === name)) return t("required");
    const found = Object.keys(fields).find((one) => one === name || one.startsWith(`${name}.`));
    return found === undefined ? undefined : fields[found]?.join("\n");
  };
  const put = (change: Partial<CentreForm>) => {
    save.reset();
    setForm({ ...form, ...change });
  };
  const submit = () => {
    setTried(true);
    if (missingIn(form).length > 0) return;
    save.mutate(
      { id: centre?.id ?? null, body: bodyOf(form) },
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
      title={centre === null ? t("dialog.new") : t("dialog.edit", { name: centre.nombre })}
      submit={t("dialog.save")}
      pending={save.isPending}
      error={save.error}
      size={600}
      onSubmit={submit}
      onClose={onClose}
    >
      <CentreFields form={form} calendars={calendars} errorOf={errorOf} onChange={put} />
    </FormDialog>
  );
}
