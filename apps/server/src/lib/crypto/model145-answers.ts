import type { Model145Answers } from "@atrio/contract/papers/model145";

import { deriveKey, seal, unseal } from "./cipher.ts";
import type { Secrets } from "./secrets.ts";

type Ground = { config: { secrets: Pick<Secrets, "storageKey"> } };

/**
 * Owner of the answers: bound to the ciphertext, so that they cannot be passed off as another
 * person's.
 */
export type AnswersOwner = { empresa_id: number; trabajador_id: number };

/** Encrypts answers as `modelo145.datos` keeps them: they tell of disability and family. */
export function sealAnswers(ctx: Ground, owner: AnswersOwner, answers: Model145Answers): Buffer {
  return seal(keyOf(ctx, owner), Buffer.from(JSON.stringify(answers)), contextOf(owner));
}

/** Decrypts the result of `sealAnswers`. Throws for another owner or a changed byte. */
export function openAnswers(ctx: Ground, owner: AnswersOwner, sealed: Buffer): Model145Answers {
  const plain = unseal(keyOf(ctx, owner), sealed, contextOf(owner)).toString();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- authenticated: what sealAnswers wrote
  return JSON.parse(plain) as Model145Answers;
}

function keyOf(ctx: Ground, owner: AnswersOwner): Buffer {
  return deriveKey(ctx.config.secrets.storageKey, `atrio/modelo145/${owner.empresa_id}`);
}

function contextOf(owner: AnswersOwner): string {
  return `modelo145/${owner.trabajador_id}`;
}
