import { FileInput, Progress, TextInput } from "@mantine/core";
import { IconPaperclip } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { EndpointResponse } from "@atrio/contract/endpoint";
import type { OfficeDocument, replaceForMany } from "@atrio/contract/papers/documents-office";

import { formatNumber } from "../../../lib/format.ts";
import { randomKey } from "../../../lib/random.ts";
import { acceptedFiles } from "../../../lib/sendable-file.ts";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";

import type { Terms } from "./office-documents.model.ts";
import { replaceMutation } from "./office-documents.queries.ts";
import { TermFields } from "./term-fields.tsx";

type Counts = EndpointResponse<typeof replaceForMany>["data"];

type ReplaceDialogProps = { document: OfficeDocument; onClose: () => void };

/** A newer version of a document for the same readers; what was typed outlives a failure. */
export function ReplaceDialog({ document, onClose }: ReplaceDialogProps) {
  const { t } = useTranslation("office-documents");
  const replace = useMutation(replaceMutation);
  const [title, setTitle] = useState(document.titulo);
  const [terms, setTerms] = useState<Terms>({
    clasificado_como: document.clasificado_como ?? "",
    caduca_el: "",
  });
  const [file, setFile] = useState<File | null>(null);
  const [isTried, setTried] = useState(false);
  // The same attempt again, after a lost answer, publishes once.
  const [key, setKey] = useState(randomKey);
  const [share, setShare] = useState(0);
  const change = (act: () => void) => {
    replace.reset();
    setKey(randomKey());
    act();
  };
  const told = ({ sustituidos, de_baja, con_version }: Counts) => {
    const left = de_baja + con_version;
    const done = t("replace.manyDone", { count: sustituidos, total: formatNumber(sustituidos) });
    return left === 0
      ? done
      : `${done} ${t("replace.left", { count: left, total: formatNumber(left) })}`;
  };
  const ofOne = document.trabajador === null ? ("sharedText" as const) : ("text" as const);
  const readers = document.documento_id === null ? ("manyText" as const) : ofOne;
  const submit = () => {
    setTried(true);
    if (file === null || title.trim() === "") return;
    replace.mutate(
      { document, file, title, key, terms, onProgress: setShare },
      {
        onSuccess: (counts) => {
          notify({ kind: "success", message: counts === null ? t("replace.done") : told(counts) });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={t("replace.of", { title: document.titulo })}
      submit={t("replace.send")}
      pending={replace.isPending}
      error={replace.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t(`replace.${readers}`)}</p>
      <FileInput
        label={t("replace.file")}
        description={t("replace.fileHint")}
        placeholder={t("replace.choose")}
        // Readable text in a button, where a field has a hint only.
        styles={{ placeholder: { color: "var(--atrio-muted)" } }}
        leftSection={<IconPaperclip size={18} aria-hidden />}
        accept={acceptedFiles}
        required
        clearable
        clearButtonProps={{ "aria-label": t("replace.remove") }}
        value={file}
        error={isTried && file === null ? t("replace.needsFile") : undefined}
        onChange={(chosen) => change(() => setFile(chosen))}
      />
      <TextInput
        label={t("publish.name")}
        required
        maxLength={200}
        value={title}
        error={isTried && title.trim() === "" ? t("publish.needsName") : undefined}
        onChange={(event) => {
          const { value } = event.currentTarget;
          change(() => setTitle(value));
        }}
      />
      <TermFields
        terms={terms}
        fecha={document.fecha ?? ""}
        onChange={(changed) => change(() => setTerms(changed))}
      />
      {replace.isPending && <Progress value={100 * share} aria-label={t("replace.send")} />}
    </FormDialog>
  );
}
