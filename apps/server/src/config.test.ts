import { createPrivateKey, generateKeyPairSync } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, describe, expect, it } from "vitest";

import { loadConfig } from "./config.ts";
import { StartError } from "./platform/start-error.ts";

const dataDir = mkdtempSync(join(tmpdir(), "atrio-config-"));

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

function load(env: Record<string, string> = {}) {
  return loadConfig({ DATA_DIR: dataDir, ...env });
}

function problemOf(env: Record<string, string>): StartError {
  try {
    load(env);
  } catch (error) {
    if (error instanceof StartError) return error;
  }
  throw new Error("The configuration was accepted");
}

describe("defaults", () => {
  it("defaults serve the portal on this machine, with the demo company and mails as files", () => {
    const { secrets, ...config } = load();
    expect(config).toEqual({
      port: 3000,
      host: "localhost",
      servers: 1,
      dataDir,
      databaseUrl: undefined,
      publicUrl: "http://localhost:3000",
      smtpUrl: undefined,
      tsaUrl: undefined,
      fcm: undefined,
      pushLoopback: false,
      mailFrom: "Atrio <no-reply@localhost>",
      storageUrl: `file://${dataDir}/files`,
      backupTo: undefined,
      backupAt: "02:30",
      backupKeep: 30,
      backupPassphrase: undefined,
      givenSecrets: [],
      demo: true,
      apiDocs: true,
      checkAnswers: false,
      ballastBytes: 64 * 1024 * 1024,
      logLevel: "info",
      metricsToken: undefined,
      trustProxy: false,
    });
    expect(Object.keys(secrets).toSorted()).toEqual([
      "hmacKey",
      "ledgerKey",
      "pepper",
      "storageKey",
      "vapidKey",
    ]);
  });

  it("SERVERS=auto is a process for each core", () => {
    expect(load({ SERVERS: "auto" }).servers).toBe(availableParallelism());
  });

  it("defaults are frozen", () => {
    const config = load();
    expect(Object.isFrozen(config) && Object.isFrozen(config.secrets)).toBe(true);
  });

  it("empty variables take their defaults", () => {
    expect(load({ PORT: "", SMTP_URL: "", DEMO: "" })).toMatchObject({ port: 3000, demo: true });
  });
});

describe("values", () => {
  it("the passphrase of the backups is the first line of its file, which must be readable and long enough", () => {
    const file = join(dataDir, "passphrase");
    writeFileSync(file, "corta\n");
    expect(problemOf({ BACKUP_PASSPHRASE_FILE: file }).message).toContain("holds no passphrase");
    writeFileSync(file, "nadie adivina esta frase\notra\n");
    expect(load({ BACKUP_PASSPHRASE_FILE: file }).backupPassphrase).toBe(
      "nadie adivina esta frase",
    );
    const absent = join(dataDir, "absent");
    expect(problemOf({ BACKUP_PASSPHRASE_FILE: absent }).message).toContain("cannot be read");
  });

  it("values are read from the environment", () => {
    const config = load({
      PORT: "8080",
      HOST: "0.0.0.0",
      DATABASE_URL: "postgres://u:p@db/portal",
      PUBLIC_URL: "https://portal.example.com/",
      SMTP_URL: "smtps://u:p@mail.example.com",
      STORAGE_URL: "file:/srv/files",
      SERVERS: "3",
      DEMO: "0",
      API_DOCS: "0",
      CHECK_ANSWERS: "1",
      BALLAST_MB: "16",
      LOG_LEVEL: "warn",
      METRICS_TOKEN: "0123456789abcdef",
      TRUST_PROXY: "loopback, 10.0.0.0/8",
    });
    expect(config).toMatchObject({
      port: 8080,
      host: "0.0.0.0",
      servers: 3,
      databaseUrl: "postgres://u:p@db/portal",
      publicUrl: "https://portal.example.com",
      mailFrom: "Atrio <no-reply@portal.example.com>",
      storageUrl: "file:///srv/files",
      demo: false,
      apiDocs: false,
      checkAnswers: true,
      ballastBytes: 16 * 1024 * 1024,
      logLevel: "warn",
      metricsToken: "0123456789abcdef",
      trustProxy: ["loopback", "10.0.0.0/8"],
    });
  });

  it.each([
    ["PORT", "many"],
    ["PORT", "65536"],
    ["HOST", "two words"],
    ["SERVERS", "0"],
    ["SERVERS", "some"],
    ["DATABASE_URL", "mysql://db/portal"],
    ["PUBLIC_URL", "portal.test"],
    ["SMTP_URL", "mail.test"],
    ["MAIL_FROM", "nobody"],
    ["STORAGE_URL", "ftp://bucket"],
    ["DEMO", "yes"],
    ["API_DOCS", "closed"],
    ["CHECK_ANSWERS", "yes"],
    ["BALLAST_MB", "-1"],
    ["BALLAST_MB", "much"],
    ["LOG_LEVEL", "loud"],
    ["METRICS_TOKEN", "short"],
    ["TRUST_PROXY", "<all>"],
    ["SECRET_PEPPER", "c2hvcnQ="],
    ["SECRET_LEDGER_KEY", "-----BEGIN nothing"],
    ["SECRET_VAPID_KEY", "-----BEGIN nothing"],
    ["FCM_SERVICE_ACCOUNT", "/nowhere/account.json"],
    ["PUSH_LOOPBACK", "yes"],
  ])("an error names %s when its value is %s", (name, value) => {
    const problem = problemOf({ [name]: value });
    expect(problem.message).toContain(name);
    expect(problem.message).not.toContain(value);
    expect(problem.advice).not.toBe("");
  });

  it("all invalid variables are reported together", () => {
    const { message } = problemOf({ PORT: "x", DEMO: "2" });
    expect(message).toMatch(/PORT .*DEMO /);
  });
});

