import { Alert } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { Language } from "@atrio/contract/common";

import { messageOf } from "../../../../lib/errors.ts";
import type { Found } from "../../../../lib/finder.ts";
import { Dialog } from "../../../../ui/dialog.tsx";
import { FilePreview } from "../../../../ui/file-preview.tsx";
import { Finder } from "../../../../ui/finder.tsx";
import { BlockSkeleton } from "../../../../ui/state.tsx";
import classes from "../signing.module.css";
import { previewMutation } from "../signing.queries.ts";

type PreviewDialogProps = { titulo: string; idioma: Language; texto: string; onClose: () => void };

/** A text filled with the data of a real person, before it is sent. */
export function PreviewDialog({ onClose, ...text }: PreviewDialogProps) {
  const { t } = useTranslation("signing-office");
  const [person, setPerson] = useState<Found | null>(null);
  const preview = useMutation(previewMutation);
  const choose = (found: Found | null) => {
    setPerson(found);
    if (found !== null) preview.mutate({ ...text, trabajador_id: found.id });
  };
  return (
    <Dialog title={t("texts.preview")} size={760} onClose={onClose}>
      <div className={classes.form}>
        <Finder
          kind="person"
          label={t("texts.person")}
          description={t("texts.personHint")}
          value={person}
          onChange={choose}
        />
        {preview.isPending && <BlockSkeleton height={420} />}
        {preview.error !== null && (
          <Alert color="red" role="alert">
            {messageOf(preview.error)}
          </Alert>
        )}
        {preview.data !== undefined && person !== null && (
          <FilePreview key={person.id} blob={preview.data} title={text.titulo} />
        )}
      </div>
    </Dialog>
  );
}
