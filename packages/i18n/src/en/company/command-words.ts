import type { Dictionary } from "../../dictionary.ts";
import type { commandWords as es } from "../../es/company/command-words.ts";

export const commandWords: Dictionary<typeof es> = {
  create: {
    made: 'Made "{{company}}" (id {{id}}). Its address is /{{slug}} below PUBLIC_URL.',
    recording: "Time is recorded from {{date}} on; for another first day:",
    invited:
      "{{email}} gets an e-mail with a link that is valid for 7 days; e-mails go out while the server runs.",
    has_account: "{{email}} already has an account and signs in with it.",
    recipients: "The signed checkpoints of the time records go to {{emails}}, who keep them.",
    no_recipients:
      "WARNING: nobody receives the signed checkpoints of the time records. Whoever runs the database could rewrite the records unseen. Name somebody outside with set --correos-control (docs/ledger-checks.md).",
    next: "Next: {{command}}",
  },
  import: { unchanged: "Nothing has been imported. Wait a moment and repeat the command." },
  invite: {
    sent: "Invitations sent: {{count}}. E-mails go out while the server runs; links are valid for 7 days.",
    state: {
      sin_invitar: "not invited",
      invitado: "invited",
      caducado: "expired",
      activado: "active",
    },
  },
  show: {
    address: "Address",
    cif: "CIF",
    language: "Language",
    zone: "Time zone",
    recording: "Recording from",
    modules: "Modules",
    workers: "Workers",
    supervisors: "Supervisors",
    administrators: "Administrators",
    inactive: "Not activated",
    all: "all",
    none: "none",
  },
  set: {
    done: "Set: {{name}} = {{value}}.",
    nothing: "nothing",
    yes: "yes",
    no: "no",
    kind: "Set: clock-in type {{name}}.",
    kind_off: "Set: clock-in type {{name}} is no longer offered.",
    pause: "Set: pause {{name}}.",
    pause_off: "Set: pause {{name}} is no longer offered.",
    time_class: "Set: time of {{name}} counts as {{value}}.",
    unknown_kind: "There is no clock-in type or pause {{name}}. There are: {{names}}.",
  },
  second_factor: {
    no_person: 'Nobody in "{{company}}" signs in with {{email}}.',
    check_email: "Check the e-mail: it is the one of the account.",
    off: "{{email}} has no second factor: there is nothing to remove.",
    removed: "Removed: {{email}} signs in with the password alone again.",
    told: "An e-mail tells the person; e-mails go out while the server runs.",
  },
};
