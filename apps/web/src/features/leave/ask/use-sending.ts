import { useMutation } from "@tanstack/react-query";
import { useState } from "react";

import type { RequestDocument } from "@atrio/contract/leave/request-documents";
import type { RequestView } from "@atrio/contract/request-view";

import { useCurrentUser } from "../../../lib/identity.ts";
import { randomKey } from "../../../lib/random.ts";

import { askOf } from "./ask.model.ts";
import type { AskDraft } from "./ask.model.ts";
import { sendMutation } from "./ask.queries.ts";
import type { AskTarget } from "./ask.queries.ts";

export type Sending = {
  send: () => void;
  isPending: boolean;
  /** The server's answer to the form as it was sent; null once it has changed. */
  error: unknown;
  /** The answer no longer holds. */
  forget: () => void;
};

type Options = {
  target: AskTarget;
  draft: AskDraft | null;
  /** Files of the request as it stands. */
  before: readonly RequestDocument[];
  onSent: (request: RequestView) => void;
};

/** Sends the form; the same form sent again is the same request. */
export function useSending({ target, draft, before, onSent }: Options): Sending {
  const { id: workerId } = useCurrentUser();
  const [key] = useState(randomKey);
  const [sent, setSent] = useState<AskDraft | null>(null);
  const call = useMutation(sendMutation);
  return {
    send: () => {
      if (draft === null || call.isPending) return;
      setSent(draft);
      const ask = askOf(draft);
      const kept = new Set(ask.documento_ids);
      const removed = before.map(({ id }) => id).filter((id) => !kept.has(id));
      call.mutate({ target, workerId, ask, removed, key }, { onSuccess: onSent });
    },
    isPending: call.isPending,
    error: sent === draft ? call.error : null,
    forget: call.reset,
  };
}
