import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";

import type { BatchSheet, PayslipBatch } from "@atrio/contract/papers/payslip-batches";

import { messageOf } from "../../../../lib/errors.ts";
import { notify } from "../../../../ui/notify.ts";
import { isOut, nextWaiting } from "../batches.model.ts";
import type { SheetGroups } from "../batches.model.ts";
import { reviewMutation } from "../batches.queries.ts";

import { useReviewKeys } from "./use-review-keys.ts";
import { useSheet } from "./use-sheet.ts";

type Reviewed = {
  batch: PayslipBatch & { lista: BatchSheet[] };
  groups: SheetGroups;
  sheet: BatchSheet | undefined;
};

/** Acts on the sheet that is shown, by button and key, and the way to the others. */
export function useReview({ batch, groups, sheet }: Reviewed) {
  const navigate = useNavigate({ from: "/admin/payslips" });
  const [isReassigning, setReassigning] = useState(false);
  const [isWithdrawing, setWithdrawing] = useState(false);
  const review = useMutation(reviewMutation);
  const { check, error, retry } = useSheet(batch.id, sheet);
  const show = (next: BatchSheet | undefined) => {
    if (next === undefined) return;
    void navigate({
      search: (kept) => ({ ...kept, hoja: next.id }),
      replace: true,
      resetScroll: false,
    });
  };
  const give = (workerId: number | null) => {
    if (sheet === undefined || review.isPending) return;
    review.mutate(
      { batchId: batch.id, sheetId: sheet.id, workerId },
      {
        onSuccess: () => {
          setReassigning(false);
          show(nextWaiting(batch.lista, sheet));
        },
        onError: (failure) => {
          if (!isReassigning) notify({ kind: "error", message: messageOf(failure) });
        },
      },
    );
  };
  const all = [...groups.doubtful, ...groups.sure, ...groups.published];
  const at = all.findIndex(({ id }) => id === sheet?.id);
  const isOpen = sheet !== undefined && sheet.estado !== "publicada";
  const own = check?.hoja.trabajador?.id;
  const isForAccepting = isOpen && !isAccepted(sheet) && check?.se_puede_aceptar === true;
  const acts = {
    accept: isForAccepting && own !== undefined ? () => give(own) : null,
    reassign: isOpen ? () => setReassigning(true) : null,
    leaveOut: isOpen && !isOut(sheet) ? () => give(null) : null,
  };
  const steps = {
    previous: at > 0 ? () => show(all[at - 1]) : null,
    next: at < all.length - 1 ? () => show(all[at + 1]) : null,
  };
  useReviewKeys({ ...acts, ...steps });
  return {
    acts,
    steps,
    check,
    error,
    retry,
    show,
    give,
    isWithdrawing,
    withdraw: () => setWithdrawing(true),
    stopWithdrawing: () => setWithdrawing(false),
    isReassigning,
    stopReassigning: () => setReassigning(false),
    isBusy: review.isPending,
    failure: review.error,
    total: all.length,
  };
}

/** True for a sheet that needs no decision: sure, or accepted by a person. */
function isAccepted(sheet: BatchSheet): boolean {
  return !isOut(sheet) && (sheet.correspondencia === "segura" || sheet.revisada);
}
