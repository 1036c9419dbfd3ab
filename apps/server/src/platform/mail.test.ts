import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { createServer } from "node:net";
import type { AddressInfo, Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";

import type { Language } from "@atrio/contract/common";
import { languages } from "@atrio/contract/languages";

import { cloneDatabase } from "../../test/database.ts";
import { keepLog } from "../../test/log-lines.ts";
import { readMail } from "../../test/mail-file.ts";
import type { ReadMail } from "../../test/mail-file.ts";
import { openDb } from "../db/client.ts";
import type { Db } from "../db/client.ts";
import { systemClock, Temporal } from "../lib/calendar/clock.ts";

import { queueSettings } from "./jobs-catalogue.ts";
import { openJobs } from "./jobs.ts";
import type { Jobs } from "./jobs.ts";
import { createMailer } from "./mail.ts";
import type { Mailer } from "./mail.ts";
import type { Mail } from "./mail/templates.ts";

const link = "http://portal.test/resetPassword#token=0123456789-abcdefghij_KLMNOPQRSTUVWXYZ";
const invitation = {
  to: "lucia@demo.test",
  template: "activate_account",
  idioma: "es",
  empresa: "Talleres Ñandú",
  data: {
    nombre: "Lucía",
    link,
    expira_en: "2026-11-23T09:30:00Z",
    zona_horaria: "Europe/Madrid",
  },
} satisfies Mail;

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let db: Db;
let root: pg.Pool;
let dataDir = "";
let now = Temporal.Instant.from("2026-11-21T09:30:00Z");
let jobs: Jobs | undefined;
let { log, lines } = keepLog();

beforeAll(async () => {
  database = await cloneDatabase(inject("templateUrl"));
  db = openDb(database.url, { max: 2 });
  root = new pg.Pool({ connectionString: database.url, max: 1 });
  // The database is dropped while its last connections close.
  root.on("error", () => {});
});

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "atrio-mail-"));
  now = Temporal.Instant.from("2026-11-21T09:30:00Z");
  ({ log, lines } = keepLog());
});

afterEach(async () => {
  await jobs?.stop();
  await root.query("delete from trabajo_pendiente; delete from pgboss.job");
  await rm(dataDir, { recursive: true, force: true });
});

afterAll(async () => {
  await db.close();
  await root.end();
  await database.drop();
});

/** Source of a test's attachments. */
const stored = new Map<string, Buffer>();
const storage = { get: async ({ clave }: { clave: string }) => stored.get(clave) };

async function startMailer(smtpUrl?: string, settings = queueSettings): Promise<Mailer> {
  const config = {
    dataDir,
    smtpUrl,
    mailFrom: "Atrio <no-reply@portal.test>",
    publicUrl: "http://portal.test",
    secrets: { storageKey: randomBytes(32) },
  };
  jobs = openJobs({ databaseUrl: database.url, log, settings, pollSeconds: 0.5 });
  const mailer = createMailer({
    config,
    jobs,
    storage,
    clock: { ...systemClock, now: () => now },
    log,
  });
  await jobs.start();
  return mailer;
}

async function post(mailer: Mailer, mail: Mail): Promise<void> {
  await db.gate((tx) => mailer.send(tx, mail));
}

async function files(): Promise<string[]> {
  return readdir(join(dataDir, "outbox")).catch(() => []);
}

async function read(file: string): Promise<ReadMail> {
  return readMail(await readFile(join(dataDir, "outbox", file), "utf8"));
}

async function onlyMail(): Promise<ReadMail> {
  await jobs?.idle();
  const [file = "", ...more] = await files();
  expect(more).toEqual([]);
  return read(file);
}

describe("a mail with files", () => {
  const checkpoint = {
    to: "delegada@demo.test",
    template: "checkpoint",
    idioma: "fr",
    empresa: "Talleres Ñandú",
    attachments: [
      {
        filename: "punto-de-control-000007.json",
        contentType: "application/json",
        stored: { empresa_id: 1, clave: "a" },
      },
      {
        filename: "punto-de-control-000007.sig",
        contentType: "application/octet-stream",
        stored: { empresa_id: 1, clave: "b" },
      },
    ],
    data: {
      nombre: "Talleres Ñandú",
      numero: 7,
      creado_en: "2026-11-21T02:00:00Z",
      cadenas: 60,
      hash: "ab".repeat(32),
      huella: "cd".repeat(32),
      zona_horaria: "Europe/Madrid",
    },
  } satisfies Mail;

  it("a mail with files attaches their exact bytes from the storage", async () => {
    const bytes = randomBytes(64);
    stored.set("a", Buffer.from('{"cabezas":[]}')).set("b", bytes);
    await post(await startMailer(), checkpoint);
    const mail = await onlyMail();
    expect(mail.headers["subject"]).toContain("Point de contrôle n° 7");
    expect(mail.text).toContain(`Empreinte SHA-256 du fichier : ${"ab".repeat(32)}`);
    expect(mail.attachments).toEqual([
      { name: "punto-de-control-000007.json", bytes: Buffer.from('{"cabezas":[]}') },
      { name: "punto-de-control-000007.sig", bytes },
    ]);
  });

  it("a mail with files does not go without them", async () => {
    stored.clear();
    await post(await startMailer(), checkpoint);
    await jobs?.idle();
    expect(await files()).toEqual([]);
    expect(JSON.stringify(lines)).toContain("Job failed");
  });
});

