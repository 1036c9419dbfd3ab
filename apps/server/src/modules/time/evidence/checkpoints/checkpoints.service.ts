import type { Actor } from "@atrio/contract/access/actor";
import type { EndpointResponse } from "@atrio/contract/endpoint";
import type { checkpointSettings } from "@atrio/contract/time/evidence";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import { Temporal, localDate } from "../../../../lib/calendar/clock.ts";
import { ledgerSigner, sha256 } from "../../../../lib/crypto/ledger-signature.ts";
import { byActor, recordAudit } from "../../../access/audit/audit.service.ts";
import type { AuditEntry } from "../../../access/audit/audit.service.ts";

import {
  findLast,
  findLastDaily,
  insertCheckpoint,
  listCheckpoints,
  listCompanies,
  lockCompany,
  readHeads,
  readMails,
  updateMails,
} from "./checkpoints.repo.ts";
import type { CheckpointRow, CompanyZone } from "./checkpoints.repo.ts";
import { checkpointName, checkpointText, isDue } from "./checkpoints.rules.ts";
import type { CheckpointReason, Head, Mailing } from "./checkpoints.rules.ts";

/** A checkpoint that has just been made. */
export type MadeCheckpoint = { numero: number; creado_en: string; cabezas: Head[] };

type Asked = { empresa_id: number; motivo: CheckpointReason };

/**
 * Signs the heads of all chains of the company, stores the list as a file and mails it to the
 * recipients; a checkpoint for an export is not mailed. The key is in no database: an intruder who
 * rewrites a chain cannot sign the list that contradicts it.
 */
export async function makeCheckpoint(ctx: AppContext, asked: Asked): Promise<MadeCheckpoint> {
  const made = await ctx.db.tenant(asked.empresa_id, (tx) => checkpointIn(ctx, tx, asked));
  ctx.log.info({ empresa_id: asked.empresa_id, numero: made.numero }, "Signed a checkpoint");
  return made;
}

/**
 * After a month was closed: nothing is signed again while no chain has moved since the last list
 * that was mailed, so that closing sixty people's month does not send sixty mails.
 */
export async function makeCheckpointUnlessCovered(ctx: AppContext, asked: Asked): Promise<void> {
  const last = await ctx.db.read(asked.empresa_id, findLast);
  const covered = last !== undefined && (await isCovered(ctx, asked.empresa_id, last));
  if (!covered) await makeCheckpoint(ctx, asked);
}

async function isCovered(
  ctx: AppContext,
  companyId: number,
  last: CheckpointRow,
): Promise<boolean> {
  if (last.motivo === "exportacion") return false;
  const bytes = await ctx.storage.get({ empresa_id: companyId, clave: last.clave });
  if (bytes === undefined) return false;
  const heads = await ctx.db.read(companyId, readHeads);
  return bytes.includes(`"cabezas":${JSON.stringify(heads)},`);
}

async function checkpointIn(ctx: AppContext, tx: Tx, asked: Asked): Promise<MadeCheckpoint> {
  const mailing = await lockCompany(tx);
  const [heads, last] = await Promise.all([readHeads(tx), findLast(tx)]);
  const signer = ledgerSigner(ctx.config.secrets.ledgerKey);
  const made = {
    ...asked,
    numero: (last?.numero ?? 0) + 1,
    creado_en: ctx.clock.now().toString(),
    anterior: (last?.hash ?? sha256()).toString("hex"),
    clave_publica: signer.publicKey,
    cabezas: heads,
  };
  const bytes = Buffer.from(checkpointText(made));
  const signature = signer.sign(bytes);
  const store = async (content: Buffer): Promise<string> =>
    ctx.storage.put({ empresa_id: asked.empresa_id, bytes: content, encrypted: false });
  const row = {
    numero: made.numero,
    creado_en: made.creado_en,
    motivo: made.motivo,
    hash: sha256(bytes),
    anterior: last?.hash ?? sha256(),
    firma: signature,
    huella_clave: signer.fingerprint,
    clave: await store(bytes),
    clave_firma: await store(signature),
    cadenas: heads.length,
  };
  const isMailed = asked.motivo !== "exportacion" && mailing.correos.length > 0;
  await insertCheckpoint(tx, {
    ...row,
    empresa_id: asked.empresa_id,
    enviado_en: isMailed ? made.creado_en : null,
  });
  if (isMailed) await mailCheckpoint(ctx, tx, { mailing, row, empresa_id: asked.empresa_id });
  return made;
}

