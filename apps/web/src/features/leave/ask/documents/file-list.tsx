import { Button } from "@mantine/core";
import { IconAlertTriangle, IconFileText, IconPhoto } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { RequestDocument } from "@atrio/contract/leave/request-documents";

import { sizeText } from "../../../../lib/file-size.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { SendingNote } from "../../../../ui/sending-note.tsx";

import classes from "./documents.module.css";
import type { Upload } from "./use-uploads.ts";

type FileListProps = {
  documents: readonly RequestDocument[];
  uploads: readonly Upload[];
  onRemove: (document: RequestDocument) => void;
  onRetry: (upload: Upload) => void;
  onDrop: (upload: Upload) => void;
};

/** The files of a request: arrived, on their way, and failed. */
export function FileList({ documents, uploads, onRemove, onRetry, onDrop }: FileListProps) {
  const { t } = useTranslation("files");
  if (documents.length + uploads.length === 0) return null;
  return (
    <ul className={classes.files} aria-label={t("list")}>
      {documents.map((document) => (
        <FileRow
          key={document.id}
          name={document.nombre}
          isPhoto={document.tipo.startsWith("image/")}
          note={sizeText(document.bytes, formatNumber)}
          onRemove={document.can.borrar ? () => onRemove(document) : undefined}
        />
      ))}
      {uploads.map((upload) => (
        <FileRow
          key={upload.key}
          name={upload.file.name}
          isPhoto={upload.file.type.startsWith("image/")}
          isWrong={upload.state !== "sending"}
          note={<UploadNote upload={upload} />}
          onRetry={upload.state === "failed" ? () => onRetry(upload) : undefined}
          onRemove={() => onDrop(upload)}
        />
      ))}
    </ul>
  );
}

function UploadNote({ upload: { file, share, state, message } }: { upload: Upload }) {
  if (state !== "sending") return <span role="alert">{message}</span>;
  return <SendingNote name={file.name} share={share} />;
}

type FileRowProps = {
  name: string;
  isPhoto: boolean;
  isWrong?: boolean;
  note: ReactNode;
  onRetry?: (() => void) | undefined;
  onRemove: (() => void) | undefined;
};

function FileRow({ name, isPhoto, isWrong = false, note, onRetry, onRemove }: FileRowProps) {
  const { t } = useTranslation("files");
  const Picture = isPhoto ? IconPhoto : IconFileText;
  const Icon = isWrong ? IconAlertTriangle : Picture;
  return (
    <li className={classes.file} data-wrong={isWrong}>
      <Icon size={20} aria-hidden />
      <div className={classes.about}>
        <span className={classes.name}>{name}</span>
        <div className={classes.note}>{note}</div>
      </div>
      {onRetry !== undefined && (
        <Button variant="default" size="xs" aria-label={t("retry_of", { name })} onClick={onRetry}>
          {t("retry")}
        </Button>
      )}
      {onRemove !== undefined && (
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          aria-label={t("remove_of", { name })}
          onClick={onRemove}
        >
          {t("remove")}
        </Button>
      )}
    </li>
  );
}
