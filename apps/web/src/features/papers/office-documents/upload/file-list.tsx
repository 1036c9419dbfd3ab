import { Alert, Button, Progress, TextInput } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import classes from "../office-documents.module.css";

import type { PublishFile } from "./files.model.ts";

type FileListProps = {
  files: readonly PublishFile[];
  isTried: boolean;
  onWrite: (id: string, title: string) => void;
  onRemove: (id: string) => void;
};

/** Chosen files with their titles. */
export function FileList({ files, ...acts }: FileListProps) {
  const { t } = useTranslation("files");
  return (
    <ul className={classes.list} aria-label={t("list")}>
      {files.map((entry) => (
        <Item key={entry.id} entry={entry} {...acts} />
      ))}
    </ul>
  );
}

type ItemProps = Omit<FileListProps, "files"> & { entry: PublishFile };

function Item({ entry, isTried, onWrite, onRemove }: ItemProps) {
  const { t } = useTranslation(["office-documents", "files"]);
  const { id, file, title, state, share, message } = entry;
  const isMissing = isTried && title.trim() === "";
  return (
    <li className={classes.item}>
      <div className={classes.row}>
        <span className={classes.texts}>{file.name}</span>
        <Button
          variant="subtle"
          size="sm"
          mih={44}
          px={12}
          aria-label={t("files:remove_of", { name: file.name })}
          onClick={() => onRemove(id)}
        >
          <IconX size={20} aria-hidden />
        </Button>
      </div>
      {state !== "refused" && (
        <TextInput
          label={t("office-documents:publish.name")}
          required
          maxLength={200}
          value={title}
          disabled={state === "sending"}
          error={isMissing ? t("office-documents:publish.needsName") : undefined}
          onChange={(event) => onWrite(id, event.currentTarget.value)}
        />
      )}
      {state === "sending" && <Progress value={100 * share} aria-label={file.name} />}
      {message !== "" && (
        <Alert color="red" role="alert">
          {message}
        </Alert>
      )}
    </li>
  );
}
