import { Button } from "@mantine/core";
import { IconDownload, IconEye, IconEyeOff } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { Notification } from "@atrio/contract/messages/company-messages";

import { messageOf } from "../../../../lib/errors.ts";
import { sizeText } from "../../../../lib/file-size.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { FileIcon } from "../../../../ui/file-icon.tsx";
import { notify } from "../../../../ui/notify.ts";
import { PdfViewer } from "../../../../ui/pdf-viewer/pdf-viewer.tsx";
import { BlockSkeleton, ErrorState } from "../../../../ui/state.tsx";
import { attachmentQuery, saveAttachmentMutation } from "../notices.queries.ts";

import classes from "./reader.module.css";

type AttachmentProps = {
  id: number;
  file: NonNullable<Notification["documento_notificacion"]>;
};

/** The document that goes with a notification: to be saved, or read in the page. */
export function Attachment({ id, file }: AttachmentProps) {
  const { t } = useTranslation("notices-page");
  const [isShown, setShown] = useState(false);
  const save = useMutation({
    ...saveAttachmentMutation,
    onError: (error) => notify({ kind: "error", message: messageOf(error) }),
  });
  const { nombre, tipo, bytes } = file;
  const EyeIcon = isShown ? IconEyeOff : IconEye;
  return (
    <section className={classes.attachment} aria-label={t("file.label")}>
      <div className={classes.file}>
        <span className={classes.icon} aria-hidden>
          <FileIcon type={tipo} />
        </span>
        <span className={classes.name}>
          <b>{nombre}</b>
          <small>{sizeText(bytes, formatNumber)}</small>
        </span>
        <span className={classes.buttons}>
          <Button
            variant="default"
            size="sm"
            mih={44}
            leftSection={<EyeIcon size={18} aria-hidden />}
            aria-expanded={isShown}
            onClick={() => setShown(!isShown)}
          >
            {t(isShown ? "file.hide" : "file.show")}
          </Button>
          <Button
            variant="default"
            size="sm"
            mih={44}
            leftSection={<IconDownload size={18} aria-hidden />}
            loading={save.isPending}
            onClick={() => save.mutate(id)}
          >
            {t("file.save")}
          </Button>
        </span>
      </div>
      {isShown && <Shown id={id} name={nombre} />}
    </section>
  );
}

function Shown({ id, name }: { id: number; name: string }) {
  const { data, error, refetch } = useQuery(attachmentQuery(id));
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <BlockSkeleton height={420} />;
  if (data.type === "application/pdf") {
    return <PdfViewer title={name} load={async () => new Uint8Array(await data.arrayBuffer())} />;
  }
  return (
    <img
      className={classes.picture}
      alt={name}
      ref={(picture) => {
        const address = URL.createObjectURL(data);
        if (picture !== null) picture.src = address;
        return () => URL.revokeObjectURL(address);
      }}
    />
  );
}
