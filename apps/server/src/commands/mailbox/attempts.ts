import {
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  hkdfSync,
} from "node:crypto";
import type { KeyObject } from "node:crypto";

import type { BareSql } from "../../db/bare.ts";
import { unseal } from "../../lib/crypto/cipher.ts";
import { unwrapWithPassphrase } from "../../lib/crypto/passphrase-key.ts";
import { unwrapByCode, unwrapByKey } from "../../lib/crypto/report-vault.ts";
import { openWith } from "../../lib/crypto/sealed-box.ts";

import type { SealedValue } from "./kept.ts";

function isOpened(way: () => unknown): boolean {
  try {
    way();
    return true;
  } catch {
    return false;
  }
}

/** Opens with the functions of the product. */
function openAsProduct(key: Buffer, { bytes, contexts }: SealedValue): boolean {
  return contexts.some(
    (context) =>
      isOpened(() => openWith(key, bytes, context)) || isOpened(() => unseal(key, bytes, context)),
  );
}

const pkcs8 = Buffer.from("302e020100300506032b656e04220420", "hex");
const spki = Buffer.from("302a300506032b656e032100", "hex");

/** AES-256-GCM of node:crypto alone: version (1) ‖ nonce (12) ‖ tag (16) ‖ text. */
function opensGcm(key: Buffer, sealed: Buffer, context: string): boolean {
  return isOpened(() => {
    const opening = createDecipheriv("aes-256-gcm", key, sealed.subarray(1, 13));
    opening.setAAD(Buffer.from(context)).setAuthTag(sealed.subarray(13, 29));
    opening.update(sealed.subarray(29));
    opening.final();
  });
}

/** A point of the curve; none of bytes that are no point. */
function readPoint(bytes: Buffer): KeyObject | undefined {
  try {
    const key = Buffer.concat([spki, bytes]);
    return createPublicKey({ key, format: "der", type: "spki" });
  } catch {
    return undefined;
  }
}

function agree(privateKey: KeyObject, publicKey: KeyObject): Buffer | undefined {
  try {
    return diffieHellman({ privateKey, publicKey });
  } catch {
    // A point of low order.
    return undefined;
  }
}

/** Opens with node:crypto alone, written from the description of the format. */
function openByHand(key: Buffer, { bytes, contexts }: SealedValue): boolean {
  if (contexts.some((context) => opensGcm(key, bytes, context))) return true;
  const ephemeral = bytes.subarray(0, 32);
  const publicKey = ephemeral.length < 32 ? undefined : readPoint(ephemeral);
  if (publicKey === undefined) return false;
  const der = Buffer.concat([pkcs8, key]);
  const privateKey = createPrivateKey({ key: der, format: "der", type: "pkcs8" });
  const shared = agree(privateKey, publicKey);
  if (shared === undefined) return false;
  const own = createPublicKey(privateKey).export({ format: "der", type: "spki" }).subarray(-32);
  const salt = Buffer.concat([ephemeral, own]);
  return contexts.some((context) =>
    opensGcm(
      Buffer.from(hkdfSync("sha256", shared, salt, context, 32)),
      bytes.subarray(32),
      context,
    ),
  );
}

/** Places of the sealed values that a set of keys opens, by either way. */
export function tryKeys(
  keys: readonly Buffer[],
  sealed: readonly SealedValue[],
): { product: string[]; byHand: string[] } {
  const opened = (opens: typeof openByHand): string[] =>
    sealed.filter((value) => keys.some((key) => opens(key, value))).map(({ place }) => place);
  return { product: opened(openAsProduct), byHand: opened(openByHand) };
}

type CodeRow = { denuncia_id: string; sal: Buffer; envuelta: Buffer };

/** Texts that open a report as its code. */
export async function tryCodes(sql: BareSql, texts: readonly string[]): Promise<string[]> {
  const rows = await sql<CodeRow>(
    `select l.denuncia_id, b.sal, l.envuelta from denuncia_llave l join buzon b using (empresa_id)
     where l.destinatario = 'codigo'`,
  );
  const opens = (uuid: string): boolean =>
    rows.some(({ denuncia_id, sal, envuelta }) =>
      isOpened(() =>
        unwrapByCode(envuelta, { denuncia_id, clase: "compartida" }, { uuid, salt: sal }),
      ),
    );
  return texts.filter(opens);
}

/** A handler's key, encrypted under the passphrase. */
export type WrappedKey = { id: string; clave_envuelta: Buffer };

/** Keys of handlers. */
export async function readWrappedKeys(sql: BareSql): Promise<WrappedKey[]> {
  return sql<WrappedKey>("select id, clave_envuelta from buzon_gestor");
}

/** Private keys of handlers that some phrases open. */
export async function tryPhrases(
  pepper: Buffer,
  keys: readonly WrappedKey[],
  phrases: readonly string[],
): Promise<Buffer[]> {
  const opened: Buffer[] = [];
  for (const { clave_envuelta } of keys) {
    for (const phrase of phrases) {
      const key = await unwrapWithPassphrase(pepper, phrase, clave_envuelta);
      if (key !== undefined) opened.push(key);
    }
  }
  return opened;
}

/** Keys of reports that a private key unwraps. */
export async function keysOfReports(sql: BareSql, holder: Buffer): Promise<Buffer[]> {
  const rows = await sql<{
    denuncia_id: string;
    clase: "compartida" | "interna";
    envuelta: Buffer;
  }>("select denuncia_id, clase, envuelta from denuncia_llave");
  return rows.flatMap(({ denuncia_id, clase, envuelta }) => {
    try {
      return [unwrapByKey(holder, envuelta, { denuncia_id, clase })];
    } catch {
      return [];
    }
  });
}