describe("a service account for the app's devices", () => {
  const file = join(dataDir, "account.json");
  const account = {
    type: "service_account",
    project_id: "portal-test",
    client_email: "push@portal-test.iam.gserviceaccount.com",
    private_key: generateKeyPairSync("rsa", { modulusLength: 2048 })
      .privateKey.export({ type: "pkcs8", format: "pem" })
      .toString(),
  };

  it("a service account for the app's devices is read from its file", () => {
    writeFileSync(file, JSON.stringify(account));
    expect(load({ FCM_SERVICE_ACCOUNT: file }).fcm).toEqual({
      projectId: "portal-test",
      clientEmail: account.client_email,
      privateKey: account.private_key,
      tokenUrl: "https://oauth2.googleapis.com/token",
      sendUrl: "https://fcm.googleapis.com",
    });
  });

  it.each([
    { type: "authorized_user" },
    { private_key: "nothing" },
    { token_uri: "http://10.0.0.1/token" },
  ])("a service account for the app's devices is refused with %o", (wrong) => {
    writeFileSync(file, JSON.stringify({ ...account, ...wrong }));
    const { message } = problemOf({ FCM_SERVICE_ACCOUNT: file });
    expect(message).toBe("FCM_SERVICE_ACCOUNT is not the file of a service account.");
  });
});

describe("secrets", () => {
  it("secrets are created once, readable by their owner alone", () => {
    const first = load().secrets;
    const second = load().secrets;
    expect(second).toEqual(first);
    expect(first.pepper).toHaveLength(32);
    expect(createPrivateKey(first.ledgerKey).asymmetricKeyType).toBe("ed25519");
    for (const file of ["pepper", "ledger.pem", "storage-key", "hmac-key", "vapid.pem"]) {
      expect(statSync(join(dataDir, "keys", file)).mode & 0o777).toBe(0o600);
    }
    expect(statSync(join(dataDir, "keys")).mode & 0o777).toBe(0o700);
  });

  it("the VAPID keys are on the curve P-256", () => {
    const key = createPrivateKey(load().secrets.vapidKey);
    expect(key.asymmetricKeyDetails?.namedCurve).toBe("prime256v1");
    const other = generateKeyPairSync("ec", { namedCurve: "secp384r1" });
    const pem = other.privateKey.export({ type: "pkcs8", format: "pem" }).toString();
    expect(problemOf({ SECRET_VAPID_KEY: pem }).message).toContain("P-256");
  });

  it("secrets are read from environment variables when set", () => {
    const pem = readFileSync(join(dataDir, "keys", "ledger.pem"), "utf8").trim();
    const { secrets } = load({
      SECRET_PEPPER: Buffer.alloc(32, 7).toString("base64"),
      SECRET_LEDGER_KEY: pem.replaceAll("\n", String.raw`\n`),
    });
    expect(secrets.pepper).toEqual(Buffer.alloc(32, 7));
    expect(secrets.ledgerKey).toBe(pem);
  });

  it("damaged secret files are refused, never replaced", () => {
    const file = join(dataDir, "keys", "hmac-key");
    const kept = readFileSync(file, "utf8");
    writeFileSync(file, "damaged");
    expect(problemOf({}).message).toContain(file);
    expect(readFileSync(file, "utf8")).toBe("damaged");
    writeFileSync(file, kept);
  });

  it("an unwritable secrets folder is reported", () => {
    const file = join(dataDir, "a-file");
    writeFileSync(file, "");
    expect(problemOf({ DATA_DIR: file }).advice).toContain("DATA_DIR");
  });
});
