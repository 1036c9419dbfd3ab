import { randomUUID } from "node:crypto";

import { pause } from "../../src/platform/pause.ts";
import type { SignedIn } from "../factory.ts";
import { boundary, formOf, pdf } from "../files.ts";
import { inProgress, withoutServer } from "../kills/writers.ts";

/** Files that people upload one after another, and those that were acknowledged. */
export type Uploads = {
  acknowledged: Array<{ id: number; token: string }>;
  /** Answers that must never come, as text. */
  wrong: string[];
  stop(): Promise<void>;
};

const pauseMs = 300;
const answerMs = 30_000;

/** True for an answer that a later try may mend: none, busy, or of the proxy. */
const isPatient = (status: number): boolean => [0, ...withoutServer].includes(status);

/** Uploads a document after another, by each person in turn, each with its key until it is acknowledged. */
export function startUploads(url: string, people: readonly SignedIn[]): Uploads {
  const uploads = { acknowledged: [] as Uploads["acknowledged"], wrong: [] as string[] };
  const control = { stopped: false };
  const ended = (async () => {
    while (!control.stopped) {
      for (const person of people) {
        if (control.stopped || uploads.wrong.length > 0) return;
        await upload(url, person, uploads);
        await pause(pauseMs);
      }
    }
  })();
  return Object.assign(uploads, {
    async stop() {
      control.stopped = true;
      await ended;
    },
  });
}

async function upload(
  url: string,
  { token }: SignedIn,
  uploads: Pick<Uploads, "acknowledged" | "wrong">,
): Promise<void> {
  const body = new Uint8Array(
    formOf([
      { name: "documento_tipo", text: "otro" },
      { name: "titulo", text: "Papel" },
      { name: "documento", file: { name: "papel.pdf", bytes: pdf() } },
    ]),
  );
  const headers = {
    authorization: `Bearer ${token}`,
    "idempotency-key": randomUUID(),
    "content-type": `multipart/form-data; boundary=${boundary}`,
  };
  for (;;) {
    const { status, text } = await ask(`${url}/api/v1/documento`, {
      method: "POST",
      headers,
      body,
    });
    if (status === 200) {
      uploads.acknowledged.push({ id: JSON.parse(text).data.id, token });
      return;
    }
    if (!isPatient(status) && !(status === 409 && text.includes(inProgress))) {
      uploads.wrong.push(`upload: ${status} ${text.slice(0, 300)}`);
      return;
    }
    await pause(pauseMs);
  }
}

/** Status 0 when no whole answer came. */
async function ask(url: string, init: RequestInit): Promise<{ status: number; text: string }> {
  return fetch(url, { ...init, signal: AbortSignal.timeout(answerMs) }).then(
    async (answer) => ({ status: answer.status, text: await answer.text() }),
    () => ({ status: 0, text: "" }),
  );
}

/** Status of opening an uploaded document. */
export async function openUpload(
  url: string,
  { id, token }: Uploads["acknowledged"][number],
): Promise<number> {
  const { status } = await ask(`${url}/api/v1/documento?documento_ids=${id}&modo=visto`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return status;
}
