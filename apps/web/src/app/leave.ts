import { logout } from "@atrio/contract/access/auth";

import { restartAt } from "../lib/address.ts";
import { api } from "../lib/api.ts";
import { ApiError } from "../lib/errors.ts";
import { holdCalls } from "../lib/held-calls.ts";
import { i18n, loadTexts } from "../lib/i18n.ts";
import { currentUserQuery } from "../lib/identity.ts";
import { callAllNow } from "../lib/late-calls.ts";
import { forgetCopies } from "../lib/offline/copies.ts";
import { leavePush } from "../lib/push.ts";
import { queryClient } from "../lib/query-client.ts";
import { clearSession, getSession, isTabSession } from "../lib/session.ts";
import { clearStoredExceptTheme } from "../lib/storage.ts";
import { notify } from "../ui/notify.ts";

/** Steps of logging out; loaded on demand by `leavePortal`. */
export async function leave(company?: string): Promise<void> {
  await Promise.all([sendKeptPunches(), callAllNow()]);
  const keepsBrowserSession = isTabSession();
  if (!keepsBrowserSession) await leavePush();
  // A read that reaches the server after the logout would be answered 401.
  const release = holdCalls();
  await queryClient.cancelQueries();
  if (getSession() !== null && !(await endSession())) {
    release();
    void queryClient.refetchQueries({ type: "active" });
    return;
  }
  clearSession({ isSilent: true });
  if (!keepsBrowserSession) {
    clearStoredExceptTheme();
    await forgetCopies();
  }
  restartAt(company === undefined ? "/login" : `/login/${encodeURIComponent(company)}`);
  // The page is unloading: nothing may be drawn any more.
  await new Promise<never>(() => undefined);
}

/**
 * Sends the punches kept offline while their person is still there; the rest stays in the queue.
 */
async function sendKeptPunches(): Promise<void> {
  const user = queryClient.getQueryData(currentUserQuery.queryKey);
  if (user === undefined || user.sesion.suplantada) return;
  try {
    const { sendKeptOf } = await import("../features/time/offline/outbox/outbox.queries.ts");
    await sendKeptOf(user);
  } catch {
    // The punch stays in its person's queue.
  }
}

async function endSession(): Promise<boolean> {
  try {
    await api(logout, { passesHold: true });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return true;
    await loadTexts("shell");
    const known = error instanceof ApiError && error.message !== "";
    notify({
      kind: "error",
      title: i18n.t("shell:logout.failed"),
      message: known ? error.message : i18n.t("shell:logout.error"),
      duration: 2500,
    });
    return false;
  }
}
