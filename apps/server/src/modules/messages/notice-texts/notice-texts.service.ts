import type { Actor } from "@atrio/contract/access/actor";
import type { Language } from "@atrio/contract/common";
import { languages } from "@atrio/contract/languages";
import { noticeTextGroups, noticeTextsByGroup } from "@atrio/contract/messages/notice-texts";
import type {
  NoticeTextGroup,
  NoticeTextKey,
  OfficeNoticeText,
} from "@atrio/contract/messages/notice-texts";

import type { AppContext } from "../../../context.ts";
import { fail } from "../../../http/errors.ts";
import { exampleValues, fieldsOf } from "../../../lib/words/notice-text.ts";
import { wordsIn } from "../../../lib/words/words.ts";
import { byActor, recordAudit } from "../../access/audit/audit.service.ts";

import { readOwnTexts } from "./notice-texts.read.ts";
import type { OwnText } from "./notice-texts.read.ts";
import { deleteOwnText, saveOwnText } from "./notice-texts.repo.ts";

type Change = {
  frase: NoticeTextKey;
  idioma: Language;
  propio: { titulo: string; texto: string } | null;
};

/** Sentences of automatic notices in all languages, with the company's own words (Rule MESSAGES-50). */
export async function noticeTexts(
  ctx: AppContext,
  { empresa_id }: Actor,
): Promise<OfficeNoticeText[]> {
  const known = withExamples(await ctx.db.read(empresa_id, readOwnTexts));
  return noticeTextGroups.flatMap((grupo) =>
    noticeTextsByGroup[grupo].map((frase) => textOf(frase, grupo, known)),
  );
}

/**
 * Saves a company's words for a sentence in a language, or takes them back. Notices that were sent keep theirs.
 * Errors at the field: notice.field, notice.title_field.
 */
export async function changeNoticeText(
  ctx: AppContext,
  { actor, ip }: { actor: Actor; ip: string },
  { frase, idioma, propio }: Change,
): Promise<OfficeNoticeText> {
  if (propio !== null) checkFields(frase, propio);
  const own = await ctx.db.tenant(actor.empresa_id, async (tx) => {
    if (propio === null) await deleteOwnText(tx, { frase, idioma });
    else {
      const by = { guardado_por: actor.trabajador_id, guardado_en: ctx.clock.now().toString() };
      await saveOwnText(tx, { frase, idioma, ...propio, ...by });
    }
    await recordAudit(tx, {
      ...byActor(actor, ip),
      accion: propio === null ? "aviso_texto.restaurado" : "aviso_texto.guardado",
      detalle: { frase, idioma, ...propio },
    });
    return readOwnTexts(tx);
  });
  const grupo = noticeTextGroups.find((one) =>
    noticeTextsByGroup[one].some((key) => key === frase),
  );
  return textOf(frase, grupo ?? "solicitud", withExamples(own));
}

function checkFields(frase: NoticeTextKey, { titulo, texto }: { titulo: string; texto: string }) {
  // A title is pushed to devices, which show it on a locked screen (Rule MESSAGES-25).
  if (/\{\{|\}\}/.test(titulo)) {
    fail("notice.title_field", { fields: { titulo: ["notice.title_field"] } });
  }
  const known = fieldsOf(wordsIn("es", "messages/notices")[frase].text) ?? [];
  const used = fieldsOf(texto);
  if (used === undefined || used.some((name) => !known.includes(name))) {
    fail("notice.field", { fields: { texto: ["notice.field"] } });
  }
}

/** Words of the company, and examples of all fields in each language. */
type Known = {
  own: readonly OwnText[];
  examples: ReadonlyMap<Language, Record<string, string>>;
};

function withExamples(own: readonly OwnText[]): Known {
  return { own, examples: new Map(languages.map((one) => [one, exampleValues(one)])) };
}

function textOf(
  frase: NoticeTextKey,
  grupo: NoticeTextGroup,
  { own, examples }: Known,
): OfficeNoticeText {
  const campos = fieldsOf(wordsIn("es", "messages/notices")[frase].text) ?? [];
  return {
    frase,
    grupo,
    campos,
    textos: languages.map((idioma) => {
      const { title, text } = wordsIn(idioma, "messages/notices")[frase];
      const propio = own.find((one) => one.frase === frase && one.idioma === idioma) ?? null;
      const values = examples.get(idioma) ?? {};
      const ejemplo = Object.fromEntries(campos.map((name) => [name, values[name] ?? name]));
      return { idioma, original: { titulo: title, texto: text }, ejemplo, propio };
    }),
  };
}
