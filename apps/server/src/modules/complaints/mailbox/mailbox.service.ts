import type { Actor } from "@atrio/contract/access/actor";
import type { Language } from "@atrio/contract/common";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { fail } from "../../../http/errors.ts";
import { isoOf } from "../../../lib/calendar/clock.ts";
import { issueMailboxKey, printKey, readPrintedKey } from "../../../lib/crypto/mailbox-key.ts";
import { unwrapWithPassphrase, wrapWithPassphrase } from "../../../lib/crypto/passphrase-key.ts";
import { makeCodeSalt } from "../../../lib/crypto/report-vault.ts";
import { newKeyPair, publicKeyOf } from "../../../lib/crypto/sealed-box.ts";
import { randomId } from "../../../lib/crypto/tokens.ts";
import { wordsIn } from "../../../lib/words/words.ts";
import { countTries, forgiveTries } from "../../../platform/limits.ts";
import { byActor, recordAudit } from "../../access/audit/audit.service.ts";
import type { AuditAction } from "../../access/audit/audit.service.ts";
import { terms } from "../cases/deadlines.rules.ts";

import { companyToday, passReportsOn, requireKey } from "./access.service.ts";
import { tellHolders } from "./alerts.service.ts";
import {
  readCompanyOf,
  readHandlers,
  readMailbox,
  readOfficeHandlers,
  readOwnKey,
} from "./mailbox.read.ts";
import type { NewHandlerKey } from "./mailbox.repo.ts";
import * as repo from "./mailbox.repo.ts";
import {
  authorities,
  isLongEnough,
  passphraseLimit,
  recipients,
  unlockedMinutes,
} from "./mailbox.rules.ts";
import { readHeld } from "./wraps.repo.ts";

/** A signed-in handler with the address of the call. */
type Caller = { actor: Actor; ip: string };

/** Public policy of a company's mailbox: handlers, terms and authorities. Errors: company.not_found. */
export async function readPolicy(ctx: AppContext, slug: string, language: Language) {
  const companyId = await ctx.db.gate(async (tx) => readCompanyOf(tx, slug));
  if (companyId === undefined) fail("company.not_found");
  return ctx.db.tenant(companyId, async (tx) => {
    const company = await companyToday(ctx, tx);
    const mailbox = company.contratado ? await readMailbox(tx) : undefined;
    const handlers = mailbox === undefined ? [] : await readHandlers(tx, company.today);
    const gestores = handlers.filter(({ estado }) => estado === "activa");
    const words = wordsIn(language, "complaints/complaint-words");
    return {
      nombre: company.nombre,
      abierto: gestores.length > 0,
      reiniciado: mailbox?.reiniciado ?? null,
      gestores,
      plazos: terms,
      autoridades: [
        { nombre: words.authorities.informante, enlace: authorities.informante },
        { nombre: words.authorities.trabajo, enlace: authorities.trabajo },
        { nombre: words.authorities.fiscalia, enlace: authorities.fiscalia },
      ],
    };
  });
}

/** State of the mailbox for a handler. */
export async function readState(ctx: AppContext, actor: Actor) {
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const { today } = await companyToday(ctx, tx);
    const mailbox = await readMailbox(tx);
    const gestores = await readHandlers(tx, today);
    const own = gestores.find(({ trabajador_id }) => trabajador_id === actor.trabajador_id);
    const { abierto = null, reiniciado = null } = mailbox ?? {};
    return { abierto, reiniciado, mi_clave: own?.estado ?? null, gestores };
  });
}

/** Who handles complaints and the state of their keys, for owners: nothing of any report (Rule COMPLAINTS-32). */
export async function listHandlers(ctx: AppContext, actor: Actor) {
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const { today } = await companyToday(ctx, tx);
    const mailbox = await readMailbox(tx);
    return { abierto: mailbox?.abierto ?? null, gestores: await readOfficeHandlers(tx, today) };
  });
}

/**
 * Opens the mailbox with the caller as first handler; answers the recovery key, which is kept
 * nowhere. Errors: complaint.mailbox_open, complaint.passphrase_short.
 */
export async function openMailbox(
  ctx: AppContext,
  caller: Caller,
  frase: string,
): Promise<{ clave_recuperacion: string }> {
  const made = await makeKey(ctx, frase);
  const recovery = newKeyPair();
  await ctx.db.tenant(caller.actor.empresa_id, async (tx) => {
    const { today } = await companyToday(ctx, tx);
    const isNew = await repo.insertMailbox(tx, {
      sal: makeCodeSalt(),
      clave_recuperacion: recovery.publicKey,
      abierto: today,
    });
    if (!isNew) fail("complaint.mailbox_open");
    await insertKey(tx, caller, { ...made, estado: "activa", desde: today });
    await note(tx, caller, "buzon.abierto");
  });
  return { clave_recuperacion: printKey(recovery.privateKey) };
}

