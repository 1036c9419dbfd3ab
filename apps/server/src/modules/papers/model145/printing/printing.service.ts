import type { Actor } from "@atrio/contract/access/actor";
import type { Language } from "@atrio/contract/common";

import type { AppContext } from "../../../../context.ts";
import { fail } from "../../../../http/errors.ts";
import type { ArchiveAnswer, FileAnswer } from "../../../../http/files.ts";
import { epochOf } from "../../../../lib/calendar/clock.ts";
import { formatClock } from "../../../../lib/calendar/format.ts";
import { dateAt } from "../../../../lib/calendar/zone.ts";
import { openAnswers } from "../../../../lib/crypto/model145-answers.ts";
import { newVerificationCode, verificationLink } from "../../../../lib/crypto/verification-code.ts";
import { pdfType, writePdf } from "../../../../lib/files/pdf.ts";
import { qrSvg } from "../../../../lib/files/qr.ts";
import { zipStream } from "../../../../lib/files/zip.ts";
import { townOf } from "../../../../lib/spain/town.ts";
import { maskEmail } from "../../../../lib/values/mask-email.ts";
import { wordsIn } from "../../../../lib/words/words.ts";
import { recordAccess } from "../../files/accesses/accesses.service.ts";
import { readableEntries } from "../../files/answers.service.ts";
import type { LazyEntry } from "../../files/answers.service.ts";
import {
  registerSealed,
  replaceSealed,
  sealAndStore,
} from "../../seals/register/register.service.ts";
import { isOwnForm } from "../model145.policy.ts";
import { readSigner, readVersionsById } from "../model145.read.ts";
import type { SignerRow, VersionRow } from "../model145.read.ts";
import { lockForm, saveFile } from "../model145.repo.ts";
import { fileNameOf } from "../model145.rules.ts";

import { formView } from "./printing.rules.ts";
import type { FormFacts } from "./printing.rules.ts";

/** A version of a company's; `stamp` as `sealAndStore` has it. */
type Key = { empresa_id: number; id: number };

type Named = { row: VersionRow; signer: SignerRow };

/** A version with the person whose it is, as they were on the day it was written. */
async function readNamed(ctx: AppContext, key: Key): Promise<Named | undefined> {
  const [row] = await ctx.db.read(key.empresa_id, (tx) => readVersionsById(tx, [key.id]));
  if (row === undefined) return undefined;
  const today = (row.firmado_en ?? row.creado_en).slice(0, 10);
  const signer = await ctx.db.read(key.empresa_id, (tx) =>
    readSigner(tx, { trabajador_id: row.trabajador_id, today }),
  );
  return signer && { row, signer };
}

function factsOf({ row, signer }: Named, verify: FormFacts["verify"]): FormFacts {
  return {
    version: row.version,
    empresa: signer.empresa,
    cif: signer.cif,
    place: townOf(signer.direccion),
    nombre_completo: signer.nombre_completo,
    signed: signedOf(row, signer),
    verify,
  };
}

function signedOf(row: VersionRow, signer: SignerRow): FormFacts["signed"] {
  const { evidencia, firmado_en } = row;
  if (evidencia === null || firmado_en === null) return null;
  const { zona_horaria } = signer;
  const clockOf = (moment: string) => formatClock(epochOf(moment), zona_horaria);
  const sentAt = evidencia.codigo_enviado_en;
  return {
    date: dateAt(zona_horaria, epochOf(firmado_en)),
    clock: `${clockOf(firmado_en)} (${zona_horaria})`,
    codeSent: sentAt === null ? null : clockOf(sentAt),
    email: maskEmail(evidencia.email),
    ip: evidencia.ip,
    agent: evidencia.agente,
  };
}

async function printForm(
  ctx: AppContext,
  named: Named,
  owner: { empresa_id: number; code: string | null },
): Promise<Buffer> {
  const { row } = named;
  const answers = openAnswers(ctx, { ...row, empresa_id: owner.empresa_id }, row.datos);
  const { publicUrl } = ctx.config;
  const verify =
    owner.code === null
      ? null
      : {
          code: owner.code,
          page: `${publicUrl}/verify`,
          qr: qrSvg(verificationLink(publicUrl, owner.code)),
        };
  return writePdf({
    template: "model145",
    // The form is Spanish, for any language of its reader.
    title: `Modelo 145, versión ${row.version}`,
    language: "es",
    data: formView(answers, factsOf(named, verify)),
    made: ctx.clock.now().epochMilliseconds,
  });
}

/**
 * Generates the sealed PDF of a signed version unless it exists. Of two concurrent calls the first
 * one's counts; the other's bytes are swept. Throws StampFailed with `required`.
 */
