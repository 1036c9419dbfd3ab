import type { Actor } from "@atrio/contract/access/actor";
import type { ComplaintType } from "@atrio/contract/complaints/states";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { fail } from "../../../http/errors.ts";
import { deriveKey, seal, unseal } from "../../../lib/crypto/cipher.ts";
import type { ReportContent } from "../../../lib/crypto/report-contents.ts";
import {
  codeDigest,
  sealValue,
  wrapForCode,
  wrapForKey,
} from "../../../lib/crypto/report-vault.ts";
import type { VaultHalf } from "../../../lib/crypto/report-vault.ts";
import { newKeyPair } from "../../../lib/crypto/sealed-box.ts";
import { randomId } from "../../../lib/crypto/tokens.ts";
import { openAddressLimit } from "../../../platform/address-limit.ts";
import type { AddressLimit } from "../../../platform/address-limit.ts";
import { companyToday } from "../mailbox/access.service.ts";
import { castBallot } from "../mailbox/ballots.service.ts";
import { readCompanyOf, readHandlers, readMailbox } from "../mailbox/mailbox.read.ts";
import type { HandlerRow, MailboxRow } from "../mailbox/mailbox.read.ts";
import { lockKeys } from "../mailbox/mailbox.repo.ts";
import { recipients } from "../mailbox/mailbox.rules.ts";
import { insertWraps } from "../mailbox/wraps.repo.ts";
import type { WrapRow } from "../mailbox/wraps.repo.ts";

import { findByDigestHere } from "./reports.read.ts";
import { insertReport, syncLogBook } from "./reports.repo.ts";
import { filingLimit } from "./reports.rules.ts";

export type Filing = {
  titulo: string;
  descripcion: string;
  tipo: ComplaintType;
  uuid?: string | undefined;
  gestores_excluidos: readonly string[];
};

/** Opens the limit of anonymous reports by address. */
export function openFilingLimit(ctx: AppContext): AddressLimit {
  return openAddressLimit(ctx, filingLimit);
}

type Filed = { id: string; uuid: string };

/**
 * Files a worker's named report (Rule COMPLAINTS-1). Errors: complaint.mailbox_closed,
 * complaint.handler_not_found, complaint.nobody_left.
 */
export async function fileNamed(ctx: AppContext, actor: Actor, filing: Filing): Promise<Filed> {
  const { trabajador_id } = actor;
  return ctx.db.tenant(actor.empresa_id, async (tx) =>
    fileReport(ctx, tx, filing, { trabajador_id, correo: null }),
  );
}

/**
 * Files an anonymous report: nothing of the caller is read but the address, for the limit
 * (Rules COMPLAINTS-3, COMPLAINTS-4). Errors: company.not_found, complaint.email_required,
 * complaint.mailbox_closed, complaint.handler_not_found, complaint.nobody_left, request.too_many.
 */
export async function fileAnonymous(
  ctx: AppContext,
  asked: Filing & { slug: string; correo_personal?: string | undefined; sin_correo: boolean },
  sender: { ip: string; limit: AddressLimit },
): Promise<Filed> {
  const { slug, correo_personal } = asked;
  if (correo_personal === undefined && !asked.sin_correo) {
    fail("complaint.email_required", {
      fields: { correo_personal: ["complaint.email_required"] },
    });
  }
  const companyId = await ctx.db.gate(async (tx) => readCompanyOf(tx, slug));
  if (companyId === undefined) fail("company.not_found");
  const retryAfter = await sender.limit.count(String(companyId), sender.ip);
  if (retryAfter > 0) fail("request.too_many", { retryAfter });
  const correo =
    correo_personal === undefined ? null : sealAddress(ctx, companyId, correo_personal);
  return ctx.db.tenant(companyId, async (tx) =>
    fileReport(ctx, tx, asked, { trabajador_id: null, correo }),
  );
}

