import type { Dictionary } from "../../dictionary.ts";
import type { complaintWords as es } from "../../es/complaints/complaint-words.ts";

export const complaintWords: Dictionary<typeof es> = {
  authorities: {
    informante: "Independent Authority for Whistleblower Protection (Spain)",
    trabajo: "Labour and Social Security Inspectorate",
    fiscalia: "Prosecutor’s Office against Corruption and Organised Crime",
  },
  log_book: {
    file: "Log-book",
    yes: "Yes",
    no: "No",
    headings: {
      denuncia_id: "Case",
      anonima: "Anonymous",
      fecha_creacion: "Received",
      fecha_acuse: "Acknowledged",
      fecha_decision: "Decided",
      admitida: "Admitted",
      fecha_investigacion: "Investigation began",
      prorrogada: "Extended",
      fecha_conclusion: "Concluded",
      resultado: "Outcome",
      fecha_borrado: "Contents deleted",
      motivo_borrado: "Reason",
    },
    ends: {
      retirada: "Withdrawn by its author",
      sin_actuaciones: "No action in three months",
      plazo: "End of the retention period",
    },
    outcomes: {
      archivo: "Archived",
      fiscalia: "Referred to the prosecutors",
      expediente_sancionador: "Disciplinary proceedings",
    },
  },
  news: {
    name: "again",
    title: "There is news",
    text: "Use your code to read it. For your safety, this message says no more.",
    last: "Use your code to read it. This is the last message: your address is deleted with it.",
    action: "Look it up",
  },
  due: {
    title: "Pending tasks in the complaints mailbox",
    text: "Some cases need your attention. Unlock the mailbox to see them.",
    action: "Open the mailbox",
  },
  restarted: {
    title: "The complaints mailbox has begun anew",
    text: "{{nombre}} has made new keys for the mailbox. Earlier reports stay sealed: only the people who filed them can still read them. If you knew nothing about this, ask for the reason today.",
    action: "Open the mailbox",
  },
  recovered: {
    title: "The mailbox’s recovery key has been used",
    text: "{{nombre}} has a new key and can read the reports that do not exclude them. If you knew nothing about this, ask for the reason today.",
    action: "Open the mailbox",
  },
};
