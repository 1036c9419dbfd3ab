import { Button } from "@mantine/core";
import { IconCheck, IconX } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { TeamDocument } from "@atrio/contract/papers/documents-office";

import { notify } from "../../../../../ui/notify.ts";
import { approveMutation } from "../team.queries.ts";

import { RejectDialog } from "./reject-dialog.tsx";

type DecisionButtonsProps = { document: TeamDocument; onDecided?: () => void };

/** Approves or rejects a document that waits for it; nothing for the others. */
export function DecisionButtons({ document, onDecided }: DecisionButtonsProps) {
  const { t } = useTranslation("documents-team");
  const [isRejecting, setRejecting] = useState(false);
  const approve = useMutation(approveMutation);
  if (!document.can.decidir) return null;
  const name = `${document.trabajador.nombre_completo}: ${document.titulo}`;
  const send = () =>
    approve.mutate([document], {
      onSuccess: ([outcome]) => {
        const message = outcome?.error ?? t("approve.done_one");
        notify({ kind: outcome?.error === null ? "success" : "error", message });
        if (outcome?.error === null) onDecided?.();
      },
    });
  return (
    <>
      <Button
        size="sm"
        mih={44}
        leftSection={<IconCheck size={18} aria-hidden />}
        aria-label={t("approve.of", { name })}
        loading={approve.isPending}
        onClick={send}
      >
        {t("approve.action")}
      </Button>
      <Button
        size="sm"
        mih={44}
        variant="default"
        leftSection={<IconX size={18} aria-hidden />}
        aria-label={t("reject.of", { name })}
        onClick={() => setRejecting(true)}
      >
        {t("reject.action")}
      </Button>
      {isRejecting && (
        <RejectDialog
          document={document}
          onClose={() => {
            setRejecting(false);
          }}
        />
      )}
    </>
  );
}
