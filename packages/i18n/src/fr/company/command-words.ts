import type { Dictionary } from "../../dictionary.ts";
import type { commandWords as es } from "../../es/company/command-words.ts";

export const commandWords: Dictionary<typeof es> = {
  create: {
    made: "Entreprise « {{company}} » créée (id {{id}}). Son adresse est /{{slug}} sous PUBLIC_URL.",
    recording: "Le temps est enregistré à partir du {{date}} ; pour un autre premier jour :",
    invited:
      "{{email}} recevra un e-mail avec un lien valable 7 jours ; les e-mails partent tant que le serveur est en marche.",
    has_account: "{{email}} a déjà un compte et se connecte avec.",
    recipients:
      "Les points de contrôle signés du registre horaire sont envoyés à {{emails}}, qui les conservent.",
    no_recipients:
      "ATTENTION : personne ne reçoit les points de contrôle signés du registre horaire. La personne qui gère la base de données pourrait réécrire le registre sans que cela se voie. Indiquez quelqu’un d’extérieur avec set --correos-control (docs/ledger-checks.md).",
    next: "Étape suivante : {{command}}",
  },
  import: { unchanged: "Rien n’a été importé. Attendez un instant et relancez la commande." },
  invite: {
    sent: "Invitations envoyées : {{count}}. Les e-mails partent tant que le serveur est en marche ; les liens sont valables 7 jours.",
    state: {
      sin_invitar: "non invitée",
      invitado: "invitée",
      caducado: "expirée",
      activado: "active",
    },
  },
  show: {
    address: "Adresse",
    cif: "CIF",
    language: "Langue",
    zone: "Fuseau horaire",
    recording: "Enregistrement dès le",
    modules: "Modules",
    workers: "Salariés",
    supervisors: "Responsables",
    administrators: "Administrateurs",
    inactive: "Non activés",
    all: "tous",
    none: "aucun",
  },
  set: {
    done: "Enregistré : {{name}} = {{value}}.",
    nothing: "rien",
    yes: "oui",
    no: "non",
    kind: "Enregistré : type de pointage {{name}}.",
    kind_off: "Enregistré : le type de pointage {{name}} n’est plus proposé.",
    pause: "Enregistré : pause {{name}}.",
    pause_off: "Enregistré : la pause {{name}} n’est plus proposée.",
    time_class: "Enregistré : le temps de {{name}} compte comme {{value}}.",
    unknown_kind: "Il n’y a ni type de pointage ni pause {{name}}. Ceux qui existent : {{names}}.",
  },
  second_factor: {
    no_person: "Personne dans « {{company}} » ne se connecte avec {{email}}.",
    check_email: "Vérifiez l’e-mail : c’est celui du compte.",
    off: "{{email}} n’a pas de second facteur : il n’y a rien à retirer.",
    removed: "Retiré : {{email}} se connecte de nouveau avec le seul mot de passe.",
    told: "Un e-mail prévient la personne ; les e-mails partent tant que le serveur est en marche.",
  },
};
