import type { Language } from "@atrio/contract/common";
import type { Contract } from "@atrio/contract/papers/documents";

import type { AppContext } from "../../../../context.ts";
import { fail } from "../../../../http/errors.ts";
import type { ArchiveAnswer, FileAnswer } from "../../../../http/files.ts";
import { contractKindText } from "../../../../lib/words/contract-kinds.ts";
import { recordAccess } from "../../files/accesses/accesses.service.ts";
import { answerFiles } from "../../files/answers.service.ts";
import { idsIn } from "../documents.rules.ts";
import { readingOf } from "../documents.service.ts";
import type { Caller } from "../documents.service.ts";

import { readContractFiles, readContracts } from "./contracts.read.ts";
import type { ContractRow } from "./contracts.read.ts";

/** A contract with the name of its code in a language. */
export function toContract(row: ContractRow, language: Language): Contract {
  const { codigo_contrato } = row;
  return {
    ...row,
    tipo_contrato: contractKindText(language, codigo_contrato),
  };
}

/** The caller's contract in force today and the earlier ones, newest first. */
export async function listContracts(
  ctx: AppContext,
  caller: Caller,
): Promise<{ data: Contract | null; anteriores: Contract[] }> {
  const { actor, language } = caller;
  const { today } = readingOf(ctx, caller);
  const key = { trabajador_id: actor.trabajador_id, today };
  const rows = await ctx.db.read(actor.empresa_id, async (tx) => readContracts(tx, key));
  const contracts = rows.map((row) => toContract(row, language));
  const current = contracts.find(({ fecha_fin }) => fecha_fin === null || fecha_fin >= today);
  return { data: current ?? null, anteriores: contracts.filter((one) => one !== current) };
}

/**
 * Files of the caller's contracts: one as a file, several as an archive. Each opening is recorded.
 * Errors: contract.not_found.
 */
export async function openContracts(
  ctx: AppContext,
  caller: Caller,
  asked: { contrato_ids: string },
): Promise<FileAnswer | ArchiveAnswer> {
  const { actor, language } = caller;
  const ids = idsIn(asked.contrato_ids) ?? fail("contract.not_found");
  const { today } = readingOf(ctx, caller);
  const files = await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const key = { trabajador_id: actor.trabajador_id, ids, today };
    const found = await readContractFiles(tx, key);
    if (found.length < ids.length) fail("contract.not_found");
    await recordAccess(ctx, tx, { actor, clase: "contrato", modo: "descargado", files: found });
    return found;
  });
  const to = { empresa_id: actor.empresa_id, language, missing: "contract.not_found" } as const;
  return answerFiles(ctx, to, files);
}
