import { createPrivateKey } from "node:crypto";
import { readFileSync } from "node:fs";

import { z } from "zod";

import { StartError } from "../start-error.ts";

/** The portal's account at Firebase Cloud Messaging, with its address. */
export type ServiceAccount = {
  projectId: string;
  clientEmail: string;
  /** RSA private key in PEM. */
  privateKey: string;
  tokenUrl: string;
  /** Origin of the sending call. */
  sendUrl: string;
};

const accountFile = z.object({
  type: z.literal("service_account"),
  project_id: z.string().regex(/^[a-z0-9-]+$/),
  client_email: z.email(),
  private_key: z.string(),
  token_uri: z.url({ protocol: /^https$/ }).default("https://oauth2.googleapis.com/token"),
});

/** Reads a service account file as Google hands it out. Throws StartError without the key's text. */
export function readServiceAccount(file: string): ServiceAccount {
  const parsed = accountFile.safeParse(contentOf(file));
  if (!parsed.success || !isRsaKey(parsed.data.private_key)) {
    throw new StartError(
      "FCM_SERVICE_ACCOUNT is not the file of a service account.",
      "Set it to the JSON file that the Firebase console hands out, or leave it away.",
    );
  }
  const { data } = parsed;
  return {
    projectId: data.project_id,
    clientEmail: data.client_email,
    privateKey: data.private_key,
    tokenUrl: data.token_uri,
    sendUrl: "https://fcm.googleapis.com",
  };
}

function contentOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

function isRsaKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === "rsa";
  } catch {
    return false;
  }
}
