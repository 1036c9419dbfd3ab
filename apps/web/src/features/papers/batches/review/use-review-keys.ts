import { usePageKeys } from "../../../../ui/use-page-keys.ts";
import type { KeyAct } from "../../../../ui/use-page-keys.ts";

/** Acts of the keys A, R, X, J and K; null where one is not possible now. */
type ReviewKeys = {
  accept?: KeyAct;
  reassign?: KeyAct;
  leaveOut?: KeyAct;
  next?: KeyAct;
  previous?: KeyAct;
};

/** Listens to the keys of the review, wherever the focus is on the page. */
export function useReviewKeys({ accept, reassign, leaveOut, next, previous }: ReviewKeys): void {
  usePageKeys({ a: accept, r: reassign, x: leaveOut, j: next, k: previous });
}
