import type { Erasure } from "./backup/erasures.ts";

/** Payload of each kind of job. A new kind is one line here and one in `queueSettings`. */
export type JobPayloads = {
  /** A mail to render and send; everything in it is sealed until then. */
  "mail.send": { sealed: string };
  /** As `mail.send`, to an address that nothing may remember: never among the dead. */
  "mail.discreet": { sealed: string };
  /** Daily: sessions, links, codes and counters whose time is over. */
  "auth.purge": Record<string, never>;
  /** Hourly: asks for the day's checkpoint of each company whose night has come. */
  "evidence.nightly": Record<string, never>;
  /** Signs the heads of a company's chains; `cierre` after a month was closed. */
  "evidence.checkpoint": { empresa_id: number; motivo: "importacion" | "diario" | "cierre" };
  /** Daily: erases contents of time records after their legal term. */
  "evidence.retention": Record<string, never>;
  /** Hourly: warns workers with a signing open for more than a day. */
  "notices.left_open": Record<string, never>;
  /** Every ten minutes: mails the summaries that are due. */
  "notices.digest": Record<string, never>;
  /** A message to one of somebody's devices: a title and a page, no name and no figure. */
  "push.send": {
    empresa_id: number;
    dispositivo_id: number;
    urgente: boolean;
    mensaje: { titulo: string; enlace: string; tipo: string };
  };
  /** Daily: forgets the devices and the choices of people who have left. */
  "push.purge": Record<string, never>;
  /** Hourly: asks for the review of each company with days that have ended or hours that expired. */
  "hours_bank.hourly": Record<string, never>;
  /** Raises the incidences of a company's days and writes off expired hours. */
  "hours_bank.review": { empresa_id: number };
  /** Daily: forgets files uploaded and never sent, and files of withdrawn requests. */
  "attachments.purge": Record<string, never>;
  /** Removes the stored bytes of files that are forgotten. */
  "attachments.erase": { empresa_id: number; claves: string[] };
  /** Hourly: removes stored bytes that no row came to point to. */
  "files.sweep": Record<string, never>;
  /** Cuts a batch of payslips into sheets and finds whose each is. */
  "payslip_batches.read": { empresa_id: number; lote_id: number };
  /** Every five minutes: publishes batches whose moment has come. */
  "payslip_batches.publish": Record<string, never>;
  /** Each morning: reminds administrators of sheets that wait for a review. */
  "payslip_batches.remind": Record<string, never>;
  /** Generates the sealed PDF of a signed Model 145. */
  "model145.seal": { empresa_id: number; id: number };
  /** Puts a document for many into the folders of some people; tells them where `avisar` says so. */
  "documents.give": {
    empresa_id: number;
    envio_id: number;
    trabajador_ids: number[];
    avisar: boolean;
  };
  /** Daily: tells of documents that expire soon, and erases those whose time to be kept is over. */
  "documents.daily": Record<string, never>;
  /** Makes the documents of some people of a sending, and tells them. */
  "signatures.ask": { empresa_id: number; envio_id: number; trabajador_ids: number[] };
  /** Reminds people of documents that the office asked about again. */
  "signatures.tell": { empresa_id: number; firma_documento_ids: number[]; version: string };
  /** Generates the sealed copy of a signed document. */
  "signatures.seal": { empresa_id: number; id: number };
  /** Hourly: ends the documents whose last day to sign is over. */
  "signatures.expire": Record<string, never>;
  /** On working days: reminds of documents to sign. */
  "signatures.remind": Record<string, never>;
  /** Daily: asks for the review of each company's requests. */
  "absences.nightly": Record<string, never>;
  "absences.prolong": { empresa_id: number; zona_horaria: string };
  /** Enters or withdraws the absences of a closure of a company. */
  "shutdowns.apply": { empresa_id: number; cierre_id: number };
  /** Nightly: the same for all closures to come, with people who joined and balances that changed. */
  "shutdowns.nightly": Record<string, never>;
  "requests.daily": Record<string, never>;
  /** Reviews the approvers of a company's pending requests, and reminds them. */
  "requests.review": { empresa_id: number; zona_horaria: string };
  /** Nightly: asks for the continuation of each company's series of shifts. */
  "shift_series.nightly": Record<string, never>;
  /** Makes the shifts of a company's recurrences and patterns up to 13 months ahead. */
  "shift_series.continue": { empresa_id: number; zona_horaria: string };
  /** Delivers a message of a company to some of its recipients. */
  "notifications.deliver": {
    empresa_id: number;
    comunicado_id: number;
    trabajador_ids: number[];
  };
  /** Notifies the people of a company of a new version of its privacy policy. */
  "privacy_policy.announce": { empresa_id: number; version: number };
  /** Each night: retention of reports, then their rows written anew. */
  "complaints.nightly": Record<string, never>;
  /** Every ten minutes of a day with news of reports: their rows written anew. */
  "complaints.mix": Record<string, never>;
  /** On mornings: neutral reminders to handlers, neutral news to anonymous reporters. */
  "complaints.remind": Record<string, never>;
  /** Examines the installation, every file and time record included. */
  "installation.examine": { examinationId: number };
  /** Daily, or when asked for: a backup of the installation. */
  "backup.daily": Record<string, never>;
  /** Keeps a deletion outside the database, for restores of older backups. */
  "erasures.keep": Erasure;
};

