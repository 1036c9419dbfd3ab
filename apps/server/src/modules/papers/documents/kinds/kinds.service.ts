import type { Actor } from "@atrio/contract/access/actor";
import type { Language } from "@atrio/contract/common";
import type { EndpointResponse } from "@atrio/contract/endpoint";
import { inEachLanguage } from "@atrio/contract/languages";
import type { DocumentKind } from "@atrio/contract/papers/documents";
import type { officeDocumentKinds } from "@atrio/contract/papers/documents-office";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import { fail } from "../../../../http/errors.ts";
import { wordsIn } from "../../../../lib/words/words.ts";
import { byActor, recordAudit } from "../../../access/audit/audit.service.ts";

import { readKinds, readNamedKinds } from "./kinds.read.ts";
import type { KindRow } from "./kinds.read.ts";
import { saveKinds } from "./kinds.repo.ts";
import type { NewKind } from "./kinds.repo.ts";
import { judgeKind, standardKinds } from "./kinds.rules.ts";
import type { KindTerms } from "./kinds.rules.ts";

/** Kinds that a worker may upload, from a company's own ones or, without any, the product's. */
export function offeredKinds(own: readonly KindRow[], language: Language): DocumentKind[] {
  if (own.length > 0) return own.filter((kind) => kind.activo);
  const names = wordsIn(language, "papers/document-kinds");
  return standardKinds.map((kind) => ({ ...kind, nombre: names[kind.codigo] }));
}

/** The product's name of a kind that the company has not named; null for none. */
export function standardName(code: string | null, language: Language): string | null {
  const kind = standardKinds.find(({ codigo }) => codigo === code);
  return kind === undefined ? code : wordsIn(language, "papers/document-kinds")[kind.codigo];
}

/** A kind that may be uploaded now. Errors at `documento_tipo`: document.kind_unknown. */
export async function findKind(
  tx: Tx,
  key: { codigo: string; language: Language },
): Promise<DocumentKind> {
  const kinds = offeredKinds(await readKinds(tx, key.language), key.language);
  const found = kinds.find(({ codigo }) => codigo === key.codigo);
  if (found !== undefined) return found;
  return fail("document.kind_unknown", { fields: { documento_tipo: ["document.kind_unknown"] } });
}

/**
 * A kind of a document that the company shares: an offered one, for a newer version also one that is
 * offered no more. Errors at `clasificado_como`: document.kind_unknown.
 */
export async function findSharedKind(
  tx: Tx,
  key: { codigo: string; language: Language; isNewer: boolean },
): Promise<KindTerms> {
  const own = await readKinds(tx, key.language);
  const kinds = key.isNewer && own.length > 0 ? own : offeredKinds(own, key.language);
  const found = kinds.find(({ codigo }) => codigo === key.codigo);
  if (found !== undefined) return found;
  return fail("document.kind_unknown", { fields: { clasificado_como: ["document.kind_unknown"] } });
}

/** Kinds of the office's list: the company's own ones, or the product's with their names. */
export async function listKinds(
  ctx: AppContext,
  { empresa_id }: Actor,
): Promise<EndpointResponse<typeof officeDocumentKinds>["data"]> {
  const own = await ctx.db.read(empresa_id, async (tx) => readNamedKinds(tx));
  if (own.length > 0) return { propios: true, tipos: own };
  const tipos = standardKinds.map((kind) => ({
    ...kind,
    nombres: inEachLanguage((language) => wordsIn(language, "papers/document-kinds")[kind.codigo]),
    activo: true,
  }));
  return { propios: false, tipos };
}

const codeForm = /^[a-z0-9]+(?:_[a-z0-9]+)*$/;

function checkKinds(kinds: readonly NewKind[]): void {
  const codes = new Set<string>();
  for (const [place, kind] of kinds.entries()) {
    const hasNames = Object.values(kind.nombres).every((name) => name.trim() !== "");
    const isNamed = codeForm.test(kind.codigo) && kind.codigo.length <= 60 && hasNames;
    if (!isNamed || codes.has(kind.codigo)) {
      fail("request.invalid", { fields: { tipos: ["request.field_invalid"] } });
    }
    codes.add(kind.codigo);
    const problem = judgeKind(kind);
    if (problem === null) continue;
    const { code, field } = problem;
    const at = field === null ? "tipos" : `tipos.${place}.${field}`;
    fail(code === "request.field_invalid" ? "request.invalid" : code, { fields: { [at]: [code] } });
  }
}

/**
 * Replaces the kinds of personal document that a company accepts. Errors: document.never_supervisor,
 * document.kept_too_short;
 * request.invalid for a code twice or ill-formed, and for one to approve that supervisors do not see.
 */
export async function writeKinds(
  ctx: AppContext,
  { actor, ip, language }: { actor: Actor; ip: string; language: Language },
  asked: readonly NewKind[],
): Promise<DocumentKind[]> {
  checkKinds(asked);
  // Without an end there is nothing to tell about.
  const kinds = asked.map((kind) =>
    kind.caduca_meses === null ? { ...kind, aviso_dias: null } : kind,
  );
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    await saveKinds(tx, kinds);
    await recordAudit(tx, {
      ...byActor(actor, ip),
      accion: "documento.tipos_guardados",
      objeto: "documento_tipo",
      detalle: { tipos: kinds.map((kind) => kind.codigo).join(",") },
    });
    return offeredKinds(await readKinds(tx, language), language);
  });
}
