import type { Dictionary } from "../../dictionary.ts";
import type { doctorWords as spanish } from "../../es/company/doctor-words.ts";

export const doctorWords: Dictionary<typeof spanish> = {
  help: `Examines the installation and says what is wrong and how to mend it: database, clocks, disk, files,
time records, backups, pending work and configuration. Changes nothing. Ends with 1 when something
is wrong. Works with the server running or stopped.

  npm run doctor [-- --rapido] [--idioma en]
      With --rapido it does not read all files and time records.`,
  healthy: "Everything is in order.",
  total: "Faults: {{count}}.",
  faults: {
    migrations: {
      text: "Migrations not applied: {{count}} ({{names}}).",
      advice: "Start the server of this release: it applies them.",
    },
    unprotected: {
      text: "Tables without the protection between companies, or with triggers off: {{count}} ({{names}}).",
      advice: "Somebody changed them by hand. Restore a backup or turn them on again.",
    },
    ledger: {
      text: "The time records do not agree: {{count}} problems.",
      advice: "npm run verify-ledger says whose and which entry.",
    },
    clock_differs: {
      text: "The clocks of server and database differ by {{seconds}} s.",
      advice: "Set them right with NTP: beyond a minute punches are refused.",
    },
    clock_behind: {
      text: "The clock is {{seconds}} s behind the newest entry.",
      advice: "Set it right. If it is: npm run verify-ledger -- --confirm-clock",
    },
    room_data: {
      text: "{{megabytes}} MB are free where the data are.",
      advice: "Make room: the database needs it to go on.",
    },
    room_files: {
      text: "{{megabytes}} MB are free where the files are.",
      advice: "Make room: below 256 MB uploads are refused.",
    },
    files_missing: {
      text: "Files that are missing: {{count}} ({{names}}).",
      advice: "Bring them back from a backup: its folder “files” has them under the same name.",
    },
    files_damaged: {
      text: "Damaged files: {{count}} ({{names}}).",
      advice: "Replace them with those of a backup, and check the disk.",
    },
    files_orphaned: {
      text: "Files that nothing uses: {{count}} ({{names}}).",
      advice: "They are left by an interruption or an older backup. They can be deleted.",
    },
    backup_none: {
      text: "There is no backup.",
      advice: "npm run backup -- --to FOLDER, or BACKUP_TO for one every day.",
    },
    backup_old: {
      text: "The last backup is {{hours}} hours old.",
      advice: "Read the server’s log, and make one: npm run backup",
    },
    backup_failed: {
      text: "The last backup failed ({{reason}}).",
      advice: "See that its folder exists and has room, and repeat it: npm run backup",
    },
    work_stuck: {
      text: "Work that has waited for more than an hour: {{count}}.",
      advice: "See that the server runs, and read its log.",
    },
    work_dead: {
      text: "Work given up after many tries: {{count}}.",
      advice: "The server’s log says why; often it is mail (SMTP_URL).",
    },
    mails_held: {
      text: "Mails and pushes have been held since a restore: {{count}} wait.",
      advice: "When this installation is the one in use: npm run release-mails",
    },
    seal_expires: {
      text: "Seals that expire within 30 days: {{names}}.",
      advice: "The company has to upload another certificate in the office.",
    },
    unwatched: {
      text: "Nobody receives the checkpoints of: {{names}}.",
      advice: "npm run company -- set --empresa COMPANY --correos-control ADDRESS",
    },
    address_plain: {
      text: "PUBLIC_URL is not encrypted: {{address}}.",
      advice: "Put a proxy with TLS in front, and a PUBLIC_URL with https.",
    },
    mail_unset: {
      text: "There is no mail server: mails stay in a folder.",
      advice: "Set SMTP_URL.",
    },
    demo_accounts: {
      text: "Demo accounts with a known password: {{count}}.",
      advice: "For real use begin with DEMO=0 and an empty data folder.",
    },
  },
};
