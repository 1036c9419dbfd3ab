import { Alert, Button, Modal } from "@mantine/core";
import { IconHistory } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { RequestKind } from "@atrio/contract/leave/leave";

import { openSigningQuery, useClockRunning } from "../../../lib/clock.ts";
import { ApiError } from "../../../lib/errors.ts";
import { dayIn } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { notify } from "../../../ui/notify.ts";
import { ErrorState, LinesSkeleton } from "../../../ui/state.tsx";
import { useBelow } from "../../../ui/use-below.ts";

import { AskForm } from "./ask-form.tsx";
import type { AskDialogProps } from "./ask.model.ts";
import classes from "./ask.module.css";
import { requestKindsQuery } from "./ask.queries.ts";
import type { AskTarget } from "./ask.queries.ts";
import { ClockNotice } from "./clock-notice.tsx";
import { KindChips } from "./kinds/kind-chips.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { useDraft } from "./use-draft.ts";
import { useSending } from "./use-sending.ts";
import type { Sending } from "./use-sending.ts";

/** Width in pixels: the form with the preview beside it. */
const width = 1180;

type AskWindowProps = Omit<AskDialogProps, "opened">;

/** The dialog that asks for an absence or an expense, edits a request or rectifies one. */
export function AskWindow(props: AskWindowProps) {
  const { t } = useTranslation("ask");
  const user = useCurrentUser();
  const kinds = useQuery(requestKindsQuery(user.id));
  if (kinds.data !== undefined) {
    return <ReadyWindow {...props} kinds={kinds.data} />;
  }
  return (
    <Frame title={t("title.choose")} onClose={props.onClose}>
      {kinds.isError ? (
        <ErrorState error={kinds.error} onRetry={() => void kinds.refetch()} />
      ) : (
        <LinesSkeleton lines={6} />
      )}
    </Frame>
  );
}

function ReadyWindow(props: AskWindowProps & { kinds: readonly RequestKind[] }) {
  const { mode, request, kinds, onClose, onSaved } = props;
  const { t } = useTranslation("ask");
  const user = useCurrentUser();
  const [isLeaving, setLeaving] = useState(false);
  const writing = useDraft(props);
  const { draft } = writing;
  const target: AskTarget =
    mode === "new" || request === undefined ? { mode: "new" } : { mode, requestId: request.id };
  const [isStopping, setStopping] = useState(false);
  const sending = useSending({
    target,
    draft,
    before: target.mode === "edit" ? (request?.documentos ?? []) : [],
    onSent: (saved) => {
      writing.finish();
      notify({ kind: "success", message: t(`sent.${target.mode}`) });
      onSaved(saved);
    },
  });
  const clock = useClockNotice(sending);
  const kind = kinds.find(({ id }) => id === draft?.kind);
  const isNamed = draft !== null && kind !== undefined;
  const title = isNamed ? t(`title.${mode}`, { kind: kind.nombre }) : t("title.choose");
  const close = () => {
    if (writing.isDirty) setLeaving(true);
    else onClose();
  };
  return (
    <Frame
      title={title}
      // Escape belongs to the question while it is asked.
      holdsEscape={isLeaving || isStopping}
      onClose={close}
    >
      <ClockNotice isRunning={clock.isRunning} frame={clock.frame} onAsking={setStopping} />
      {writing.isRestored && draft !== null && (
        <Alert
          className={classes.restored}
          color="blue"
          role="status"
          icon={<IconHistory size={20} aria-hidden />}
        >
          <span>{t("restored.text")}</span>
          <Button variant="default" size="xs" onClick={writing.restart}>
            {t("restored.restart")}
          </Button>
        </Alert>
      )}
      {mode === "new" && (
        <KindChips
          workerId={user.id}
          year={Number(dayIn(user.zona_horaria).slice(0, 4))}
          kinds={kinds}
          chosen={draft?.kind ?? null}
          onChoose={writing.switchTo}
        />
      )}
      {draft !== null && kind === undefined && <p>{t("kinds.gone")}</p>}
      {isNamed && (
        <AskForm
          // A new key for another kind, or for a restart of the same form.
          key={`${kind.id} ${writing.isRestored}`}
          target={target}
          kind={kind}
          request={request}
          draft={draft}
          sending={sending}
          isHeld={isLeaving}
          showClock={clock.isRunning ? clock.show : null}
          onDraft={writing.change}
          onClose={close}
        />
      )}
      {isLeaving && (
        <LeaveDialog
          isEdit={target.mode !== "new"}
          onStay={() => setLeaving(false)}
          onDiscard={() => {
            setLeaving(false);
            writing.discard();
            onClose();
          }}
        />
      )}
    </Frame>
  );
}

/** State of the clock, which has to be stopped before anything is sent, and of its notice. */
function useClockNotice({ error, forget }: Sending) {
  const { id } = useCurrentUser();
  const client = useQueryClient();
  const isRunning = useClockRunning();
  const frame = useRef<HTMLDivElement>(null);
  const isRefused = error instanceof ApiError && error.code === "clock.running";
  useEffect(() => {
    // Started elsewhere meanwhile: the notice tells it, and takes the refusal along when it goes.
    if (isRefused) void client.invalidateQueries(openSigningQuery(id));
  }, [client, id, isRefused]);
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    if (wasRunning.current && !isRunning && isRefused) forget();
    wasRunning.current = isRunning;
  }, [isRunning, isRefused, forget]);
  const show = () => {
    frame.current?.focus();
    frame.current?.scrollIntoView({ block: "center" });
  };
  return { isRunning, frame, show };
}

type FrameProps = {
  title: string;
  holdsEscape?: boolean;
  onClose: () => void;
  children: ReactNode;
};

function Frame({ title, holdsEscape = false, onClose, children }: FrameProps) {
  const { t } = useTranslation("ask");
  const isPhone = useBelow("tablet");
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={width}
      fullScreen={isPhone}
      {...(isPhone && { radius: 0 })}
      closeOnEscape={!holdsEscape}
      closeOnClickOutside={!holdsEscape}
      closeButtonProps={{ "aria-label": t("action.close"), size: 44, iconSize: 20 }}
      classNames={{ body: classes.body, header: classes.header }}
    >
      {children}
    </Modal>
  );
}
