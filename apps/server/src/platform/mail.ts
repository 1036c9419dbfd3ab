import { join } from "node:path";

import { z } from "zod";

import type { Config } from "../config.ts";
import type { Tx } from "../db/client.ts";
import { Temporal } from "../lib/calendar/clock.ts";
import type { Clock } from "../lib/calendar/clock.ts";
import { deriveKey, seal, unseal } from "../lib/crypto/cipher.ts";
import type { Secrets } from "../lib/crypto/secrets.ts";

import type { JobInfo, Jobs } from "./jobs.ts";
import type { Log } from "./log.ts";
import { layOutHtml, layOutText } from "./mail/layout.ts";
import { contentOf, PRODUCT_NAME } from "./mail/templates.ts";
import type { Mail, MailTemplate } from "./mail/templates.ts";
import { folderTransport, removeFiles, smtpTransport } from "./mail/transport.ts";
import type { Attachment, Message } from "./mail/transport.ts";
import type { Storage } from "./storage.ts";

export type Mailer = {
  /**
   * Queues a mail in the caller's transaction: it is sent after the commit, not before an instant
   * (ISO 8601) if one is given. Of a `discreet` one neither queue, log nor file name keeps the address
   * once it is sent or given up.
   */
  send(tx: Tx, mail: Mail, options?: { notBefore?: string; discreet?: true }): Promise<void>;
  /** Removes the files of discreet mails asked for before a day (`YYYY-MM-DD`), where mails are files. */
  forgetDiscreet(before: string): Promise<void>;
};

/** `mail` was sealed by us under our own key: it has the shape that `send` took. */
const queuedMail = z.object({
  mail: z.custom<Mail>((value) => typeof value === "object" && value !== null),
  askedAt: z.iso.datetime(),
});
type QueuedMail = z.infer<typeof queuedMail>;

/** Beginning of a mail's file name, after its time. */
const fileLabels: Record<MailTemplate, string> = {
  activate_account: "activar",
  reset_password: "restablecer",
  password_changed: "clave-cambiada",
  email_change: "cambio-correo",
  checkpoint: "punto-de-control",
  signature_code: "codigo-firma",
  second_factor: "segundo-factor",
  notice: "aviso",
  notice_digest: "resumen-avisos",
};

const SEAL_CONTEXT = "mail.send";

/**
 * Mailer, and handler of the job that sends. Until then a mail, with its address and the token of
 * its link, lives only in the job's payload, sealed with a key that the database does not know, and
 * is deleted with the job as soon as it is sent.
 */
export function createMailer(options: {
  config: Pick<Config, "dataDir" | "mailFrom" | "publicUrl" | "smtpUrl"> & {
    secrets: Pick<Secrets, "storageKey">;
  };
  jobs: Jobs;
  storage: Pick<Storage, "get">;
  clock: Clock;
  log: Log;
}): Mailer {
  const { config, jobs, storage, clock, log } = options;
  const key = deriveKey(config.secrets.storageKey, "atrio/mail");
  const outbox = join(config.dataDir, "outbox");
  const transport =
    config.smtpUrl === undefined ? folderTransport(outbox) : smtpTransport(config.smtpUrl);

  async function deliver(sealed: string, job: JobInfo, nameOf: FileNamer): Promise<void> {
    const queued = openQueued(key, sealed);
    if (isTooLate(queued.mail, clock)) {
      log.warn({ job: job.id, reason: "link_expired" }, "A mail was dropped: its link has expired");
      return;
    }
    const message = composeMessage(config, queued.mail, job.id);
    const attachments = await readAttachments(storage, queued.mail);
    await transport({ ...message, attachments }, nameOf(queued, job.id));
  }

  jobs.handle("mail.send", async ({ sealed }, job) => deliver(sealed, job, fileNameOf), {
    concurrency: 4,
  });
  jobs.handle("mail.discreet", async ({ sealed }, job) => deliver(sealed, job, discreetName));

  return {
    async send(tx, mail, when) {
      if ("link" in mail.data && !mail.data.link.startsWith(`${config.publicUrl}/`)) {
        throw new Error("A link in a mail must begin with PUBLIC_URL");
      }
      const queued: QueuedMail = { mail, askedAt: clock.now().toString() };
      const sealed = seal(key, Buffer.from(JSON.stringify(queued)), SEAL_CONTEXT);
      const { discreet, ...times } = when ?? {};
      const name = discreet === true ? "mail.discreet" : "mail.send";
      await jobs.enqueue(tx, name, { sealed: sealed.toString("base64") }, times);
    },
    forgetDiscreet: async (before) => removeFiles(outbox, (name) => isOlderDiscreet(name, before)),
  };
}

function openQueued(key: Buffer, sealed: string): QueuedMail {
  const plain = unseal(key, Buffer.from(sealed, "base64"), SEAL_CONTEXT);
  return queuedMail.parse(JSON.parse(plain.toString()));
}

function isTooLate(mail: Mail, clock: Clock): boolean {
  if (!("expira_en" in mail.data)) return false;
  return Temporal.Instant.compare(mail.data.expira_en, clock.now()) <= 0;
}

function composeMessage(
  config: Pick<Config, "mailFrom" | "publicUrl">,
  mail: Mail,
  jobId: string,
): Omit<Message, "attachments"> {
  const content = contentOf(mail);
  return {
    from: config.mailFrom,
    to: mail.to,
    subject: content.subject,
    text: layOutText(content),
    html: layOutHtml(content, mail.empresa ?? PRODUCT_NAME, mail.idioma),
    messageId: `<${jobId}@${new URL(config.publicUrl).hostname}>`,
  };
}

/** Read when the mail goes, so that the queue never carries a file. */
async function readAttachments(storage: Pick<Storage, "get">, mail: Mail): Promise<Attachment[]> {
  const { attachments = [] } = mail;
  return Promise.all(
    attachments.map(async ({ filename, contentType, stored }) => {
      const content = await storage.get(stored);
      if (content === undefined) throw new Error(`${filename} is not in the storage`);
      return { filename, contentType, content };
    }),
  );
}

type FileNamer = (queued: QueuedMail, jobId: string) => string;

const stampOf = ({ askedAt }: QueuedMail): string =>
  askedAt.slice(0, 19).replaceAll(/[-:]/g, "").replace("T", "-");

const discreetLabel = "reservado";

/** `20261121-093000-reservado-3f9a1c.eml`: of nobody. */
function discreetName(queued: QueuedMail, jobId: string): string {
  return `${stampOf(queued)}-${discreetLabel}-${jobId.slice(0, 6)}.eml`;
}

function isOlderDiscreet(name: string, before: string): boolean {
  const [day = "", , label] = name.split("-");
  return label === discreetLabel && day < before.replaceAll("-", "");
}

/** `20261121-093000-activar-lucia-3f9a1c.eml`: the same at every try, so a repeated one replaces. */
function fileNameOf(queued: QueuedMail, jobId: string): string {
  const { mail } = queued;
  const [name = ""] = mail.to.split("@");
  const person =
    name
      .match(/[a-zA-Z0-9]+/g)
      ?.join("-")
      .slice(0, 40) ?? "";
  return `${stampOf(queued)}-${fileLabels[mail.template]}-${person}-${jobId.slice(0, 6)}.eml`;
}
