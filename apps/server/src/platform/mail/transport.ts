import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

import { writeDurably } from "../../lib/files/durable-file.ts";
import { lazy } from "../../lib/values/lazy.ts";
import { HopelessJob } from "../jobs.ts";
import { errorCode } from "../start-error.ts";

/** A file that goes with a mail. */
export type Attachment = { filename: string; contentType: string; content: Buffer };

/** A mail ready to go. */
export type Message = {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  attachments: Attachment[];
};

/**
 * Sends a message; a repeat is deduplicated by its Message-ID. `fileName` is its name where mails
 * are files.
 */
export type Transport = (message: Message, fileName: string) => Promise<void>;

// Answers of robots and holiday notes would only come back to nobody.
const headers = { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" };
// A template never names a file or an address to load: nothing may make the mailer do so.
const closedDoors = { disableFileAccess: true, disableUrlAccess: true };
const textEncoding = "quoted-printable";

/** The library, loaded with the first mail: it takes 14 MB of memory. */
async function loadMailer() {
  const { createTransport } = await import("nodemailer");
  return createTransport;
}

/** Sends through a mail server. Throws HopelessJob when the server refuses the recipient for good. */
export function smtpTransport(url: string): Transport {
  const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 };
  const open = lazy(async () => (await loadMailer())({ url, ...patience, ...closedDoors }));
  return async (message) => {
    const server = await open();
    try {
      await server.sendMail({ ...message, headers, textEncoding });
    } catch (error) {
      throw isRefusal(error) ? new HopelessJob("The recipient was refused", error) : error;
    }
  };
}

/** Writes mails as `.eml` files, which any mail program opens. */
export function folderTransport(folder: string): Transport {
  const open = lazy(async () =>
    (await loadMailer())({ streamTransport: true, buffer: true, ...closedDoors }),
  );
  return async (message, fileName) => {
    const composer = await open();
    const { message: bytes } = await composer.sendMail({ ...message, headers, textEncoding });
    if (!Buffer.isBuffer(bytes)) throw new TypeError("The mail was not composed as bytes");
    await writeDurably(join(folder, fileName), bytes);
  };
}

/** Removes files of a folder by their names; the folder may be absent. */
export async function removeFiles(
  folder: string,
  isChosen: (name: string) => boolean,
): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  });
  await Promise.all(
    names.filter(isChosen).map(async (name) => rm(join(folder, name), { force: true })),
  );
}

function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !("code" in error) || !("responseCode" in error)) return false;
  return error.code === "EENVELOPE" && Number(error.responseCode) >= 500;
}
