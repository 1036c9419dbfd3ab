import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { model145FileLimit } from "@atrio/contract/papers/model145-office";

import { formatNumber } from "../../../lib/format.ts";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";

import { handOverFormsMutation } from "./model145-office.queries.ts";

/** Forms to hand over: all new ones, or that of one person. */
export type Chosen =
  | { kind: "new"; count: number }
  | { kind: "one"; modelo145_id: number; name: string };

/** Explains what a hand-over records, then saves the file. */
export function HandOverDialog({ chosen, onClose }: { chosen: Chosen; onClose: () => void }) {
  const { t } = useTranslation("model145-office");
  const { mutate, isPending, error } = useMutation(handOverFormsMutation);
  const submit = () =>
    mutate(chosen.kind === "new" ? null : [chosen.modelo145_id], {
      onSuccess: () => {
        notify({ kind: "success", message: t("handOver.done") });
        onClose();
      },
    });
  const isCut = chosen.kind === "new" && chosen.count > model145FileLimit;
  return (
    <FormDialog
      title={t("handOver.title")}
      submit={t("handOver.submit")}
      pending={isPending}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        {chosen.kind === "new"
          ? t("handOver.all", { count: chosen.count, total: formatNumber(chosen.count) })
          : t("handOver.one", { name: chosen.name })}
      </p>
      {isCut && <p>{t("handOver.limit", { total: formatNumber(model145FileLimit) })}</p>}
      <p>{t("handOver.recorded")}</p>
    </FormDialog>
  );
}
