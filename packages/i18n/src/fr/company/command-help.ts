import type { Dictionary } from "../../dictionary.ts";
import type { commandHelp as es } from "../../es/company/command-help.ts";

export const commandHelp: Dictionary<typeof es> = {
  intro: "Fait entrer des entreprises dans Atrio. Fonctionne avec le serveur en marche ou arrêté.",
  language:
    "Toutes acceptent --idioma es|en|fr|pt : la langue des réponses ; à défaut, celle de l’entreprise, sinon l’espagnol.",
  create:
    "Crée une entreprise. La personne qui l’administre reçoit un e-mail pour activer son compte ; les adresses de --correos-control reçoivent les points de contrôle signés du registre horaire (demandées sans cette option).",
  import:
    "Importe jours fériés, centres, horaires, salariés et supervisions depuis des fichiers CSV ou XLSX : d’abord un aperçu puis, après un oui, tout ou rien. Le répéter met à jour.",
  invite:
    "Envoie aux personnes sans mot de passe un lien pour activer leur compte : à celles jamais invitées et à celles dont le lien a expiré ; avec --otra-vez, à toutes. --ver affiche l’état de chaque personne.",
  template: "Écrit un classeur vide avec toutes les feuilles et colonnes.",
  payslips:
    "Prend un PDF, ou un ZIP de PDF, contenant de nombreux bulletins : le découpe selon le NIF de chaque page et dit ce qui est sûr. Seuls les bulletins sûrs sont publiés ; l’administration vérifie les autres.",
  review:
    "Liste les feuilles en attente, avec le motif, ce qui a été lu et à qui elles pourraient être. Dans un terminal, pose la question pour chacune ; avec des options, accepte la personne trouvée, dit à qui est une feuille (NIF ou numéro de la personne) ou l’écarte, et publie les lots touchés.",
  withdraw:
    "Retire un bulletin publié : son destinataire est prévenu et les attestations qui en sont tirées sont annulées.",
  operator:
    "Permet à un administrateur d’une entreprise de gérer toute l’installation sur la page « Installation » : entreprises, sauvegardes, examen et e-mails retenus. --quitar retire ce droit. create le donne dès la création avec --gestor-instalacion.",
  second_factor:
    "Pour qui a perdu son téléphone et ses codes de récupération quand personne d’autre dans l’administration ne peut aider : le mot de passe seul ouvre de nouveau le compte, et un e-mail prévient son titulaire.",
  set: "Change des réglages : apparence, nom, contact, bienvenue, premier jour du registre, modules, pointeuse et options. docs/company.md les nomme tous ; set sans réglage les énumère.",
  list: "Affiche les entreprises.",
  show: "Affiche une entreprise avec ses réglages et ses effectifs.",
  more: "docs/company.md explique les colonnes ; docs/samples contient des fichiers d’exemple.",
  values: {
    NAME: "NOM",
    SURNAME: "NOM_DE_FAMILLE",
    EMAIL: "E-MAIL",
    FILE: "FICHIER",
    CODE: "CODE",
    NUMBER: "NUMÉRO",
    REASON: "MOTIF",
  },
};
