import { hash, verify } from "@node-rs/argon2";

import { createWorkQueue } from "../../platform/work-queue.ts";

/** argon2id, the library's default algorithm, with the figures of OWASP's password storage sheet. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each hash takes 19 MiB and a core for some 15 ms: two at a time leave the server its breath. */
const queue = createWorkQueue({ atOnce: 2, waiting: 300 });

/** The digest of no password, for the e-mails that have none: checking it takes as long as any. */
const nobodysHash =
  "$argon2id$v=19$m=19456,t=2,p=1$cGxlYXNlIGtub2NrIHR3bw$Vm6qZ0lqS1l0b3ZkSm1Yc2p3d0hQbE5rUmF2dEJ5Q2U";

/** NFC makes equal characters equal, however a device composes them. */
function bytesOf(password: string): Buffer {
  return Buffer.from(password.normalize("NFC"), "utf8");
}

/** Hashes a password with the pepper; throws QueueFull when too many wait. */
export function hashPassword(pepper: Buffer, password: string): Promise<string> {
  return queue.run(() => hash(bytesOf(password), { ...cost, secret: pepper }));
}

/** True if the password is the hashed one; without a hash it takes the same time and answers no. */
export async function verifyPassword(
  pepper: Buffer,
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  const same = await queue.run(() =>
    verify(passwordHash ?? nobodysHash, bytesOf(password), { secret: pepper }),
  );
  return same && passwordHash !== null;
}
