import { useState } from "react";

import { requestKinds } from "@atrio/contract/kinds";
import type { RequestDetail } from "@atrio/contract/leave/absences";
import type { RequestKind } from "@atrio/contract/leave/leave";

import { dayIn } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";

import type { AskDialogProps, AskDraft } from "./ask.model.ts";
import { draftOf, emptyDraft, isChanged, switched } from "./ask.model.ts";
import { removeUpload } from "./ask.queries.ts";
import { draftName, forgetDraft, keepDraft, keptDraft } from "./drafts/drafts.model.ts";

type DraftState = {
  /** The draft; null where there is no kind to ask for. */
  draft: AskDraft | null;
  /** True for a draft restored after leaving the form by accident. */
  isRestored: boolean;
  /** True if typed data would be lost. */
  isDirty: boolean;
  change: (change: (draft: AskDraft) => AskDraft) => void;
  /** Goes on with another kind; what both forms have stays. */
  switchTo: (kind: RequestKind) => void;
  /** Back to how the form was first shown. */
  restart: () => void;
  /** Forgets the draft after sending. */
  finish: () => void;
  /** Discards the draft, with its uploaded files. */
  discard: () => void;
};

type Started = { draft: AskDraft; initial: AskDraft; isRestored: boolean };

type Options = Pick<AskDialogProps, "mode" | "request" | "kind"> & {
  kinds: readonly RequestKind[];
};

/** The draft of the form, kept in memory until it is sent or discarded. */
export function useDraft({ mode, request, kind, kinds }: Options): DraftState {
  const user = useCurrentUser();
  const today = dayIn(user.zona_horaria);
  const name = draftName(user.id, mode, request?.id);
  const [state, setState] = useState<Started | null>(() => {
    const begun = kinds.find(({ id }) => id === (kind ?? requestKinds.holidays)) ?? kinds[0];
    const initial = initialOf({ mode, request, kind: begun, today });
    const kept = keptDraft(name);
    if (kept !== null && (kind === undefined || kept.kind === kind)) {
      const own = request === undefined ? emptyOf(kinds, kept.kind, today) : initial;
      return own === null ? null : { draft: kept, initial: own, isRestored: true };
    }
    return initial === null ? null : { draft: initial, initial, isRestored: false };
  });
  const isDirty = state !== null && isChanged(state.draft, state.initial);
  const dropUploads = () => {
    const before = new Set(state?.initial.documents.map(({ id }) => id));
    for (const { id } of state?.draft.documents ?? []) {
      // The server forgets drafts by itself within a day: nobody waits for it.
      if (!before.has(id)) void removeUpload(id).catch(() => undefined);
    }
  };
  return {
    draft: state?.draft ?? null,
    isRestored: state?.isRestored ?? false,
    isDirty,
    change: (change) =>
      setState((now) => {
        if (now === null) return null;
        const draft = change(now.draft);
        keepDraft(name, draft);
        return { ...now, draft };
      }),
    switchTo: (next) =>
      setState((now) => {
        const initial = emptyDraft(next, today);
        if (now === null) return { draft: initial, initial, isRestored: false };
        const draft = switched(now.draft, next, today);
        if (isChanged(draft, initial)) keepDraft(name, draft);
        else forgetDraft(name);
        return { draft, initial, isRestored: false };
      }),
    restart: () => {
      forgetDraft(name);
      dropUploads();
      setState((now) => now && { ...now, draft: now.initial, isRestored: false });
    },
    finish: () => forgetDraft(name),
    discard: () => {
      forgetDraft(name);
      dropUploads();
    },
  };
}

type Beginning = {
  mode: AskDialogProps["mode"];
  request: RequestDetail | undefined;
  kind: RequestKind | undefined;
  today: string;
};

function initialOf({ mode, request, kind, today }: Beginning): AskDraft | null {
  if (mode === "new" || request === undefined) {
    return kind === undefined ? null : emptyDraft(kind, today);
  }
  const draft = draftOf(request);
  // The files of the approved request stay with it.
  return mode === "rectify" ? { ...draft, documents: [] } : draft;
}

function emptyOf(kinds: readonly RequestKind[], kind: number, today: string): AskDraft | null {
  const found = kinds.find(({ id }) => id === kind);
  return found === undefined ? null : emptyDraft(found, today);
}
