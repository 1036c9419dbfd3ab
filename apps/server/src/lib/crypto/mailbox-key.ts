import { z } from "zod";

import { deriveKey, seal, unseal } from "./cipher.ts";
import type { Secrets } from "./secrets.ts";

type Ground = { config: { secrets: Pick<Secrets, "storageKey"> } };

const content = z.object({ key: z.base64(), until: z.number() });

/**
 * A handler's private key, encrypted for the way to the client and back: nothing is kept on the
 * server. It opens in the session that unlocked it, until an instant (epoch milliseconds).
 */
export function issueMailboxKey(
  ctx: Ground,
  sesion_id: string,
  unlocked: { privateKey: Buffer; until: number },
): string {
  const plain = { key: unlocked.privateKey.toString("base64"), until: unlocked.until };
  return seal(keyOf(ctx), Buffer.from(JSON.stringify(plain)), contextOf(sesion_id)).toString(
    "base64url",
  );
}

/** The private key of `issueMailboxKey`; undefined when it ended or is of another session. */
export function openMailboxKey(
  ctx: Ground,
  sesion_id: string,
  sent: { llave: unknown; now: number },
): Buffer | undefined {
  if (typeof sent.llave !== "string") return undefined;
  try {
    const sealed = Buffer.from(sent.llave, "base64url");
    const plain = unseal(keyOf(ctx), sealed, contextOf(sesion_id)).toString();
    const { key, until } = content.parse(JSON.parse(plain));
    return sent.now < until ? Buffer.from(key, "base64") : undefined;
  } catch {
    return undefined;
  }
}

/** Prints a private key in groups of eight characters. */
export function printKey(privateKey: Buffer): string {
  return privateKey.toString("hex").toUpperCase().match(/.{8}/g)?.join("-") ?? "";
}

/** Reads the result of `printKey` as somebody typed it; undefined for any other text. */
export function readPrintedKey(text: string): Buffer | undefined {
  const digits = text.replaceAll(/[^0-9a-f]/gi, "");
  return digits.length === 64 ? Buffer.from(digits, "hex") : undefined;
}

function keyOf(ctx: Ground): Buffer {
  return deriveKey(ctx.config.secrets.storageKey, "atrio/buzon/llave");
}

function contextOf(sesion_id: string): string {
  return `buzon/${sesion_id}`;
}
