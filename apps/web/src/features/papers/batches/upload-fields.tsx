import { Button, FileInput, Select } from "@mantine/core";
import { IconFileTypeCsv } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { payslipKinds } from "@atrio/contract/papers/payslips";

import { sizeText } from "../../../lib/file-size.ts";
import { formatMonthName, formatNumber } from "../../../lib/format.ts";
import { DropZone } from "../../../ui/drop-zone.tsx";

import { yearsAround } from "./batches.model.ts";
import type { UploadForm } from "./batches.model.ts";
import classes from "./batches.module.css";

type UploadFieldsProps = {
  form: UploadForm;
  today: string;
  /** Why the file cannot be sent. */
  problem: string | null;
  onChange: (change: Partial<UploadForm>) => void;
};

const accept = "application/pdf,.pdf,application/zip,.zip";
const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** File, month and kind of a batch. */
export function UploadFields({ form, today, problem, onChange }: UploadFieldsProps) {
  const { t } = useTranslation("payslip-batches");
  const { year, month, kind } = form;
  const pick = (value: string | null) =>
    onChange({ kind: payslipKinds.find((one) => one === value) ?? kind });
  return (
    <>
      <FileField form={form} problem={problem} onChange={onChange} />
      <div className={classes.row}>
        <Select
          label={t("uploading.month")}
          value={String(month)}
          data={months.map((one) => ({ value: String(one), label: formatMonthName(one) }))}
          onChange={(value) => onChange({ month: Number(value ?? month) })}
        />
        <Select
          label={t("uploading.year")}
          value={String(year)}
          data={yearsAround(today).map(String)}
          onChange={(value) => onChange({ year: Number(value ?? year) })}
        />
        <Select
          label={t("uploading.kind")}
          value={kind}
          data={payslipKinds.map((value) => ({
            value,
            label: t(`uploading.kinds.${value}`),
          }))}
          onChange={pick}
        />
      </div>
      <FiguresFields form={form} onChange={onChange} />
    </>
  );
}

type FieldProps = Pick<UploadFieldsProps, "form" | "onChange">;

function FileField({ form, problem, onChange }: FieldProps & { problem: string | null }) {
  const { t } = useTranslation("payslip-batches");
  const hintId = useId();
  const { file } = form;
  return (
    <div className={classes.form}>
      {file === null ? (
        <DropZone
          hintId={hintId}
          single
          isWrong={problem !== null}
          types={{ accept, hint: t("uploading.formats") }}
          onFiles={([chosen]) => onChange({ file: chosen ?? null })}
        />
      ) : (
        <div className={classes.file}>
          <span className={classes.texts}>
            <b>{file.name}</b>
            <span className={classes.muted}>{sizeText(file.size, formatNumber)}</span>
          </span>
          <Button variant="default" size="sm" onClick={() => onChange({ file: null })}>
            {t("uploading.change")}
          </Button>
        </div>
      )}
      {problem !== null && (
        <p className={classes.error} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

/** CSV files beside a batch, for those who have them. */
function FiguresFields({ form, onChange }: FieldProps) {
  const { t } = useTranslation("payslip-batches");
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <Button variant="subtle" color="gray" size="sm" onClick={() => setOpen(true)}>
        {t("uploading.more")}
      </Button>
    );
  }
  const field = (name: "figures" | "lines") => (
    <FileInput
      label={t(`uploading.${name}`)}
      description={t("uploading.csv")}
      accept=".csv,text/csv"
      clearable
      leftSection={<IconFileTypeCsv size={18} aria-hidden />}
      value={form[name]}
      onChange={(file) => onChange({ [name]: file })}
    />
  );
  return (
    <>
      {field("figures")}
      {field("lines")}
    </>
  );
}