async function fileReport(
  ctx: AppContext,
  tx: Tx,
  filing: Filing,
  author: { trabajador_id: number | null; correo: Buffer | null },
): Promise<Filed> {
  await lockKeys(tx, "file");
  const { today, contratado } = await companyToday(ctx, tx);
  const mailbox = contratado ? await readMailbox(tx) : undefined;
  if (mailbox === undefined) fail("complaint.mailbox_closed");
  const uuid = filing.uuid ?? randomId();
  const codigo_hash = codeDigest(ctx.config.secrets.hmacKey, uuid);
  const earlier = await findByDigestHere(tx, codigo_hash);
  // The same code again: the first request arrived, its answer did not.
  if (earlier !== undefined) return { id: earlier, uuid };
  const { readers, excluded } = chooseReaders(await readHandlers(tx, today), filing);
  const made = seedReport({ uuid, mailbox, readers });
  const { titulo, descripcion, tipo } = filing;
  const boleta = randomId();
  const content: ReportContent = { titulo, descripcion, tipo, excluidos: excluded, boleta };
  const key = { denuncia_id: made.id, clase: "compartida" } as const;
  await insertReport(tx, {
    ...author,
    id: made.id,
    anonima: author.trabajador_id === null,
    fecha_creacion: today,
    clave_compartida: made.shared,
    clave_interna: made.internal,
    contenido: sealValue(made.shared, content, key),
    codigo_hash,
  });
  await insertWraps(tx, made.wraps);
  await syncLogBook(tx, made.id);
  const ballot = {
    id: boleta,
    anyo: Number(today.slice(0, 4)),
    content: { tipo, excluidos: excluded },
  };
  await castBallot(tx, ballot, holdersOf(mailbox, readers));
  return { id: made.id, uuid };
}

/** Handlers who may read a report: those active whom its reporter did not exclude (Rule COMPLAINTS-7). */
function chooseReaders(
  handlers: readonly HandlerRow[],
  { gestores_excluidos }: Filing,
): { readers: HandlerRow[]; excluded: number[] } {
  const named = handlers.filter(({ id }) => gestores_excluidos.includes(id));
  if (named.length < new Set(gestores_excluidos).size) fail("complaint.handler_not_found");
  const excluded = named.map(({ trabajador_id }) => trabajador_id);
  const active = handlers.filter(({ estado }) => estado === "activa");
  if (active.length === 0) fail("complaint.mailbox_closed");
  const readers = active.filter(({ id }) => !gestores_excluidos.includes(id));
  if (readers.length === 0) fail("complaint.nobody_left");
  return { readers, excluded };
}

/** Public keys of the recovery and of a report's readers. */
function holdersOf(mailbox: MailboxRow, readers: readonly HandlerRow[]) {
  return [
    { destinatario: recipients.recovery, clave: mailbox.clave_recuperacion },
    ...readers.map((one) => ({ destinatario: one.id, clave: one.clave_publica })),
  ];
}

/** New keys of a report, wrapped for whoever may open it; the private halves are forgotten here. */
function seedReport(input: { uuid: string; mailbox: MailboxRow; readers: readonly HandlerRow[] }) {
  const { uuid, mailbox, readers } = input;
  const id = randomId();
  const [shared, internal] = [newKeyPair(), newKeyPair()];
  const wrapsOf = (clase: VaultHalf, privateKey: Buffer): WrapRow[] => {
    const key = { denuncia_id: id, clase };
    return holdersOf(mailbox, readers).map(({ destinatario, clave }) => ({
      ...key,
      destinatario,
      envuelta: wrapForKey(clave, privateKey, key),
    }));
  };
  const sharedKey = { denuncia_id: id, clase: "compartida" } as const;
  const forCode: WrapRow = {
    ...sharedKey,
    destinatario: recipients.code,
    envuelta: wrapForCode(shared.privateKey, sharedKey, { uuid, salt: mailbox.sal }),
  };
  return {
    id,
    shared: shared.publicKey,
    internal: internal.publicKey,
    wraps: [
      forCode,
      ...wrapsOf("compartida", shared.privateKey),
      ...wrapsOf("interna", internal.privateKey),
    ],
  };
}

const addressContext = "denuncia/correo";
const addressLength = 256;

function addressKey(ctx: AppContext, companyId: number): Buffer {
  return deriveKey(ctx.config.secrets.storageKey, `atrio/denuncia/correo/${companyId}`);
}

/** Encrypts an anonymous reporter's address for the mailer, padded. */
function sealAddress(ctx: AppContext, companyId: number, address: string): Buffer {
  const plain = Buffer.from(address.padEnd(addressLength));
  return seal(addressKey(ctx, companyId), plain, addressContext);
}

/** Opens an anonymous reporter's address, for the mailer alone. */
export function openAddress(ctx: AppContext, companyId: number, sealed: Buffer): string {
  return unseal(addressKey(ctx, companyId), sealed, addressContext).toString().trim();
}
