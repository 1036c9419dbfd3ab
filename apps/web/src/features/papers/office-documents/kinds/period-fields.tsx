import { Checkbox, NumberInput } from "@mantine/core";
import { useTranslation } from "react-i18next";

import { isKeptTooShort, labourMonths } from "@atrio/contract/papers/document-periods";
import type { OfficeDocumentKind } from "@atrio/contract/papers/documents-office";

import classes from "../office-documents.module.css";

type PeriodFieldsProps = {
  kind: OfficeDocumentKind;
  onChange: (part: Partial<OfficeDocumentKind>) => void;
};

const most = { caduca_meses: 600, aviso_dias: 365, conserva_meses: 1200 } as const;

/** Fields for the validity, the notice and the retention of the documents of a kind. */
export function PeriodFields({ kind, onChange }: PeriodFieldsProps) {
  const { t } = useTranslation("office-documents");
  const fieldOf = (name: keyof typeof most) => ({
    min: 1,
    max: most[name],
    allowDecimal: false,
    allowNegative: false,
    clampBehavior: "strict" as const,
    value: kind[name] ?? "",
    onChange: (value: string | number) =>
      onChange({ [name]: typeof value === "number" && value > 0 ? value : null }),
  });
  return (
    <>
      <div className={classes.pair}>
        <NumberInput
          label={t("kinds.expires")}
          description={t("kinds.expiresHint")}
          {...fieldOf("caduca_meses")}
        />
        <NumberInput
          label={t("kinds.notice")}
          description={t("kinds.noticeHint")}
          disabled={kind.caduca_meses === null}
          {...fieldOf("aviso_dias")}
        />
      </div>
      <NumberInput
        label={t("kinds.kept")}
        description={t("kinds.keptHint")}
        error={isKeptTooShort(kind) ? t("kinds.keptTooShort", { count: labourMonths }) : undefined}
        {...fieldOf("conserva_meses")}
      />
      <Checkbox
        label={t("kinds.labour")}
        description={t("kinds.labourHint", { count: labourMonths })}
        checked={kind.laboral}
        onChange={(event) => onChange({ laboral: event.currentTarget.checked })}
      />
    </>
  );
}