export async function sealVersion(
  ctx: AppContext,
  key: Key,
  stamp: "wanted" | "required",
): Promise<void> {
  const named = await readNamed(ctx, key);
  if (named === undefined || named.row.estado === "pendiente" || named.row.clave !== null) return;
  const code = newVerificationCode();
  const sealed = await sealAndStore(ctx, {
    empresa_id: key.empresa_id,
    codigo: code,
    pdf: await printForm(ctx, named, { empresa_id: key.empresa_id, code }),
    reason: "Modelo 145",
    stamp,
  });
  const { trabajador_id } = named.row;
  await ctx.db.tenant(key.empresa_id, async (tx) => {
    await lockForm(tx, trabajador_id);
    const [row] = await readVersionsById(tx, [key.id]);
    if (row === undefined || row.clave !== null) return;
    const entry = { clase: "modelo145", objeto_id: key.id } as const;
    await registerSealed(tx, sealed, { ...entry, trabajador_id });
    await saveFile(tx, {
      id: key.id,
      clave: sealed.clave,
      bytes: sealed.bytes,
      hash: sealed.sha256,
    });
    // Another version came into force before this one had its file.
    if (row.estado === "sustituido") await replaceSealed(tx, entry, sealed.emitido_en);
  });
}

/** The caller's versions as files, each opening written down. Errors: model145.not_found. */
export async function downloadVersions(
  ctx: AppContext,
  actor: Actor,
  asked: { modelo145_ids: string; language: Language },
): Promise<FileAnswer | ArchiveAnswer> {
  const ids = [...new Set(asked.modelo145_ids.split(",").map(Number))];
  if (ids.some((id) => id < 1 || id > 2_147_483_647)) fail("model145.not_found");
  const rows = await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const found = await readVersionsById(tx, ids);
    const own = found.filter((row) => isOwnForm(actor, row));
    if (own.length !== ids.length) fail("model145.not_found");
    await recordAccess(ctx, tx, { actor, clase: "modelo145", modo: "descargado", files: own });
    return own;
  });
  const to = { empresa_id: actor.empresa_id, language: asked.language };
  return answerForms(
    ctx,
    to,
    rows.map((row) => ({ row, owner: null })),
  );
}

/** A version whose name in a file begins with its owner, where there is one to tell. */
type OwnedVersion = { row: VersionRow; owner: string | null };

/** Answer with the PDF of a version, or with an archive of several. Errors: model145.not_found. */
export async function answerForms(
  ctx: AppContext,
  to: { empresa_id: number; language: Language },
  versions: readonly OwnedVersion[],
): Promise<FileAnswer | ArchiveAnswer> {
  const [first] = versions;
  if (first !== undefined && versions.length === 1) {
    return { bytes: await bytesOf(ctx, to, first.row), name: nameOf(first), type: pdfType };
  }
  return {
    name: `${wordsIn(to.language, "papers/model145-words").archive}.zip`,
    stream: zipStream(
      readableEntries(to.language, entriesOf(ctx, to, versions)),
      ctx.clock.now().epochMilliseconds,
    ),
  };
}

function nameOf({ row, owner }: OwnedVersion): string {
  return owner === null ? fileNameOf(row) : `${owner} ${fileNameOf(row)}`;
}

function entriesOf(
  ctx: AppContext,
  to: { empresa_id: number },
  versions: readonly OwnedVersion[],
): LazyEntry[] {
  return versions.map((version) => ({
    name: nameOf(version),
    read: async () => bytesOf(ctx, to, version.row),
  }));
}

/** The sealed PDF, made now where the job has not come to it yet; of a pending version a draft. */
async function bytesOf(
  ctx: AppContext,
  { empresa_id }: { empresa_id: number },
  row: VersionRow,
): Promise<Buffer> {
  const key = { empresa_id, id: row.id };
  if (row.estado === "pendiente") {
    const named = await readNamed(ctx, key);
    if (named === undefined) fail("model145.not_found");
    return printForm(ctx, named, { empresa_id, code: null });
  }
  if (row.clave === null) await sealVersion(ctx, key, "wanted");
  const [made] = await ctx.db.read(empresa_id, (tx) => readVersionsById(tx, [row.id]));
  const name = made?.clave ?? fail("model145.not_found");
  const bytes = await ctx.storage.get({ empresa_id, clave: name });
  if (bytes !== undefined) return bytes;
  ctx.log.error({ version: row.id }, "The bytes of a Model 145 are gone");
  return fail("model145.not_found");
}