/**
 * Makes the caller's key, which waits for another handler (Rule COMPLAINTS-20). One whose passphrase
 * is lost is retired for it while another handler can admit the new one. Errors:
 * complaint.mailbox_closed, complaint.key_exists, complaint.passphrase_short.
 */
export async function createKey(
  ctx: AppContext,
  caller: Caller,
  { frase, sustituir = false }: { frase: string; sustituir?: boolean | undefined },
) {
  const { trabajador_id } = caller.actor;
  const made = await makeKey(ctx, frase);
  return ctx.db.tenant(caller.actor.empresa_id, async (tx) => {
    await repo.lockKeys(tx, "change");
    await requireMailbox(tx);
    const { today } = await companyToday(ctx, tx);
    if ((await readOwnKey(tx, trabajador_id)) !== undefined) {
      const others = (await readHandlers(tx, today)).filter(
        (one) => one.estado === "activa" && one.trabajador_id !== trabajador_id,
      );
      if (!sustituir || others.length === 0) fail("complaint.key_exists");
      await repo.retireKey(tx, trabajador_id);
    }
    await insertKey(tx, caller, { ...made, estado: "pendiente", desde: today });
    await note(tx, caller, "buzon.clave_creada");
    return { estado: "pendiente" as const };
  });
}

/**
 * Changes the passphrase; the key pair stays, so that nothing is wrapped anew. Errors:
 * complaint.no_key, complaint.wrong_passphrase, complaint.passphrase_short, request.too_many.
 */
export async function changePassphrase(
  ctx: AppContext,
  caller: Caller,
  asked: { frase_actual: string; frase_nueva: string },
) {
  checkPassphrase(asked.frase_nueva, "frase_nueva");
  const own = await unwrapOwnKey(ctx, caller.actor, asked.frase_actual, "frase_actual");
  const { pepper } = ctx.config.secrets;
  const clave_envuelta = await wrapWithPassphrase(pepper, asked.frase_nueva, own.privateKey);
  await ctx.db.tenant(caller.actor.empresa_id, async (tx) => {
    await repo.updateWrappedKey(tx, { id: own.id, clave_envuelta });
    await note(tx, caller, "buzon.frase_cambiada");
  });
  return { estado: own.estado };
}

/**
 * Unlocks the mailbox for this session and 15 minutes (Rule COMPLAINTS-22). Errors:
 * complaint.no_key, complaint.key_pending, complaint.wrong_passphrase, request.too_many.
 */
export async function unlock(ctx: AppContext, actor: Actor, frase: string) {
  const { estado, privateKey } = await unwrapOwnKey(ctx, actor, frase, "frase");
  if (estado !== "activa") fail("complaint.key_pending");
  const until = ctx.clock.now().epochMilliseconds + unlockedMinutes * 60_000;
  return {
    llave: issueMailboxKey(ctx, actor.sesion_id, { privateKey, until }),
    expira_en: isoOf(until),
  };
}

/** Admits a handler's key. Errors: complaint.handler_not_found, complaint.locked. */
export async function admitHandler(
  ctx: AppContext,
  caller: Caller & { llave: unknown },
  gestor_id: string,
): Promise<{ denuncias: number }> {
  return ctx.db.tenant(caller.actor.empresa_id, async (tx) => {
    await repo.lockKeys(tx, "change");
    const own = await requireKey(ctx, tx, caller);
    const { today } = await companyToday(ctx, tx);
    const target = (await readHandlers(tx, today)).find(({ id }) => id === gestor_id);
    if (target === undefined) fail("complaint.handler_not_found");
    await repo.activateKey(tx, target.id);
    const holder = { destinatario: own.gestor_id, privateKey: own.privateKey };
    const denuncias = await passReportsOn(tx, holder, target);
    await note(tx, caller, "buzon.gestor_admitido", target.trabajador_id);
    return { denuncias };
  });
}

/**
 * Gives the caller a new key with the recovery key (Rule COMPLAINTS-23). Errors:
 * complaint.mailbox_closed, complaint.recovery_wrong, complaint.passphrase_short, request.too_many.
 */
export async function recover(
  ctx: AppContext,
  caller: Caller,
  asked: { clave_recuperacion: string; frase_nueva: string },
): Promise<{ denuncias: number }> {
  await countPassphrase(ctx, caller.actor);
  const made = await makeKey(ctx, asked.frase_nueva, "frase_nueva");
  const privateKey = readPrintedKey(asked.clave_recuperacion);
  return ctx.db.tenant(caller.actor.empresa_id, async (tx) => {
    await repo.lockKeys(tx, "change");
    const mailbox = await requireMailbox(tx);
    if (privateKey === undefined || !publicKeyOf(privateKey).equals(mailbox.clave_recuperacion)) {
      return refuse("complaint.recovery_wrong", "clave_recuperacion");
    }
    const { today } = await companyToday(ctx, tx);
    await repo.retireKey(tx, caller.actor.trabajador_id);
    const own = await insertKey(tx, caller, { ...made, estado: "activa", desde: today });
    const holder = { destinatario: recipients.recovery, privateKey };
    const denuncias = await passReportsOn(tx, holder, own);
    await note(tx, caller, "buzon.recuperado");
    await tellHolders(ctx, tx, { actor: caller.actor, today, event: "recovered" });
    return { denuncias };
  });
}

