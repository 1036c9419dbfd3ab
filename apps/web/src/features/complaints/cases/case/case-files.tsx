import { Alert, Button, FileButton } from "@mantine/core";
import { IconDownload, IconEye, IconPaperclip } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import type { ComplaintCase } from "@atrio/contract/complaints/cases";
import type { ComplaintFile } from "@atrio/contract/complaints/reports";

import { messageOf } from "../../../../lib/errors.ts";
import { formatDate } from "../../../../lib/format.ts";
import { acceptedWithRecordings } from "../../../../lib/sendable-file.ts";
import { Card } from "../../../../ui/card.tsx";
import { notify } from "../../../../ui/notify.ts";
import { saveFileMutation } from "../cases.queries.ts";

import classes from "./case.module.css";
import { FileDialog } from "./file-dialog.tsx";
import { useAddFiles } from "./use-add-files.ts";

/** Files of a case, opened or saved decrypted; added ones are the reporter's to see too. */
export function CaseFiles({ one }: { one: ComplaintCase }) {
  const { t } = useTranslation("complaint-cases");
  const [opened, setOpened] = useState<ComplaintFile | null>(null);
  return (
    <Card title={t("files.title")}>
      {one.documentos.length === 0 && <p className={classes.muted}>{t("files.none")}</p>}
      <ul className={classes.list}>
        {one.documentos.map((file) => (
          <FileRow key={file.id} caseId={one.id} file={file} onOpen={() => setOpened(file)} />
        ))}
      </ul>
      {one.can.includes("escribir") && <AddFiles id={one.id} />}
      {opened !== null && (
        <FileDialog caseId={one.id} file={opened} onClose={() => setOpened(null)} />
      )}
    </Card>
  );
}

type FileRowProps = { caseId: string; file: ComplaintFile; onOpen: () => void };

function FileRow({ caseId, file, onOpen }: FileRowProps) {
  const { t } = useTranslation("complaint-cases");
  const save = useMutation({
    ...saveFileMutation,
    onError: (error) => notify({ kind: "error", message: messageOf(error) }),
  });
  const { nombre, autor, fecha } = file;
  return (
    <li className={classes.file}>
      <span>
        {nombre}
        <small>
          {t("files.from", { author: t(`thread.author.${autor}`), date: formatDate(fecha) })}
        </small>
      </span>
      <Button
        variant="default"
        size="sm"
        mih={44}
        leftSection={<IconEye size={18} aria-hidden />}
        aria-label={t("files.view_of", { name: nombre })}
        onClick={onOpen}
      >
        {t("files.view")}
      </Button>
      <Button
        variant="default"
        size="sm"
        mih={44}
        leftSection={<IconDownload size={18} aria-hidden />}
        aria-label={t("files.download_of", { name: nombre })}
        loading={save.isPending}
        onClick={() => save.mutate({ id: caseId, documentoId: file.id })}
      >
        {t("files.download")}
      </Button>
    </li>
  );
}

function AddFiles({ id }: { id: string }) {
  const { t } = useTranslation("complaint-cases");
  const { add, sending, problem } = useAddFiles(id);
  const reset = useRef<() => void>(null);
  const choose = (files: readonly File[]) => {
    void add(files);
    // The same file may be chosen again after a refusal.
    reset.current?.();
  };
  return (
    <div className={classes.form}>
      <FileButton multiple accept={acceptedWithRecordings} resetRef={reset} onChange={choose}>
        {({ onClick }) => (
          <Button
            variant="default"
            leftSection={<IconPaperclip size={18} aria-hidden />}
            loading={sending !== null}
            onClick={onClick}
          >
            {t("files.add")}
          </Button>
        )}
      </FileButton>
      <small className={classes.muted}>
        {t("files.shared")} {t("files.formats")}
      </small>
      <span role="status">{sending === null ? "" : t("files.sending", { name: sending })}</span>
      {problem !== null && (
        <Alert color="red" role="alert" title={problem.name}>
          {problem.text}
        </Alert>
      )}
    </div>
  );
}