describe("a mail without a mail server", () => {
  it("a mail without a mail server becomes a private file, complete or absent", async () => {
    await post(await startMailer(), invitation);
    await jobs?.idle();
    const [file = "", ...more] = await files();
    expect(file).toMatch(/^20261121-093000-activar-lucia-[0-9a-f]{6}\.eml$/);
    expect(more).toEqual([]);
    expect((await stat(join(dataDir, "outbox", file))).mode & 0o777).toBe(0o600);
  });

  it("a mail without a mail server is written for no transaction that is rolled back", async () => {
    const mailer = await startMailer();
    const undone = db.gate(async (tx) => {
      await mailer.send(tx, invitation);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await jobs?.idle();
    expect(await files()).toEqual([]);
  });

  it("a mail has the headers of an automatic message, and its job's id", async () => {
    await post(await startMailer(), invitation);
    const { headers } = await onlyMail();
    expect(headers).toMatchObject({
      from: "Atrio <no-reply@portal.test>",
      to: "lucia@demo.test",
      subject: "Activa tu cuenta en el portal de Talleres Ñandú",
      "auto-submitted": "auto-generated",
      "message-id": expect.stringMatching(/^<[0-9a-f-]{36}@portal\.test>$/),
    });
  });
});

describe("the text of a mail", () => {
  const expected: Record<Language, { activate: string; expiry: string; changed: string }> = {
    es: {
      activate: "Activa tu cuenta en el portal de Talleres Ñandú",
      expiry: "caduca el 23 de noviembre de 2026 a las 10:30.",
      changed: "Tu contraseña ha cambiado",
    },
    en: {
      activate: "Activate your account on the Talleres Ñandú portal",
      expiry: "expires on 23 November 2026 at 10:30.",
      changed: "Your password has been changed",
    },
    fr: {
      activate: "Activez votre compte sur le portail Talleres Ñandú",
      expiry: "expire le 23 novembre 2026 à 10:30.",
      changed: "Votre mot de passe a été modifié",
    },
    pt: {
      activate: "Ative a sua conta no portal de Talleres Ñandú",
      expiry: "expira em 23 de novembro de 2026 às 10:30.",
      changed: "A sua palavra-passe foi alterada",
    },
  };

  it.each(languages)(
    "an invitation in %s has the link and its end in both bodies",
    async (idioma) => {
      await post(await startMailer(), { ...invitation, idioma });
      const { headers, text, html } = await onlyMail();
      expect(headers["subject"]).toBe(expected[idioma].activate);
      expect(text).toContain(`\n${link}\n`);
      expect(text).toContain(expected[idioma].expiry);
      expect(text).toContain("Lucía");
      expect(html).toContain(`<html lang="${idioma}">`);
      expect(html).toContain(`href="${link}"`);
      expect(html).toContain(expected[idioma].expiry);
    },
  );

  it.each(languages)("a password link is mailed in %s", async (idioma) => {
    await post(await startMailer(), { ...invitation, template: "reset_password", idioma });
    const { text, html } = await onlyMail();
    expect(text).toContain(`\n${link}\n`);
    expect(text).toContain(expected[idioma].expiry);
    expect(html).toContain(`href="${link}"`);
  });

  it.each(languages)(
    "a changed password is reported by mail in %s, without any link",
    async (idioma) => {
      await post(await startMailer(), {
        to: "lucia@demo.test",
        template: "password_changed",
        idioma,
        data: {
          nombre: "Lucía",
          cambiada_en: "2026-11-21T09:29:00Z",
          zona_horaria: "Atlantic/Canary",
        },
      });
      const { headers, text, html } = await onlyMail();
      expect(headers["subject"]).toBe(expected[idioma].changed);
      expect(text).toContain("Atrio");
      expect(text).toContain("09:29");
      expect(`${text}${html}`).not.toMatch(/https?:|href/);
    },
  );

  it("the text of a mail has no placeholder left and loads nothing from elsewhere", async () => {
    await post(await startMailer(), invitation);
    const { text, html } = await onlyMail();
    expect(`${text}${html}`).not.toMatch(/\{\{|undefined|\bnull\b/);
    expect(html).not.toMatch(/<(img|link|script|iframe|table)\b|url\(|@import/i);
  });
});

describe("typed texts in mails", () => {
  const hostile = `<script>alert("1")</script>\r\nBcc: otro@demo.test\u202e'&`;

  it("typed texts in mails never become markup, a header or another recipient", async () => {
    await post(await startMailer(), {
      ...invitation,
      empresa: hostile,
      data: { ...invitation.data, nombre: hostile },
    });
    const { headers, text, html } = await onlyMail();
    expect(html).not.toContain("<script");
    expect(html).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; Bcc: otro@demo.test");
    expect(headers["bcc"]).toBeUndefined();
    expect(headers["to"]).toBe("lucia@demo.test");
    expect(headers["subject"]).toContain("Bcc: otro@demo.test");
    expect(text).not.toContain("\u202e");
  });

  it("a mail with a foreign link is refused", async () => {
    const mailer = await startMailer();
    for (const stranger of ["http://portal.test.evil.example/x", "data:text/html,x"]) {
      const sent = post(mailer, { ...invitation, data: { ...invitation.data, link: stranger } });
      await expect(sent).rejects.toThrow("PUBLIC_URL");
    }
  });

  it("typed texts cannot place a file outside the outbox", async () => {
    await post(await startMailer(), { ...invitation, to: "../../etc/x@demo.test" });
    await jobs?.idle();
    expect(await files()).toEqual([expect.stringMatching(/-activar-etc-x-[0-9a-f]{6}\.eml$/)]);
  });
});

describe("secrets of a mail", () => {
  it("secrets of a mail are in no table and no log line, before, while and after it is sent", async () => {
    const mailer = await startMailer("smtp://127.0.0.1:1");
    await post(mailer, invitation);
    await jobs?.idle();
    const pending = await root.query("select * from trabajo_pendiente");
    const queued = await root.query("select * from pgboss.job");
    expect(queued.rows).toMatchObject([{ name: "mail.send", state: "retry" }]);
    const everything = JSON.stringify([pending.rows, queued.rows, lines]);
    expect(everything).not.toMatch(/lucia|Lucía|token|resetPassword/i);
    expect(lines).toContainEqual(expect.objectContaining({ queue: "mail.send", level: "warn" }));
  });

  it("a discreet mail that is given up leaves no copy of its address", async () => {
    const brief = { ...queueSettings["mail.discreet"], retries: 0, firstDelay: 0 };
    const settings = { ...queueSettings, "mail.discreet": brief };
    const mailer = await startMailer("smtp://127.0.0.1:1", settings);
    await db.gate((tx) => mailer.send(tx, invitation, { discreet: true }));
    await jobs?.idle();
    expect(await jobs?.dead()).toEqual([]);
    const queued = await root.query("select * from pgboss.job where name <> 'mail.send'");
    expect(JSON.stringify([queued.rows, lines])).not.toMatch(/lucia|Lucía/);
    expect(queued.rows.filter(({ name }) => name === "dead")).toEqual([]);
  });

  it("secrets of a mail are deleted with its job once sent", async () => {
    await post(await startMailer(), invitation);
    await jobs?.idle();
    expect((await root.query("select 1 from pgboss.job where name = 'mail.send'")).rows).toEqual(
      [],
    );
  });

  it("secrets of a mail are not sent at all when the link has expired meanwhile", async () => {
    const mailer = await startMailer();
    now = Temporal.Instant.from("2026-11-23T09:30:00Z");
    await post(mailer, invitation);
    await jobs?.idle();
    expect(await files()).toEqual([]);
    expect(lines).toContainEqual(expect.objectContaining({ reason: "link_expired" }));
  });
});

describe("a mail server", () => {
  let server: Server | undefined;
  let received: string[] = [];

  afterEach(() => {
    server?.close();
    received = [];
  });

  /** A mail server of few words; `refuse` answers the recipient with a final no. */
  async function startServer(refuse: boolean): Promise<string> {
    const listening = createServer((socket) => {
      let inData = false;
      socket.on("error", () => {});
      socket.write("220 test\r\n");
      socket.on("data", (chunk) => {
        const text = chunk.toString();
        received.push(text);
        if (inData) {
          if (!text.endsWith("\r\n.\r\n")) return;
          inData = false;
          socket.write("250 taken\r\n");
        } else if (text.startsWith("DATA")) {
          inData = true;
          socket.write("354 go on\r\n");
        } else if (refuse && text.startsWith("RCPT")) {
          socket.write("550 nobody here\r\n");
        } else {
          socket.write("250 ok\r\n");
        }
      });
    });
    server = listening;
    await new Promise<void>((resolve) => {
      listening.listen(0, "127.0.0.1", resolve);
    });
    return `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  }

  it("a mail server gets the mail once", async () => {
    await post(await startMailer(await startServer(false)), invitation);
    await jobs?.idle();
    const heard = received.join("");
    expect(heard.match(/^RCPT TO:<lucia@demo\.test>/gm)).toHaveLength(1);
    expect(heard).toContain("Auto-Submitted: auto-generated");
    expect(await files()).toEqual([]);
    expect(await jobs?.dead()).toEqual([]);
  });

  it("a mail server that refuses the recipient for good ends the job among the dead", async () => {
    await post(await startMailer(await startServer(true)), invitation);
    await jobs?.idle();
    expect(await jobs?.dead()).toMatchObject([{ name: "mail.send", attempts: 1 }]);
    expect(JSON.stringify(lines)).not.toContain("lucia");
  });
});
