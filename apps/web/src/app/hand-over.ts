import { zloglogin } from "@atrio/contract/access/auth";

import { api } from "../lib/api.ts";
import { messageOf } from "../lib/errors.ts";
import { i18n, loadTexts } from "../lib/i18n.ts";
import { queryClient } from "../lib/query-client.ts";
import { setSession } from "../lib/session.ts";
import { notify } from "../ui/notify.ts";

/** The platform's hand-over: a one-time code becomes a session of this tab that reads only. */
export async function exchangeCode(code: string): Promise<void> {
  try {
    const answer = await api(zloglogin, { body: { code } });
    queryClient.clear();
    setSession({ token: answer.access_token, expiresAt: answer.expires_at }, { thisTabOnly: true });
  } catch (error) {
    await loadTexts("auth");
    notify({ kind: "error", title: i18n.t("auth:login.openFailed"), message: messageOf(error) });
  }
}
