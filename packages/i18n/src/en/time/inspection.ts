import type { Dictionary } from "../../dictionary.ts";
import type { inspection as es } from "../../es/time/inspection.ts";

export const inspection: Dictionary<typeof es> = {
  title: "Time records for the labour inspection",
  text: "{{empresa}} gives read-only access to the records listed here.",
  checking: "Checking the link…",
  company: "Company",
  scope: "Scope",
  worker: "Worker: {{nombre}}",
  centre: "Work centre: {{nombre}}",
  whole: "The whole company",
  people_one: "{{count}} person",
  people_other: "{{count}} people",
  period: "Period",
  fromTo: "{{desde}} to {{hasta}}",
  reason: "Reason",
  issued: "Issued",
  issuedBy: "{{fecha}}, by {{nombre}}",
  until: "Valid until",
  key: "Key fingerprint",
  keyHint: "SHA-256. It must match the one in the mails with the checkpoints.",
  download: "Download the file (ZIP)",
  preparing: "Preparing the file…",
  done: "The file was downloaded.",
  contents:
    "It holds the records as PDF, CSV and JSON, the chains of entries, the signed checkpoints and a verifier in Python. Every visit and every download is logged.",
  deadTitle: "The link opens no records",
  deadText:
    "It may have expired or been withdrawn. If the page was reloaded, opening the link again is enough; otherwise the company can issue another one.",
};
