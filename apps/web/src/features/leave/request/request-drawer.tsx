import { Drawer } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { RequestDetail } from "@atrio/contract/leave/absences";

import { ErrorState, LinesSkeleton } from "../../../ui/state.tsx";
import { AskDialog } from "../ask/ask-dialog.tsx";
import { requestQuery } from "../requests/requests.queries.ts";
import { useRequestName } from "../requests/use-request-name.ts";

import { RequestActions } from "./request-actions.tsx";
import type { RequestAction } from "./request-actions.tsx";
import { RequestBody } from "./request-body.tsx";
import { CancelDialog, DeleteDialog } from "./request-dialogs.tsx";
import classes from "./request.module.css";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

type RequestDrawerProps = {
  requestId: number;
  /** Opens another request: its rectification, or the rectified one. */
  onOpen: (id: number) => void;
  onClose: () => void;
};

/** An own request with all there is to it, over the page. */
export function RequestDrawer({ requestId, onOpen, onClose }: RequestDrawerProps) {
  const { t } = useTranslation("absences");
  const [action, setAction] = useState<RequestAction | null>(null);
  const [isAsking, setAsking] = useState(false);
  const query = useQuery({
    ...requestQuery(requestId),
    // Once it is deleted there is nothing to read again.
    enabled: action !== "delete",
  });
  const { data: request, error, refetch } = query;
  const name = useRequestName();
  // While a dialog lies over it, Esc and the Tab key are that dialog's.
  const isAlone = action === null && !isAsking;
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={680}
      padding="lg"
      title={request === undefined ? t("title") : name(request)}
      closeButtonProps={{ "aria-label": t("request.close"), size: 44, iconSize: 22 }}
      closeOnEscape={isAlone}
      trapFocus={isAlone}
      attributes={{ header: { role: "presentation" } }}
      classNames={{
        content: classes.drawer ?? "",
        header: classes.header ?? "",
        title: classes.title ?? "",
        body: classes.inside ?? "",
      }}
    >
      {request === undefined && error === null && <LinesSkeleton lines={8} />}
      {request === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {request !== undefined && (
        <RequestBody
          request={request}
          onAsking={setAsking}
          actions={<RequestActions request={request} onAction={setAction} />}
        />
      )}
      {request !== undefined && (
        <ActionDialog
          request={request}
          action={action}
          onDone={() => setAction(null)}
          {...{ onOpen, onClose }}
        />
      )}
    </Drawer>
  );
}

type ActionDialogProps = {
  request: RequestDetail;
  action: RequestAction | null;
  onDone: () => void;
  onOpen: (id: number) => void;
  onClose: () => void;
};

function ActionDialog({ request, action, onDone, onOpen, onClose }: ActionDialogProps) {
  return (
    <>
      {action === "cancel" && <CancelDialog request={request} onClose={onDone} />}
      {action === "withdraw" && (
        <WithdrawDialog
          request={request}
          onClose={onDone}
          onAsked={(asked) => {
            onDone();
            onOpen(asked.id);
          }}
        />
      )}
      {action === "delete" && (
        <DeleteDialog request={request} onClose={onDone} onDeleted={onClose} />
      )}
      <AskDialog
        opened={action === "edit" || action === "rectify"}
        mode={action === "rectify" ? "rectify" : "edit"}
        request={request}
        onClose={onDone}
        onSaved={(saved) => {
          onDone();
          if (saved.id !== request.id) onOpen(saved.id);
        }}
      />
    </>
  );
}