type Outgoing = {
  mailing: Mailing;
  row: Omit<CheckpointRow, "enviado_en">;
  empresa_id: number;
};

async function mailCheckpoint(ctx: AppContext, tx: Tx, outgoing: Outgoing): Promise<void> {
  const { mailing, row, empresa_id } = outgoing;
  const name = `punto-de-control-${checkpointName(row.numero)}`;
  const fileOf = (ending: string, contentType: string, key: string) => ({
    filename: `${name}.${ending}`,
    contentType,
    stored: { empresa_id, clave: key },
  });
  for (const to of mailing.correos) {
    await ctx.mail.send(tx, {
      to,
      template: "checkpoint",
      idioma: mailing.idioma,
      empresa: mailing.nombre,
      attachments: [
        fileOf("json", "application/json", row.clave),
        fileOf("sig", "application/octet-stream", row.clave_firma),
      ],
      data: {
        nombre: mailing.nombre,
        numero: row.numero,
        creado_en: row.creado_en,
        cadenas: row.cadenas,
        hash: row.hash.toString("hex"),
        huella: row.huella_clave.toString("hex"),
        zona_horaria: mailing.zona_horaria,
      },
    });
  }
}

/** Enqueues the day's checkpoint of each company where it is past two in the morning. */
export async function askDailyCheckpoints(ctx: AppContext): Promise<void> {
  const companies = await ctx.db.gate(listCompanies);
  for (const company of companies) await askDaily(ctx, company);
}

async function askDaily(ctx: AppContext, company: CompanyZone): Promise<void> {
  const { empresa_id, zona_horaria } = company;
  const local = ctx.clock.now().toZonedDateTimeISO(zona_horaria).toPlainDateTime().toString();
  await ctx.db.tenant(empresa_id, async (tx) => {
    const last = await findLastDaily(tx);
    const lastDay = last === null ? null : localDate(Temporal.Instant.from(last), zona_horaria);
    if (!isDue(local, lastDay)) return;
    await ctx.jobs.enqueue(tx, "evidence.checkpoint", { empresa_id, motivo: "diario" });
  });
}

/** A job asked for twice, or tried again after it was done, makes one checkpoint a day. */
export async function makeDailyCheckpoint(ctx: AppContext, companyId: number): Promise<void> {
  const companies = await ctx.db.gate(listCompanies);
  const company = companies.find((one) => one.empresa_id === companyId);
  if (company === undefined) return;
  const last = await ctx.db.read(companyId, findLastDaily);
  const dayOf = (instant: Temporal.Instant): string => localDate(instant, company.zona_horaria);
  const isMade = last !== null && dayOf(Temporal.Instant.from(last)) >= dayOf(ctx.clock.now());
  if (!isMade) await makeCheckpoint(ctx, { empresa_id: companyId, motivo: "diario" });
}

type Overview = EndpointResponse<typeof checkpointSettings>["data"];

/** The last hundred checkpoints, the key that signs them and who gets them. */
export async function readCheckpoints(ctx: AppContext, actor: Actor): Promise<Overview> {
  const [rows, mails] = await ctx.db.read(actor.empresa_id, (tx) =>
    Promise.all([listCheckpoints(tx, { newest: 100 }), readMails(tx)]),
  );
  return {
    correos: mails,
    huella_clave: ledgerSigner(ctx.config.secrets.ledgerKey).fingerprint.toString("hex"),
    sello_tiempo: "no_configurado",
    puntos: rows.map((row) => ({ ...row, hash: row.hash.toString("hex") })),
  };
}

/** Sets who gets each checkpoint by mail; each address once. */
export async function setCheckpointMails(
  ctx: AppContext,
  actor: Actor,
  { correos, ip }: { correos: string[]; ip: string },
): Promise<void> {
  await ctx.db.tenant(actor.empresa_id, (tx) =>
    replaceCheckpointMails(tx, { correos, by: byActor(actor, ip) }),
  );
}

/** The same in the transaction of another change; `by` is the author in the audit trail. */
export async function replaceCheckpointMails(
  tx: Tx,
  { correos, by }: { correos: string[]; by: Omit<AuditEntry, "accion"> },
): Promise<void> {
  const unique = [...new Set(correos)];
  await updateMails(tx, unique);
  const detalle = { correos: unique.length };
  await recordAudit(tx, { ...by, accion: "puntos_control.correos", detalle });
}
