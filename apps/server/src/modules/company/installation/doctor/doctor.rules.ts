import type { Words } from "../../../../lib/words/words.ts";

/** Faults that the doctor knows, by the key of their text. */
export type FaultKey = keyof Words<"company/doctor-words">["faults"];

export type Finding = { key: FaultKey; values: Record<string, string | number> };

/** Condition of an installation as measured. `null` where a check was left out. */
export type Condition = {
  /** In seconds: server minus database, and how far the server is behind the newest record. */
  clock: { skew: number; behind: number } | null;
  /** Free bytes by place. */
  room: ReadonlyMap<string, number>;
  backups: {
    /** Hours since the last good one; null without any. */
    age: number | null;
    /** Failure of the newest, if it failed. */
    failure: string | null;
  };
  files: { missing: string[]; damaged: string[]; orphaned: string[] } | null;
  ledger: number | null;
  work: { stuck: number; dead: number; mails: number; held: boolean };
  /** Companies whose seal expires soon, by the day. */
  seals: Array<{ slug: string; day: string }>;
  /** Companies of whose checkpoints nobody gets a copy. */
  unwatched: string[];
  /** Tables of companies without row security, or with triggers that are off. */
  unprotected: string[];
  /** Migrations of this release that are not applied. */
  pending: string[];
  settings: { publicUrl: string; hasMail: boolean; demoAccounts: number };
};

/** A clock may be this wrong before it is a fault, in seconds. */
const clockTolerance = 5;
const lowBytes = 512 * 1024 * 1024;
/** A daily backup may be late by half a day. */
const oldestBackup = 36;
const shown = 5;

/** Faults of a condition, the gravest kinds first (Rule COMPANY-94). */
export function findingsOf(condition: Condition): Finding[] {
  return [
    ...databaseFaults(condition),
    ...clockFaults(condition.clock),
    ...roomFaults(condition.room),
    ...fileFaults(condition.files),
    ...backupFaults(condition.backups),
    ...workFaults(condition.work),
    ...companyFaults(condition),
    ...settingFaults(condition.settings),
  ];
}

const list = (names: readonly string[]): string =>
  `${names.slice(0, shown).join(", ")}${names.length > shown ? " …" : ""}`;

const named = (key: FaultKey, names: readonly string[]): Finding[] =>
  names.length === 0 ? [] : [{ key, values: { count: names.length, names: list(names) } }];

const counted = (key: FaultKey, count: number): Finding[] =>
  count === 0 ? [] : [{ key, values: { count } }];

function databaseFaults({ pending, unprotected, ledger }: Condition): Finding[] {
  return [
    ...named("migrations", pending),
    ...named("unprotected", unprotected),
    ...counted("ledger", ledger ?? 0),
  ];
}

function clockFaults(clock: Condition["clock"]): Finding[] {
  if (clock === null) return [];
  const skew = Math.abs(Math.round(clock.skew));
  const behind = Math.round(clock.behind);
  return [
    ...(skew > clockTolerance
      ? [{ key: "clock_differs" as const, values: { seconds: skew } }]
      : []),
    ...(behind > clockTolerance
      ? [{ key: "clock_behind" as const, values: { seconds: behind } }]
      : []),
  ];
}

function roomFaults(room: Condition["room"]): Finding[] {
  return [...room]
    .filter(([, bytes]) => bytes < lowBytes)
    .map(([place, bytes]) => ({
      key: place === "data" ? ("room_data" as const) : ("room_files" as const),
      values: { megabytes: Math.floor(bytes / 1024 / 1024) },
    }));
}

function fileFaults(files: Condition["files"]): Finding[] {
  if (files === null) return [];
  return [
    ...named("files_missing", files.missing),
    ...named("files_damaged", files.damaged),
    ...named("files_orphaned", files.orphaned),
  ];
}

function backupFaults({ age, failure }: Condition["backups"]): Finding[] {
  const failed: Finding[] =
    failure === null ? [] : [{ key: "backup_failed", values: { reason: failure } }];
  if (age === null) return [{ key: "backup_none", values: {} }, ...failed];
  const isOld = age > oldestBackup;
  return [
    ...(isOld ? [{ key: "backup_old" as const, values: { hours: Math.floor(age) } }] : []),
    ...failed,
  ];
}

function workFaults({ stuck, dead, mails, held }: Condition["work"]): Finding[] {
  return [
    ...counted("work_stuck", stuck),
    ...counted("work_dead", dead),
    ...(held ? [{ key: "mails_held" as const, values: { count: mails } }] : []),
  ];
}

function companyFaults({ seals, unwatched }: Condition): Finding[] {
  return [
    ...named(
      "seal_expires",
      seals.map(({ slug, day }) => `${slug} (${day})`),
    ),
    ...named("unwatched", unwatched),
  ];
}

function settingFaults({ publicUrl, hasMail, demoAccounts }: Condition["settings"]): Finding[] {
  return [
    ...(publicUrl.startsWith("https:")
      ? []
      : [{ key: "address_plain" as const, values: { address: publicUrl } }]),
    ...(hasMail ? [] : [{ key: "mail_unset" as const, values: {} }]),
    ...counted("demo_accounts", demoAccounts),
  ];
}
