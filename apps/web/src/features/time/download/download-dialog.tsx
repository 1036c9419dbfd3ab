import { Alert, Button, Modal, Radio, SegmentedControl } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import { wantsConfirmation } from "../../../lib/confirmation.ts";
import { messageOf } from "../../../lib/errors.ts";
import { dayIn, formatMonth, formatMonthInText } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { notify } from "../../../ui/notify.ts";
import { DateField } from "../../../ui/typed-fields/date-field.tsx";
import type { Month } from "../sheet/sheet.model.ts";

import classes from "./download-dialog.module.css";
import { firstPeriod, latestEnd, periodsFor, rangeProblem } from "./download.model.ts";
import type { Period, PeriodKey, Range } from "./download.model.ts";
import { sheetFileMutation } from "./download.queries.ts";
import type { FileFormat } from "./download.queries.ts";

/** The dialog's width in pixels (Rule COMPANY-16). */
const width = 550;

type DownloadDialogProps = {
  month: Month;
  worker: { id: number; isOwn: boolean };
  onClose: () => void;
};

/** Choice of period and format of the sheet as a file. */
export function DownloadDialog({ month, worker, onClose }: DownloadDialogProps) {
  const { t } = useTranslation("download");
  const user = useCurrentUser();
  const periods = periodsFor(month, dayIn(user.zona_horaria));
  const [choice, setChoice] = useState<PeriodKey | "custom">(() => firstPeriod(month, periods));
  const [own, setOwn] = useState<Range>({ from: "", to: "" });
  const [format, setFormat] = useState<FileFormat>("pdf");
  const [tried, setTried] = useState(false);
  const save = useMutation(sheetFileMutation(worker));
  const range = choice === "custom" ? own : periods.find(({ key }) => key === choice);
  const problem = range === undefined ? "empty" : rangeProblem(range);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (range === undefined || problem !== null) return;
    const { from, to } = range;
    save.mutate(
      { from, to, format },
      {
        onSuccess: () => {
          notify({ kind: "success", message: t("done") });
          onClose();
        },
      },
    );
  };

  return (
    <Modal
      opened
      onClose={onClose}
      title={t("title")}
      size={width}
      closeButtonProps={{ "aria-label": t("close"), size: 44, iconSize: 20 }}
      classNames={{ title: classes.title }}
    >
      <form className={classes.form} onSubmit={submit} noValidate>
        <PeriodChoice periods={periods} value={choice} onChange={setChoice} />
        {choice === "custom" && (
          <OwnPeriod value={own} problem={tried ? problem : null} onChange={setOwn} />
        )}
        <FormatChoice value={format} onChange={setFormat} />
        {save.isError && !wantsConfirmation(save.error) && (
          <Alert color="red" role="alert">
            {messageOf(save.error)}
          </Alert>
        )}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button
            type="submit"
            loading={save.isPending}
            leftSection={<IconDownload size={20} aria-hidden />}
          >
            {t("save")}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

type PeriodChoiceProps = {
  periods: readonly Period[];
  value: PeriodKey | "custom";
  onChange: (value: PeriodKey | "custom") => void;
};

function PeriodChoice({ periods, value, onChange }: PeriodChoiceProps) {
  const { t } = useTranslation("download");
  const labelOf = ({ key, month }: Period): string => {
    if (key === "year") return t("period.year", { year: String(month.year) });
    if (key === "shown") return formatMonth(month.year, month.month);
    return t(`period.${key}`, { month: formatMonthInText(month.year, month.month) });
  };
  const choose = (text: string) => {
    onChange(periods.find(({ key }) => key === text)?.key ?? "custom");
  };
  return (
    <Radio.Group size="md" label={t("period.label")} value={value} onChange={choose}>
      <div className={classes.choices}>
        {periods.map((period) => (
          <Radio
            key={period.key}
            className={classes.choice}
            size="md"
            value={period.key}
            label={labelOf(period)}
          />
        ))}
        <Radio className={classes.choice} size="md" value="custom" label={t("period.custom")} />
      </div>
    </Radio.Group>
  );
}

type OwnPeriodProps = {
  value: Range;
  problem: ReturnType<typeof rangeProblem>;
  onChange: (value: Range) => void;
};

function OwnPeriod({ value, problem, onChange }: OwnPeriodProps) {
  const { t } = useTranslation("download");
  return (
    <div className={classes.days}>
      <DateField
        label={t("from")}
        value={value.from}
        error={problem === "empty" && value.from === "" ? t("problem.empty") : null}
        onChange={(from) => onChange({ ...value, from })}
      />
      <DateField
        label={t("to")}
        min={value.from}
        max={latestEnd(value.from)}
        value={value.to}
        error={
          problem === null || (problem === "empty" && value.to !== "")
            ? null
            : t(`problem.${problem}`)
        }
        onChange={(to) => onChange({ ...value, to })}
      />
    </div>
  );
}

type FormatChoiceProps = { value: FileFormat; onChange: (value: FileFormat) => void };

function FormatChoice({ value, onChange }: FormatChoiceProps) {
  const { t } = useTranslation("download");
  const title = useId();
  return (
    <section>
      <p id={title} className={classes.legend}>
        {t("format.label")}
      </p>
      <SegmentedControl<FileFormat>
        fullWidth
        size="md"
        aria-labelledby={title}
        data={[
          { value: "pdf", label: t("format.pdf") },
          { value: "xlsx", label: t("format.xlsx") },
        ]}
        value={value}
        onChange={onChange}
      />
      <p className={classes.hint}>{t(`format.${value}_hint`)}</p>
    </section>
  );
}
