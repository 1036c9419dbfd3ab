import { Alert, Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";

import type { ComplaintFile, ReportedComplaint } from "@atrio/contract/complaints/reports";

import { messageOf } from "../../../lib/errors.ts";
import { formatDate } from "../../../lib/format.ts";
import { acceptedWithRecordings } from "../../../lib/sendable-file.ts";
import { Card } from "../../../ui/card.tsx";
import { DropZone } from "../../../ui/drop-zone.tsx";
import { SentFiles } from "../report/sent-files.tsx";
import { useChosenFiles } from "../report/use-chosen-files.ts";
import { useReportFiles } from "../report/use-report-files.ts";

import classes from "./follow.module.css";
import { openFileMutation } from "./follow.queries.ts";

type ReportFilesProps = {
  uuid: string;
  report: ReportedComplaint;
  onArrival: (file: ComplaintFile) => void;
};

/** Files of a report from both sides, and more of the reporter's. */
export function ReportFiles({ uuid, report, onArrival }: ReportFilesProps) {
  const { t } = useTranslation("complaint-report");
  const hintId = useId();
  const open = useMutation(openFileMutation);
  const uploads = useReportFiles(uuid, onArrival);
  const { refusals, prepare } = useChosenFiles();
  const { documentos, can } = report;
  return (
    <Card title={t("files.title")}>
      {documentos.length === 0 && <p className={classes.muted}>{t("files.none")}</p>}
      {documentos.length > 0 && (
        <ul className={classes.files}>
          {documentos.map(({ id, nombre, fecha, autor }) => (
            <li key={id}>
              <Button
                variant="subtle"
                px={8}
                mih={44}
                h="auto"
                leftSection={<IconDownload size={18} aria-hidden />}
                aria-label={t("files.open", { name: nombre })}
                loading={open.isPending && open.variables.id === id}
                onClick={() => open.mutate({ uuid, id, nombre })}
              >
                {nombre}
              </Button>
              <small>
                {t(autor === "gestor" ? "files.by_handler" : "files.by_you")} · {formatDate(fecha)}
              </small>
            </li>
          ))}
        </ul>
      )}
      {open.error !== null && (
        <Alert color="red" role="alert" mb="sm">
          {messageOf(open.error)}
        </Alert>
      )}
      {can.escribir && (
        <DropZone
          hintId={hintId}
          isWrong={refusals.length > 0}
          types={{ accept: acceptedWithRecordings, hint: t("form.formats") }}
          onFiles={(files) => void prepare(files).then(uploads.send)}
        />
      )}
      {refusals.map((refusal) => (
        <p key={refusal} role="alert">
          {refusal}
        </p>
      ))}
      <SentFiles
        sent={uploads.sent}
        onRetry={(file) => uploads.send([file])}
        onDrop={uploads.drop}
      />
    </Card>
  );
}
