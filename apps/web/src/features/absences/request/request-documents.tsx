import { Alert } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { RequestDetail } from "@atrio/contract/absences";
import { medicalKinds } from "@atrio/contract/palette";
import type { RequestDocument } from "@atrio/contract/request-documents";

import { messageOf } from "../../../lib/errors.ts";
import { notify } from "../../../ui/notify.ts";
import { DocumentUpload } from "../ask/document-upload.tsx";
import { DocumentList } from "../requests/document-list.tsx";

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
  const { documentos: documents, can } = request;
  const isKept = documents.length > 0 && documents.every((one) => !one.can.borrar);
  const isMedical = medicalKinds.includes(request.pe_solicitud_tipo_id);
  const ask = (document: RequestDocument | null) => {
    setRemoving(document);
    onAsking(document !== null);
  };
  const add = (document: RequestDocument) =>
    manage.mutate(
      { id: request.id, add: [document.id] },
      { onSuccess: () => notify({ kind: "success", message: t("files.added") }) },
    );
  return (
    <div className={classes.files}>
      <DocumentList documents={documents} requestId={request.id} onRemove={ask} />
      {isMedical && <p className={classes.note}>{t("files.medical")}</p>}
      {can.adjuntar ? (
        <DocumentUpload
          label={t("files.add")}
          documents={nothingYet}
          onAdd={add}
          onRemove={() => undefined}
        />
      ) : (
        <p className={classes.note}>{t("files.closed")}</p>
      )}
      {isKept && <p className={classes.note}>{t("files.kept")}</p>}
      {manage.error !== null && removing === null && (
        <Alert color="red" role="alert">
          {messageOf(manage.error)}
        </Alert>
      )}
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
