import { SegmentedControl } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { projectFile } from "@atrio/contract/projects/team-projects";

import { download } from "../../../lib/download.ts";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";
import { DateField } from "../../../ui/typed-fields/date-field.tsx";

import classes from "./projects.module.css";
import { isPeriod } from "./team-projects.model.ts";

type ExportDialogProps = { projectId: number; from: string; to: string; onClose: () => void };

const formats = ["xlsx", "csv"] as const;
type Format = (typeof formats)[number];

/** Asks for the period and kind of a file of registrations, and saves it. */
export function ExportDialog({ projectId, from, to, onClose }: ExportDialogProps) {
  const { t } = useTranslation(["team-projects", "common"]);
  const [desde, setFrom] = useState(from);
  const [hasta, setTo] = useState(to);
  const [formato, setFormat] = useState<Format>("xlsx");
  const [tried, setTried] = useState(false);
  const save = useMutation({
    mutationFn: () =>
      download(projectFile, { params: { id: projectId }, query: { formato, desde, hasta } }),
    onSuccess: () => {
      notify({ kind: "success", message: t("team-projects:export.saved") });
      onClose();
    },
  });
  const isWrong = !isPeriod(desde, hasta);
  const send = () => {
    setTried(true);
    if (!isWrong) save.mutate();
  };
  return (
    <FormDialog
      title={t("team-projects:export.title")}
      submit={t("team-projects:export.save")}
      pending={save.isPending}
      error={save.error}
      onSubmit={send}
      onClose={onClose}
    >
      <p className={classes.note}>{t("team-projects:export.text")}</p>
      <div className={classes.period}>
        <DateField label={t("team-projects:filter.from")} value={desde} onChange={setFrom} />
        <DateField
          label={t("team-projects:filter.to")}
          value={hasta}
          error={tried && isWrong && t("team-projects:hours.range")}
          onChange={setTo}
        />
      </div>
      <SegmentedControl<Format>
        aria-label={t("team-projects:export.format")}
        fullWidth
        value={formato}
        onChange={setFormat}
        data={formats.map((value) => ({ value, label: t(`team-projects:export.${value}`) }))}
      />
    </FormDialog>
  );
}
