import { useState } from "react";
import { useTranslation } from "react-i18next";

import {
  refreshRequests,
  replaceRequests,
  sendDecisions,
} from "../../features/leave/approvals/approvals.queries.ts";
import { messageOf } from "../../lib/errors.ts";
import { callLater } from "../../lib/late-calls.ts";
import { dismiss, notify } from "../../ui/notify.ts";

import { UndoLine } from "./undo-line.tsx";

/** Time in which an approval can be taken back. */
const undoMs = 6_000;

/** A request to approve, with the name by which people know it. */
export type Named = { id: number; name: string };

/** Approvals that are sent once they can no longer be taken back (Rule COMPANY-117). */
export function useLateApprovals() {
  const { t } = useTranslation(["approvals", "inbox"]);
  // Approved ones stay here: the next answer no longer has them.
  const [held, setHeld] = useState<ReadonlySet<number>>(new Set());
  const release = (ids: readonly number[]) =>
    setHeld((before) => new Set([...before].filter((id) => !ids.includes(id))));
  const send = async (requests: readonly Named[]) => {
    const ids = requests.map(({ id }) => id);
    try {
      const results = await sendDecisions({ ids, approved: true, reason: "" });
      replaceRequests(results.flatMap(({ solicitud }) => solicitud ?? []));
      for (const { solicitud_id, error } of results) {
        if (error === null) continue;
        release([solicitud_id]);
        const name = requests.find(({ id }) => id === solicitud_id)?.name;
        notify({ kind: "error", title: name ?? t("failed"), message: error });
      }
    } catch (error) {
      release(ids);
      notify({ kind: "error", title: t("failed"), message: messageOf(error) });
    } finally {
      refreshRequests();
    }
  };
  const approve = (requests: readonly Named[]) => {
    const ids = requests.map(({ id }) => id);
    setHeld((before) => new Set([...before, ...ids]));
    const late = callLater(() => send(requests), undoMs);
    const snackbar = `approval-${ids.join("-")}`;
    const undo = () => {
      if (late.cancel()) release(ids);
      dismiss(snackbar);
    };
    notify({
      id: snackbar,
      kind: "success",
      title: t("inbox:undo.title", { count: requests.length }),
      message: <UndoLine names={requests.map(({ name }) => name)} ms={undoMs} onUndo={undo} />,
      duration: undoMs,
      onClose: () => void late.now(),
    });
  };
  return { held, approve };
}
