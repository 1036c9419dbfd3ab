import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

import { decideCase, recordMeeting } from "@atrio/contract/complaints/cases";
import { mailboxKeyHeader, unlockMailbox } from "@atrio/contract/complaints/mailbox";
import { findComplaint } from "@atrio/contract/complaints/reports";

import { MAILBOX_PASSPHRASE } from "../../apps/server/demo/complaints.ts";

import { ask, openSession } from "./api.ts";
import type { ApiSession } from "./api.ts";
import type { Visitor } from "./browser.ts";
import { expectShown } from "./expect.ts";
import { accounts } from "./people.ts";
import type { TestServer } from "./server.ts";

/** The handler's session with the unlocked key of the mailbox. */
async function unlockedHandler(server: TestServer): Promise<ApiSession> {
  const handler = await openSession(server, accounts.complaintHandler);
  const answer = await ask(server, handler, {
    ...unlockMailbox,
    body: { frase: MAILBOX_PASSPHRASE },
  });
  const { llave } = unlockMailbox.response.parse(answer).data;
  return { ...handler, headers: { [mailboxKeyHeader]: llave } };
}

/** A page of the mailbox with its texts. */
export type Screen = Pick<Visitor, "page" | "t">;

/** Types a report's kind and texts into the form on the screen. */
export async function fillReport(
  { page, t }: Screen,
  { titulo, descripcion }: { titulo: string; descripcion: string },
): Promise<void> {
  const { form } = t.complaintReport;
  await page.getByLabel(form.type, { exact: true }).selectOption("fraude_fiscal");
  await page.getByLabel(form.subject, { exact: true }).fill(titulo);
  await page.getByLabel(form.description, { exact: true }).fill(descripcion);
}

/** The code on the screen, confirmed by typing it. */
export async function keepCode({ page, t }: Screen): Promise<string> {
  const { code: words } = t.complaintReport;
  const confirm = page.getByRole("button", { name: words.confirm, exact: true });
  await expectShown(page.getByRole("heading", { name: words.title }));
  const code = (await page.getByLabel(words.label, { exact: true }).textContent()) ?? "";
  expect(code).toMatch(/^[\da-f-]{36}$/);
  const field = page.getByLabel(words.typed, { exact: true });
  await field.fill(code.slice(0, -1));
  await confirm.click();
  await expectShown(page.getByText(words.typed_wrong, { exact: true }));
  await field.fill(` ${code.toUpperCase()} `);
  await confirm.click();
  await expectShown(page.getByText(words.saved, { exact: true }));
  return code;
}

/** Admits the report of a code and sends the minutes of a meeting that took place today. */
export async function admitAndMeet(
  server: TestServer,
  uuid: string,
  { reason, minutes }: { reason: string; minutes: string },
): Promise<void> {
  const handler = await unlockedHandler(server);
  const found = await ask(server, handler, { ...findComplaint, body: { uuid } });
  const { id } = findComplaint.response.parse(found).data;
  const at = (path: string) => path.replace(":id", id);
  const decision = { admitida: true, texto: reason };
  await ask(server, handler, { method: "POST", path: at(decideCase.path), body: decision });
  const fecha = new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Madrid" });
  const meeting = { fecha, texto: minutes };
  await ask(server, handler, { method: "POST", path: at(recordMeeting.path), body: meeting });
}

/** All that this browser keeps of the portal's origin, and its history of this tab. */
export async function keptIn(page: Page) {
  const stored = await page.evaluate(async () => {
    const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return {
      local: Object.fromEntries(Object.entries(localStorage)),
      session: Object.fromEntries(Object.entries(sessionStorage)),
      cookies: document.cookie,
      databases: (await indexedDB.databases()).map(({ name = "" }) => name),
      cached: (await Promise.all(caching)).flat().map(({ url }) => url),
    };
  });
  const debugging = await page.context().newCDPSession(page);
  const { entries } = await debugging.send("Page.getNavigationHistory");
  await debugging.detach();
  return { ...stored, history: entries.map(({ url, title }) => `${url} ${title}`) };
}

/** Notes each use of the browser's storage by the pages that open from now on. */
export async function watchStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const used: string[] = [];
    Object.assign(window, { usedStorage: used });
    const watch = (owner: object, name: string) => {
      const usual: unknown = Reflect.get(owner, name);
      if (typeof usual !== "function") return;
      Reflect.set(owner, name, function watched(this: unknown, ...values: unknown[]) {
        used.push(`${name} ${String(values[0])}`);
        const answer: unknown = Reflect.apply(usual, this, values);
        return answer;
      });
    };
    for (const name of ["getItem", "setItem", "removeItem"]) watch(Storage.prototype, name);
    watch(IDBFactory.prototype, "open");
    watch(CacheStorage.prototype, "open");
    watch(ServiceWorkerContainer.prototype, "register");
    watch(History.prototype, "pushState");
  });
}

/** Uses of the browser's storage by the open page. */
export async function usedStorage(page: Page): Promise<unknown> {
  return page.evaluate((): unknown => Reflect.get(window, "usedStorage"));
}

/** A second of sound, recorded by the browser itself: WebM with Opus. */
export async function recordSound(
  page: Page,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const bytes = await page.evaluate(async () => {
    const sound = new AudioContext();
    const tone = sound.createOscillator();
    const microphone = sound.createMediaStreamDestination();
    tone.connect(microphone);
    tone.start();
    const recorder = new MediaRecorder(microphone.stream, { mimeType: "audio/webm;codecs=opus" });
    const parts: Blob[] = [];
    recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
    const stopped = new Promise((resolve) => recorder.addEventListener("stop", resolve));
    recorder.start();
    setTimeout(() => recorder.stop(), 1000);
    await stopped;
    await sound.close();
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  return { name: "nota-de-voz.webm", mimeType: "audio/webm", buffer: Buffer.from(bytes) };
}

/** Expects a recording on the page to play: the browser knows its sound and goes on in it. */
export async function expectPlays(player: Locator): Promise<void> {
  const heard = await player.evaluate(async (audio) => {
    if (!(audio instanceof HTMLAudioElement)) return "no player";
    audio.muted = true;
    await audio.play();
    for (let tries = 0; tries < 100 && audio.currentTime < 0.2; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return audio.currentTime >= 0.2 ? "sound" : `${audio.currentTime} s`;
  });
  expect(heard).toBe("sound");
}
