import { Alert, Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { medicalKinds } from "@atrio/contract/kinds";
import type { RequestDetail } from "@atrio/contract/leave/absences";
import type { RequestDocument } from "@atrio/contract/leave/request-documents";

import { messageOf } from "../../../lib/errors.ts";
import { notify } from "../../../ui/notify.ts";
import { DocumentUpload } from "../ask/document-upload.tsx";
import { DocumentList } from "../requests/document-list.tsx";
import { ProofNote } from "../requests/proof-note.tsx";

import { Confirm } from "./request-dialogs.tsx";
import classes from "./request.module.css";
import { manageDocumentsMutation } from "./request.queries.ts";

const nothingYet: readonly RequestDocument[] = [];

type RequestDocumentsProps = {
  request: RequestDetail;
  /** A question lies over the page, or no longer. */
  onAsking: (isAsking: boolean) => void;
};

/** The files of an own request: open, add and delete them, or why that is no longer possible. */
export function RequestDocuments({ request, onAsking }: RequestDocumentsProps) {
  const { t } = useTranslation("absences");
  const [removing, setRemoving] = useState<RequestDocument | null>(null);
  const manage = useMutation(manageDocumentsMutation);
  const { documentos, can } = request;
  const isKept = documentos.length > 0 && documentos.every((one) => !one.can.borrar);
  const isMedical = medicalKinds.includes(request.pe_solicitud_tipo_id);
  const ask = (document: RequestDocument | null) => {
    setRemoving(document);
    onAsking(document !== null);
  };
  return (
    <div className={classes.files}>
      <ProofNote request={request} />
      <DocumentList documents={documentos} requestId={request.id} onRemove={ask} />
      {isMedical && <p className={classes.note}>{t("files.medical")}</p>}
      {can.adjuntar ? (
        <Adding requestId={request.id} />
      ) : (
        <p className={classes.note}>{t("files.closed")}</p>
      )}
      {isKept && <p className={classes.note}>{t("files.kept")}</p>}
      {removing !== null && (
        <Confirm
          title={t("files.remove_title")}
          action={t("files.remove")}
          pending={manage.isPending}
          error={manage.error}
          onClose={() => {
            manage.reset();
            ask(null);
          }}
          onConfirm={() =>
            manage.mutate(
              { id: request.id, remove: [removing.id] },
              {
                onSuccess: () => {
                  notify({ kind: "success", message: t("files.removed") });
                  ask(null);
                },
              },
            )
          }
        >
          <p>{t("files.remove_text", { name: removing.nombre })}</p>
        </Confirm>
      )}
    </div>
  );
}

/** Files that have arrived and could not be put to the request, and why. */
type Left = { documents: readonly RequestDocument[]; error: unknown };

/** Attaches each file to the request as soon as it has arrived; failed ones wait for a retry. */
function Adding({ requestId }: { requestId: number }) {
  const { t } = useTranslation(["absences", "files"]);
  const [left, setLeft] = useState<Left | null>(null);
  const { mutateAsync: attach } = useMutation(manageDocumentsMutation);
  const add = async (documents: readonly RequestDocument[]) => {
    try {
      await attach({ id: requestId, add: documents.map(({ id }) => id) });
      notify({ kind: "success", message: t("absences:files.added") });
    } catch (error) {
      setLeft((before) => ({ documents: [...(before?.documents ?? []), ...documents], error }));
    }
  };
  const again = (documents: readonly RequestDocument[]) => {
    setLeft(null);
    void add(documents);
  };
  return (
    <>
      <DocumentUpload
        label={t("absences:files.add")}
        documents={nothingYet}
        onAdd={(document) => void add([document])}
        onRemove={() => undefined}
      />
      {left !== null && (
        <Alert
          color="red"
          role="alert"
          title={t("absences:files.not_added", {
            names: left.documents.map(({ nombre }) => nombre).join(", "),
          })}
        >
          <p className={classes.note}>{messageOf(left.error)}</p>
          <Button variant="default" size="xs" onClick={() => again(left.documents)}>
            {t("files:retry")}
          </Button>
        </Alert>
      )}
    </>
  );
}
