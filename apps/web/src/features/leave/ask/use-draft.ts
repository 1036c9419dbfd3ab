import { useState } from "react";

import type { RequestDetail } from "@atrio/contract/leave/absences";
import type { RequestKind } from "@atrio/contract/leave/leave";

import { dayIn } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";

import type { AskDialogProps, AskDraft } from "./ask.model.ts";
import { draftOf, emptyDraft, isChanged } from "./ask.model.ts";
import { removeUpload } from "./ask.queries.ts";
import { draftName, forgetDraft, keepDraft, keptDraft } from "./drafts/drafts.model.ts";

type DraftState = {
  /** The draft; null until a kind is chosen. */
  draft: AskDraft | null;
  /** True for a draft restored after leaving the form by accident. */
  isRestored: boolean;
  /** True if typed data would be lost. */
  isDirty: boolean;
  change: (change: (draft: AskDraft) => AskDraft) => void;
  /** Starts a new form of a kind, or returns to the choice of kinds. */
  begin: (kind: RequestKind | null) => void;
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
    const initial = initialOf({ mode, request, kind: kinds.find(({ id }) => id === kind), today });
    const kept = keptDraft(name);
    if (kept !== null && (kind === undefined || kept.kind === kind)) {
      const own = initial ?? emptyOf(kinds, kept.kind, today);
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
    begin: (next) => {
      forgetDraft(name);
      if (isDirty) dropUploads();
      const draft = next === null ? null : emptyDraft(next, today);
      setState(draft === null ? null : { draft, initial: draft, isRestored: false });
    },
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
