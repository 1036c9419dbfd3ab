// A company's own words for automatic notices (Rule MESSAGES-50).
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { languages } from "@atrio/contract/languages";
import { listNotifications } from "@atrio/contract/messages/company-messages";
import { noticeGroups, lockedMails } from "@atrio/contract/messages/notice-groups";
import * as calls from "@atrio/contract/messages/notice-texts";

import type { Company, SignedIn } from "../../../../test/factory.ts";
import { inSpanish, startTestApp } from "../../../../test/harness.ts";
import type { TestApp } from "../../../../test/harness.ts";
import { fieldsOf } from "../../../lib/words/notice-text.ts";
import { wordsIn } from "../../../lib/words/words.ts";
import { notify } from "../notices/notices.service.ts";

let t: TestApp;
let company: Company;
let owner: SignedIn;
let reader: SignedIn;
let french: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  company = await t.factory.company();
  owner = await t.factory.signedIn({ company, trabajador: { administrador: true } });
  reader = await t.factory.signedIn({ company });
  french = await t.factory.signedIn({ company, trabajador: { idioma_trabajador: "fr" } });
});

afterAll(() => t.stop());

const save = async (body: object, frase = "month_reopened") =>
  t.call(calls.saveNoticeText, {
    token: owner.token,
    params: { frase } as { frase: "month_reopened" },
    body: body as { idioma: "es"; propio: null },
    headers: inSpanish,
  });

let sent = 0;

/** Notice that a month is open again, to its worker. */
async function reopen(who: SignedIn): Promise<void> {
  sent += 1;
  const { empresa_id, trabajador_id } = who;
  const data = { trabajador_id, solicitud_id: sent, year: 2026, month: 10 };
  await t.ctx.db.tenant(empresa_id, async (tx) =>
    notify(t.ctx, tx, { kind: "month_reopened", data, to: trabajador_id }),
  );
}

const newest = async (who: SignedIn, language = "es") => {
  const { body } = await t.call(listNotifications, {
    token: who.token,
    params: { id: who.trabajador_id },
    query: {},
    headers: { "accept-language": language },
  });
  return body.data[0];
};

describe("own words", () => {
  it("the next notice and its mail have them, in the reader's language; others keep the portal's", async () => {
    const own = { titulo: "Toca revisar", texto: "El mes de {{mes}} vuelve a estar abierto." };
    const saved = await save({ idioma: "es", propio: own });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    await reopen(reader);
    await reopen(french);
    expect(await newest(reader)).toMatchObject({
      titulo: "Toca revisar",
      descripcion: "El mes de octubre de 2026 vuelve a estar abierto.",
    });
    expect((await newest(french, "fr")).titulo).toBe(
      wordsIn("fr", "messages/notices").month_reopened.title,
    );
    const subjects = (await t.outbox()).map(({ headers }) => headers["subject"]);
    expect(subjects).toContain("Toca revisar");
  });

  it("a notice that was sent keeps its words, and the portal's come back on request", async () => {
    await save({ idioma: "es", propio: null });
    expect((await newest(reader)).titulo).toBe("Toca revisar");
    await reopen(reader);
    expect((await newest(reader)).titulo).toBe("Mes reabierto");
  });

  it("another company's notices keep the portal's words", async () => {
    await save({ idioma: "es", propio: { titulo: "Solo aquí", texto: "Nada más." } });
    const elsewhere = await t.factory.signedIn({ company: await t.factory.company() });
    await reopen(elsewhere);
    expect((await newest(elsewhere)).titulo).toBe("Mes reabierto");
    await save({ idioma: "es", propio: null });
  });
});

describe("what may be written", () => {
  it("unknown fields, loose braces and fields in a title are refused at their field", async () => {
    const fault = async (titulo: string, texto: string) =>
      (await save({ idioma: "es", propio: { titulo, texto } })).body.errors;
    const unknown = "El texto usa un campo que este aviso no tiene. Usa solo los que se ofrecen.";
    expect(await fault("Mes", "{{nombre}} {{mes}}")).toEqual({ texto: [unknown] });
    expect(await fault("Mes", "{{ mes }}")).toEqual({ texto: [unknown] });
    expect(Object.keys(await fault("{{mes}}", "Abierto"))).toEqual(["titulo"]);
    expect((await save({ idioma: "es", propio: { titulo: " ", texto: "x" } })).status).toBe(422);
  });

  it("sentences that must not be disguised cannot be written anew", async () => {
    const words = Object.keys(wordsIn("es", "messages/notices"));
    const locked = words.filter((key) => !calls.noticeTextKeys.some((one) => one === key));
    const kept =
      "action batch kinds since test company_message bank_added bank_iban bank_removed bank_shares " +
      "bank_withdrawn change_confirmed change_disputed day_change_objected left_open document_signed " +
      "document_to_sign signature_reminder signature_reminders office_access portal_opened " +
      "privacy_policy_changed offline_punches signing_added signing_deleted signing_edited " +
      "signings_changed worked_absence";
    expect(locked.toSorted()).toEqual(kept.split(" ").toSorted());
    for (const key of ["bank_iban", "portal_opened", "document_to_sign"]) {
      expect((await save({ idioma: "es", propio: null }, key)).status, key).toBe(422);
    }
    const open = noticeGroups.filter((group) => lockedMails[group] === null);
    expect(open).toEqual(expect.arrayContaining([...calls.noticeTextGroups]));
  });

  it("every sentence is offered in four languages, with an example of each field", async () => {
    const { body } = await t.call(calls.listNoticeTexts, { token: owner.token });
    const list: calls.OfficeNoticeText[] = body.data;
    expect(list.map(({ frase }) => frase)).toEqual(calls.noticeTextKeys);
    for (const { frase, campos, textos } of list) {
      expect(textos.map(({ idioma }) => idioma)).toEqual(languages);
      for (const { original, ejemplo } of textos) {
        expect(original.titulo, frase).not.toContain("{{");
        expect(fieldsOf(original.texto)?.toSorted(), frase).toEqual(campos.toSorted());
        expect(Object.keys(ejemplo).toSorted(), frase).toEqual(campos.toSorted());
        expect(Object.entries(ejemplo).filter(([name, value]) => name === value)).toEqual([]);
      }
    }
  });
});