export type JobName = keyof JobPayloads;

/** Retry settings of a kind of job; times in seconds. */
export type QueueSettings = {
  /** Tries after the first one, before the job counts as dead. */
  retries: number;
  /** Wait before the second try; doubled with each further one. */
  firstDelay: number;
  longestDelay: number;
  /** A try that takes longer is given up and counts as failed. */
  timeout: number;
  /** Deletes the job as soon as it is done, because of its sensitive payload. */
  forget: boolean;
  /** Given up, it leaves nothing: no copy among the dead. */
  vanishes?: true;
};

export const queueSettings: Record<JobName, QueueSettings> = {
  // About a day: 30 s, 1, 2, 4, 8, then every 15 minutes.
  "mail.send": { retries: 96, firstDelay: 30, longestDelay: 900, timeout: 120, forget: true },
  "mail.discreet": {
    retries: 96,
    firstDelay: 30,
    longestDelay: 900,
    timeout: 120,
    forget: true,
    vanishes: true,
  },
  "auth.purge": { retries: 5, firstDelay: 60, longestDelay: 900, timeout: 300, forget: false },
  "evidence.nightly": {
    retries: 3,
    firstDelay: 60,
    longestDelay: 600,
    timeout: 300,
    forget: false,
  },
  // A checkpoint that could not be made now must still be made: about a day of tries.
  "evidence.checkpoint": {
    retries: 96,
    firstDelay: 30,
    longestDelay: 900,
    timeout: 300,
    forget: false,
  },
  "evidence.retention": {
    retries: 5,
    firstDelay: 60,
    longestDelay: 900,
    timeout: 900,
    forget: false,
  },
  "notices.left_open": {
    retries: 3,
    firstDelay: 60,
    longestDelay: 600,
    timeout: 600,
    forget: false,
  },
  "notices.digest": { retries: 3, firstDelay: 60, longestDelay: 300, timeout: 600, forget: false },
  // About two hours: later it is no news, and the portal has it.
  "push.send": { retries: 12, firstDelay: 15, longestDelay: 900, timeout: 60, forget: true },
  "push.purge": { retries: 5, firstDelay: 60, longestDelay: 900, timeout: 300, forget: false },
  "hours_bank.hourly": {
    retries: 3,
    firstDelay: 60,
    longestDelay: 600,
    timeout: 600,
    forget: false,
  },
  "absences.nightly": {
    retries: 3,
    firstDelay: 60,
    longestDelay: 600,
    timeout: 600,
    forget: false,
  },
  "absences.prolong": {
    retries: 10,
    firstDelay: 60,
    longestDelay: 900,
    timeout: 1800,
    forget: false,
  },
  "shutdowns.apply": {
    retries: 10,
    firstDelay: 60,
    longestDelay: 900,
    timeout: 1800,
    forget: false,
  },
  "shutdowns.nightly": {
    retries: 3,
    firstDelay: 60,
    longestDelay: 600,
    timeout: 3600,
    forget: false,
  },
  "requests.daily": { retries: 3, firstDelay: 60, longestDelay: 600, timeout: 600, forget: false },
  "requests.review": {
    retries: 10,
    firstDelay: 60,
    longestDelay: 900,
    timeout: 1800,
    forget: false,
  },
  "shift_series.nightly": {
    retries: 3,
    firstDelay: 60,
    longestDelay: 600,
    timeout: 600,
    forget: false,
  },
  "shift_series.continue": {
    retries: 10,
    firstDelay: 60,
    longestDelay: 900,
    timeout: 1800,
    forget: false,
  },
  "hours_bank.review": {
    retries: 10,
    firstDelay: 60,
    longestDelay: 900,
    timeout: 1800,
    forget: false,
  },
  "payslip_batches.read": {
    retries: 5,
    firstDelay: 10,
    longestDelay: 300,
    timeout: 1200,
    forget: false,
  },
  "payslip_batches.publish": {
    retries: 3,
    firstDelay: 30,
    longestDelay: 120,
    timeout: 900,
    forget: false,
  },
  "payslip_batches.remind": {
    retries: 3,
    firstDelay: 30,
    longestDelay: 120,
    timeout: 900,
    forget: false,
  },
  // People who were chosen must get it: about a day of tries.
  "documents.give": {
    retries: 96,
    firstDelay: 10,
    longestDelay: 900,
    timeout: 300,
    forget: false,
  },
  "documents.daily": {
    retries: 5,
    firstDelay: 60,
    longestDelay: 900,
    timeout: 1800,
    forget: false,
  },
  // People who were chosen must be asked: about a day of tries.
  "signatures.ask": { retries: 96, firstDelay: 10, longestDelay: 900, timeout: 600, forget: false },
  "signatures.tell": {
    retries: 96,
    firstDelay: 10,
    longestDelay: 900,
    timeout: 300,
    forget: false,
  },
  // A signature must get its seal: about a day of tries.
  "signatures.seal": {
    retries: 96,
    firstDelay: 30,
    longestDelay: 900,
    timeout: 60,
    forget: false,
  },
  "signatures.expire": {
    retries: 3,
    firstDelay: 60,
    longestDelay: 600,
    timeout: 600,
    forget: false,
  },
  "signatures.remind": {
    retries: 3,
    firstDelay: 60,
    longestDelay: 600,
    timeout: 600,
    forget: false,
  },
  "files.sweep": { retries: 3, firstDelay: 60, longestDelay: 600, timeout: 900, forget: false },
  // A signed form must get its file: about a day of tries.
  "model145.seal": { retries: 96, firstDelay: 30, longestDelay: 900, timeout: 120, forget: false },
  "attachments.purge": {
    retries: 5,
    firstDelay: 60,
    longestDelay: 900,
    timeout: 900,
    forget: false,
  },
  // A message must reach its readers: about a day of tries.
  "privacy_policy.announce": {
    retries: 96,
    firstDelay: 10,
    longestDelay: 900,
    timeout: 300,
    forget: false,
  },
  "notifications.deliver": {
    retries: 96,
    firstDelay: 10,
    longestDelay: 900,
    timeout: 300,
    forget: false,
  },
  "complaints.nightly": {
    retries: 5,
    firstDelay: 60,
    longestDelay: 900,
    timeout: 900,
    forget: false,
  },
  // The next turn is near.
  "complaints.mix": {
    retries: 3,
    firstDelay: 5,
    longestDelay: 60,
    timeout: 300,
    forget: false,
  },
  "complaints.remind": {
    retries: 3,
    firstDelay: 60,
    longestDelay: 600,
    timeout: 600,
    forget: false,
  },
  // Deleted files must be erased: about a day of tries.
  "attachments.erase": {
    retries: 96,
    firstDelay: 30,
    longestDelay: 900,
    timeout: 120,
    forget: true,
  },
  // A backup that failed is tried again within the hour; the next night brings another one.
  "backup.daily": {
    retries: 3,
    firstDelay: 600,
    longestDelay: 3600,
    timeout: 14_400,
    forget: false,
  },
  // An examination that failed can be asked for again on its page.
  "installation.examine": {
    retries: 1,
    firstDelay: 60,
    longestDelay: 60,
    timeout: 14_400,
    forget: false,
  },
  "erasures.keep": { retries: 96, firstDelay: 5, longestDelay: 900, timeout: 60, forget: true },
};

/** Kinds that reach people outside: they wait while a restore holds them. */
export const outgoing: readonly JobName[] = ["mail.send", "mail.discreet", "push.send"];
