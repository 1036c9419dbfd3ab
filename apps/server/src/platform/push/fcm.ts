import { sign } from "node:crypto";

import { z } from "zod";

import type { PushedMessage } from "@atrio/contract/messages/notice-preferences";

import type { Clock } from "../../lib/calendar/clock.ts";

import type { GuardedPost, Posted } from "./guarded-post.ts";
import type { ServiceAccount } from "./service-account.ts";

const scope = "https://www.googleapis.com/auth/firebase.messaging";
const lifeSeconds = 3600;
/** A pass is asked for again this long before it ends. */
const marginMs = 300_000;

const pass = z.object({ access_token: z.string(), expires_in: z.number() });

/** Sends to registration tokens of the app through FCM's HTTP v1 interface. */
export function openFcm({
  account,
  http,
  clock,
}: {
  account: ServiceAccount;
  http: GuardedPost;
  clock: Clock;
}) {
  let current: { token: string; until: number } | undefined;

  async function bearer(): Promise<string> {
    const now = clock.now().epochMilliseconds;
    if (current !== undefined && now < current.until) return current.token;
    const { status, body } = await http.post({
      url: account.tokenUrl,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({
        grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer",
        assertion: assertionOf(account, Math.floor(now / 1000)),
      }).toString(),
    });
    if (status !== 200) throw new Error(`The service account was refused: ${status}`);
    const given = pass.parse(JSON.parse(body));
    current = { token: given.access_token, until: now + given.expires_in * 1000 - marginMs };
    return current.token;
  }

  return async (
    token: string,
    message: PushedMessage,
    options: { seconds: number; isUrgent: boolean },
  ): Promise<Posted> => {
    const answer = await http.post({
      url: `${account.sendUrl}/v1/projects/${account.projectId}/messages:send`,
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${await bearer()}`,
      },
      body: JSON.stringify({
        message: {
          token,
          notification: { title: message.titulo },
          data: { enlace: message.enlace, tipo: message.tipo },
          android: {
            priority: options.isUrgent ? "HIGH" : "NORMAL",
            ttl: `${options.seconds}s`,
          },
        },
      }),
    });
    // A pass that was taken back is asked for anew at the next try.
    if (answer.status === 401) current = undefined;
    return answer;
  };
}

/** A signed statement of who asks (RFC 7523), `now` in seconds since 1970. */
function assertionOf(account: ServiceAccount, now: number): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
  const claims = {
    iss: account.clientEmail,
    scope,
    aud: account.tokenUrl,
    iat: now,
    exp: now + lifeSeconds,
  };
  const text = `${part({ alg: "RS256", typ: "JWT" })}.${part(claims)}`;
  const signature = sign("sha256", Buffer.from(text), account.privateKey);
  return `${text}.${signature.toString("base64url")}`;
}
