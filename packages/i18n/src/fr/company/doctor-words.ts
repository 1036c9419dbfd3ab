import type { Dictionary } from "../../dictionary.ts";
import type { doctorWords as spanish } from "../../es/company/doctor-words.ts";

export const doctorWords: Dictionary<typeof spanish> = {
  help: `Examine l’installation et indique ce qui ne va pas et comment y remédier : base de données, horloges,
disque, fichiers, registre des heures, sauvegardes, tâches en attente et configuration. Ne change
rien. Se termine par 1 en cas de problème. Fonctionne avec le serveur démarré ou arrêté.

  npm run doctor [-- --rapido] [--idioma fr]
      Avec --rapido, ne lit ni tous les fichiers ni tout le registre des heures.`,
  healthy: "Tout est en ordre.",
  total: "Problèmes : {{count}}.",
  faults: {
    migrations: {
      text: "Migrations non appliquées : {{count}} ({{names}}).",
      advice: "Démarrez le serveur de cette version : il les applique.",
    },
    unprotected: {
      text: "Tables sans cloisonnement entre entreprises, ou aux déclencheurs désactivés : {{count}} ({{names}}).",
      advice: "Quelqu’un les a modifiées à la main. Restaurez une sauvegarde ou réactivez-les.",
    },
    ledger: {
      text: "Le registre des heures ne concorde pas : {{count}} problèmes.",
      advice: "npm run verify-ledger indique de qui il s’agit et quelle écriture.",
    },
    clock_differs: {
      text: "Les horloges du serveur et de la base diffèrent de {{seconds}} s.",
      advice: "Réglez-les avec NTP : au-delà d’une minute, les pointages sont refusés.",
    },
    clock_behind: {
      text: "L’horloge retarde de {{seconds}} s sur la dernière écriture.",
      advice: "Réglez-la. Si elle est juste : npm run verify-ledger -- --confirm-clock",
    },
    room_data: {
      text: "Il reste {{megabytes}} Mo libres là où sont les données.",
      advice: "Faites de la place : la base de données en a besoin.",
    },
    room_files: {
      text: "Il reste {{megabytes}} Mo libres là où sont les fichiers.",
      advice: "Faites de la place : sous 256 Mo, les envois sont refusés.",
    },
    files_missing: {
      text: "Fichiers manquants : {{count}} ({{names}}).",
      advice:
        "Reprenez-les dans une sauvegarde : son dossier « files » les contient sous le même nom.",
    },
    files_damaged: {
      text: "Fichiers endommagés : {{count}} ({{names}}).",
      advice: "Remplacez-les par ceux d’une sauvegarde et vérifiez le disque.",
    },
    files_orphaned: {
      text: "Fichiers que rien n’utilise : {{count}} ({{names}}).",
      advice:
        "Ce sont les restes d’une interruption ou d’une sauvegarde plus ancienne. On peut les supprimer.",
    },
    backup_none: {
      text: "Il n’y a aucune sauvegarde.",
      advice: "npm run backup -- --to DOSSIER, ou BACKUP_TO pour une sauvegarde par jour.",
    },
    backup_old: {
      text: "La dernière sauvegarde date de {{hours}} heures.",
      advice: "Lisez le journal du serveur et faites-en une : npm run backup",
    },
    backup_failed: {
      text: "La dernière sauvegarde a échoué ({{reason}}).",
      advice: "Vérifiez que le dossier existe et a de la place, puis recommencez : npm run backup",
    },
    work_stuck: {
      text: "Tâches en attente depuis plus d’une heure : {{count}}.",
      advice: "Vérifiez que le serveur tourne et lisez son journal.",
    },
    work_dead: {
      text: "Tâches abandonnées après de nombreux essais : {{count}}.",
      advice: "Le journal du serveur dit pourquoi ; c’est souvent le courrier (SMTP_URL).",
    },
    mails_held: {
      text: "Les courriels et notifications sont retenus depuis une restauration : {{count}} en attente.",
      advice: "Quand cette installation sera la bonne : npm run release-mails",
    },
    seal_expires: {
      text: "Cachets qui expirent dans moins de 30 jours : {{names}}.",
      advice: "L’entreprise doit déposer un autre certificat dans l’administration.",
    },
    unwatched: {
      text: "Personne ne reçoit les points de contrôle de : {{names}}.",
      advice: "npm run company -- set --empresa ENTREPRISE --correos-control ADRESSE",
    },
    address_plain: {
      text: "PUBLIC_URL n’est pas chiffrée : {{address}}.",
      advice: "Placez devant un proxy avec TLS et une PUBLIC_URL en https.",
    },
    mail_unset: {
      text: "Il n’y a pas de serveur de courrier : les courriels restent dans un dossier.",
      advice: "Indiquez SMTP_URL.",
    },
    demo_accounts: {
      text: "Comptes de démonstration au mot de passe connu : {{count}}.",
      advice: "Pour un usage réel, commencez avec DEMO=0 et un dossier de données vide.",
    },
  },
};
