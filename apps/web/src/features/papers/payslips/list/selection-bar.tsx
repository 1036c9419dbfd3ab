import { Button } from "@mantine/core";
import { IconFileTypePdf, IconFileZip, IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import { useSavePayslips } from "../use-save-payslips.ts";

import classes from "./list.module.css";

/** Actions on the selected payslips: saving together. */
export function SelectionBar({ ids, onClear }: { ids: readonly number[]; onClear: () => void }) {
  const { t } = useTranslation("payslips");
  const saving = useSavePayslips();
  const isSaving = (as: "pdf" | "zip") => saving.isPending && saving.variables.as === as;
  return (
    <div
      className={classes.bar}
      role="region"
      aria-label={t("selection.count", { count: ids.length })}
    >
      <p aria-live="polite">{t("selection.count", { count: ids.length })}</p>
      <div className={classes.buttons}>
        <Button
          leftSection={<IconFileTypePdf size={20} aria-hidden />}
          loading={isSaving("pdf")}
          onClick={() => saving.mutate({ ids, as: "pdf" })}
        >
          {t("selection.pdf")}
        </Button>
        <Button
          variant="default"
          leftSection={<IconFileZip size={20} aria-hidden />}
          loading={isSaving("zip")}
          onClick={() => saving.mutate({ ids, as: "zip" })}
        >
          {t("selection.zip")}
        </Button>
        <Button
          variant="subtle"
          color="gray"
          leftSection={<IconX size={20} aria-hidden />}
          onClick={onClear}
        >
          {t("selection.clear")}
        </Button>
      </div>
    </div>
  );
}