/**
 * New keys for a mailbox that nobody can open any more (Rule COMPLAINTS-24): the reports filed so far
 * stay sealed for the handlers, and their reporters still read them. Everybody with a key is told at once,
 * reporters in their reports and by mail. Errors:
 * complaint.mailbox_closed, complaint.other_handlers, complaint.passphrase_short.
 */
export async function restart(ctx: AppContext, caller: Caller, frase: string) {
  const made = await makeKey(ctx, frase);
  const recovery = newKeyPair();
  const ilegibles = await ctx.db.tenant(caller.actor.empresa_id, async (tx) => {
    await repo.lockKeys(tx, "change");
    await requireMailbox(tx);
    const { today } = await companyToday(ctx, tx);
    const others = (await readHandlers(tx, today)).filter(
      ({ estado, trabajador_id }) =>
        estado === "activa" && trabajador_id !== caller.actor.trabajador_id,
    );
    if (others.length > 0) fail("complaint.other_handlers");
    const held = await readHeld(tx, recipients.recovery);
    await tellHolders(ctx, tx, { actor: caller.actor, today, event: "restarted" });
    await repo.markRestarted(tx, today);
    await repo.retireAllKeys(tx);
    await repo.updateRecoveryKey(tx, recovery.publicKey);
    await insertKey(tx, caller, { ...made, estado: "activa", desde: today });
    await note(tx, caller, "buzon.reiniciado");
    return new Set(held.map(({ denuncia_id }) => denuncia_id)).size;
  });
  return { clave_recuperacion: printKey(recovery.privateKey), ilegibles };
}

function refuse(
  code: "complaint.passphrase_short" | "complaint.wrong_passphrase" | "complaint.recovery_wrong",
  field: string,
): never {
  return fail(code, { fields: { [field]: [code] } });
}

function checkPassphrase(frase: string, field: string): void {
  if (!isLongEnough(frase)) refuse("complaint.passphrase_short", field);
}

type MadeKey = Pick<NewHandlerKey, "id" | "clave_publica" | "clave_envuelta">;

async function makeKey(ctx: AppContext, frase: string, field = "frase"): Promise<MadeKey> {
  checkPassphrase(frase, field);
  const { publicKey, privateKey } = newKeyPair();
  const clave_envuelta = await wrapWithPassphrase(ctx.config.secrets.pepper, frase, privateKey);
  return { id: randomId(), clave_publica: publicKey, clave_envuelta };
}

async function insertKey(
  tx: Tx,
  { actor }: Caller,
  key: Omit<NewHandlerKey, "trabajador_id">,
): Promise<NewHandlerKey> {
  const row = { ...key, trabajador_id: actor.trabajador_id };
  await repo.insertHandlerKey(tx, row);
  return row;
}

async function requireMailbox(tx: Tx) {
  return (await readMailbox(tx)) ?? fail("complaint.mailbox_closed");
}

const triesOf = ({ empresa_id, trabajador_id }: Actor) => [
  { limit: passphraseLimit, subject: `${empresa_id} ${trabajador_id}` },
];

async function countPassphrase(ctx: AppContext, actor: Actor): Promise<void> {
  const { refused, retryAfter } = await countTries(ctx, triesOf(actor));
  if (refused) fail("request.too_many", { retryAfter });
}

/** Only wrong passphrases count: a page that was reloaded wants the right one again. */
async function forgivePassphrase(ctx: AppContext, actor: Actor): Promise<void> {
  await ctx.db.gate(async (tx) => forgiveTries(ctx, tx, triesOf(actor)));
}

async function unwrapOwnKey(ctx: AppContext, actor: Actor, frase: string, field: string) {
  await countPassphrase(ctx, actor);
  const own = await ctx.db.read(actor.empresa_id, async (tx) =>
    readOwnKey(tx, actor.trabajador_id),
  );
  if (own === undefined) fail("complaint.no_key");
  const { pepper } = ctx.config.secrets;
  const privateKey = await unwrapWithPassphrase(pepper, frase, own.clave_envuelta);
  if (privateKey === undefined) refuse("complaint.wrong_passphrase", field);
  await forgivePassphrase(ctx, actor);
  return { ...own, privateKey };
}

async function note(tx: Tx, caller: Caller, accion: AuditAction, objeto_id?: number) {
  await recordAudit(tx, {
    ...byActor(caller.actor, caller.ip),
    accion,
    objeto: "buzon",
    ...(objeto_id === undefined ? {} : { objeto_id }),
  });
}
