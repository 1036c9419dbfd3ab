import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { SignatureDetail } from "@atrio/contract/papers/signatures";

import { messageOf } from "../../../../lib/errors.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { notify } from "../../../../ui/notify.ts";
import { PdfViewer } from "../../../../ui/pdf-viewer/pdf-viewer.tsx";

import { Meaning } from "./meaning.tsx";
import { SigningPanel } from "./sign/signing-panel.tsx";
import { SignatureTimeline } from "./signature-timeline.tsx";
import classes from "./signatures.module.css";
import { loadSigned, saveUnsignedMutation } from "./signatures.queries.ts";
import { useReading } from "./use-reading.ts";

/** The pages beside the actions on them. */
export function SignatureBody({ document }: { document: SignatureDetail }) {
  const { id: workerId } = useCurrentUser();
  const { reading, load, onPagesSeen } = useReading({ workerId, id: document.id });
  return (
    <div className={classes.body}>
      <div className={classes.paper}>
        <Pages document={document} load={load} onPagesSeen={onPagesSeen} />
      </div>
      <aside className={classes.side}>
        <SigningPanel document={document} reading={reading} />
        <Meaning />
        <SignatureTimeline events={document.sucesos} />
      </aside>
    </div>
  );
}

type PagesProps = {
  document: SignatureDetail;
  load: () => Promise<Uint8Array>;
  onPagesSeen: (seen: number, total: number) => void;
};

/** The sealed copy once it exists; until then the document sent for signing. */
function Pages({ document, load, onPagesSeen }: PagesProps) {
  const { t } = useTranslation("signatures");
  const { id: workerId } = useCurrentUser();
  const { id, titulo, documento_firmado_path } = document;
  if (documento_firmado_path !== null) {
    const loadCopy = () => loadSigned({ workerId, id });
    return <PdfViewer key="signed" title={t("copy_of", { title: titulo })} load={loadCopy} />;
  }
  if (!document.can.abrir) return <p className={classes.text}>{t("not_open")}</p>;
  return (
    <PdfViewer
      key="unsigned"
      title={titulo}
      load={load}
      onPagesSeen={document.fecha_lectura === null ? onPagesSeen : undefined}
      actions={<SaveUnsigned id={id} />}
    />
  );
}

function SaveUnsigned({ id }: { id: number }) {
  const { t } = useTranslation("signatures");
  const { id: workerId } = useCurrentUser();
  const save = useMutation(saveUnsignedMutation);
  return (
    <Button
      variant="default"
      size="sm"
      mih={44}
      leftSection={<IconDownload size={18} aria-hidden />}
      loading={save.isPending}
      onClick={() =>
        save.mutate(
          { workerId, id },
          { onError: (error) => notify({ kind: "error", message: messageOf(error) }) },
        )
      }
    >
      {t("download")}
    </Button>
  );
}
