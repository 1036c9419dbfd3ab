import { Button, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { IconAlertTriangle, IconEye, IconEyeOff, IconHourglass, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { DocumentKind } from "@atrio/contract/papers/documents";

import { sizeText } from "../../../../lib/file-size.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { FileIcon } from "../../../../ui/file-icon.tsx";
import { SendingNote } from "../../../../ui/sending-note.tsx";

import { missingOf } from "./upload.model.ts";
import type { Entry, Words } from "./upload.model.ts";
import classes from "./upload.module.css";

type EntryCardProps = {
  entry: Entry;
  kinds: readonly DocumentKind[];
  /** A newer version keeps its kind. */
  isKindFixed: boolean;
  /** Shows missing fields. */
  isTried: boolean;
  onWrite: (words: Partial<Words>) => void;
  onRetry: () => void;
  onRemove: () => void;
};

/** A file to be sent, with its description. */
export function EntryCard(props: EntryCardProps) {
  const { entry, onRetry, onRemove } = props;
  const { t } = useTranslation(["documents", "files"]);
  const { file, share, state, message } = entry;
  const { name } = file;
  const isWrong = state === "failed" || state === "refused";
  return (
    <li className={classes.entry} data-wrong={isWrong}>
      <div className={classes.file}>
        <span className={classes.icon} aria-hidden>
          {isWrong ? <IconAlertTriangle size={24} /> : <FileIcon type={file.type} />}
        </span>
        <span className={classes.about}>
          <b>{name}</b>
          {state === "sending" ? (
            <SendingNote name={name} share={share} />
          ) : (
            <small>{sizeText(file.size, formatNumber)}</small>
          )}
          {isWrong && (
            <span className={classes.wrong} role="alert">
              {message}
            </span>
          )}
        </span>
        {state === "failed" && (
          <Button
            variant="default"
            size="sm"
            mih={44}
            aria-label={t("files:retry_of", { name })}
            onClick={onRetry}
          >
            {t("files:retry")}
          </Button>
        )}
        <Button
          variant="subtle"
          color="gray"
          size="sm"
          mih={44}
          px={12}
          aria-label={t("files:remove_of", { name })}
          onClick={onRemove}
        >
          <IconX size={20} aria-hidden />
        </Button>
      </div>
      {state !== "refused" && <Fields {...props} />}
    </li>
  );
}

function Fields({ entry, kinds, isKindFixed, isTried, onWrite }: EntryCardProps) {
  const { t } = useTranslation("documents");
  const missing = isTried ? missingOf(entry) : [];
  const kind = kinds.find(({ codigo }) => codigo === entry.kind);
  const [isDescribed, setDescribed] = useState(entry.description !== "");
  const isBusy = entry.state === "sending";
  const choose = (code: string) => {
    const name = kinds.find((one) => one.codigo === code)?.nombre ?? "";
    // A photo's file name says nothing about its contents.
    onWrite({ kind: code, ...(entry.title.trim() === "" && { title: name }) });
  };
  return (
    <fieldset className={classes.fields} disabled={isBusy}>
      <legend className={classes.legend}>{entry.file.name}</legend>
      {/* The system's own: on a phone it fills the screen, whatever lies around the field. */}
      <NativeSelect
        size="md"
        label={t("upload.kind")}
        required
        disabled={isKindFixed || isBusy}
        value={entry.kind ?? ""}
        data={[
          { value: "", label: t("upload.choose_kind"), disabled: true },
          ...kinds.map(({ codigo, nombre }) => ({ value: codigo, label: nombre })),
        ]}
        error={missing.includes("kind") ? t("upload.kind_required") : null}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <TextInput
        label={t("upload.name")}
        required
        maxLength={200}
        value={entry.title}
        error={missing.includes("title") ? t("upload.name_required") : null}
        onChange={(event) => onWrite({ title: event.currentTarget.value })}
      />
      {kind !== undefined && <KindNotes kind={kind} />}
      {isDescribed ? (
        <Textarea
          className={classes.wide ?? ""}
          label={t("upload.description")}
          autosize
          minRows={2}
          maxLength={1000}
          value={entry.description}
          onChange={(event) => onWrite({ description: event.currentTarget.value })}
        />
      ) : (
        <Button
          className={classes.more ?? ""}
          variant="subtle"
          size="sm"
          mih={44}
          onClick={() => setDescribed(true)}
        >
          {t("upload.describe")}
        </Button>
      )}
    </fieldset>
  );
}

/** Readers of a document of this kind, and its approval. */
function KindNotes({ kind }: { kind: DocumentKind }) {
  const { t } = useTranslation("documents");
  const Seen = kind.visible_supervisor ? IconEye : IconEyeOff;
  return (
    <ul className={classes.notes}>
      <li>
        <Seen size={18} aria-hidden />
        {kind.visible_supervisor ? t("upload.supervisors") : t("upload.private")}
      </li>
      {kind.requiere_aprobacion && (
        <li>
          <IconHourglass size={18} aria-hidden />
          {t("upload.approval")}
        </li>
      )}
    </ul>
  );
}
