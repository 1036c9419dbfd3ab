import type { Dictionary } from "../../dictionary.ts";
import type { privacyWords as es } from "../../es/company/privacy-words.ts";

export const privacyWords: Dictionary<typeof es> = {
  kinds: {
    perfil: {
      name: "Données personnelles et coordonnées",
      purpose: "Savoir qui vous êtes, où vous travaillez et comment vous joindre.",
    },
    foto: {
      name: "Photo",
      purpose:
        "Permettre à vos collègues de vous reconnaître dans les listes, les organigrammes et les notifications.",
    },
    cuentas: {
      name: "Comptes bancaires et répartitions",
      purpose: "Vous verser votre salaire là où vous le souhaitez.",
    },
    contratos: { name: "Contrats", purpose: "Attester les conditions de votre travail." },
    salario: {
      name: "Salaire",
      purpose: "Calculer votre paie et les plafonds de frais et d’avances.",
    },
    horarios: {
      name: "Horaires, sites et responsables",
      purpose: "Savoir quand et où vous travaillez et qui décide de vos demandes.",
    },
    turnos: {
      name: "Créneaux",
      purpose: "Planifier vos créneaux, avec vos demandes et votre disponibilité.",
    },
    fichajes: {
      name: "Registre du temps de travail",
      purpose:
        "Tenir le registre quotidien de votre temps de travail, avec votre position si vous la partagez au moment de pointer.",
    },
    proyectos: {
      name: "Projets",
      purpose:
        "Savoir à quels projets votre temps est consacré et l’approuver, avec les projets qui vous sont attribués.",
    },
    cambios_fichaje: {
      name: "Modifications de vos pointages",
      purpose: "Indiquer qui a modifié un de vos pointages, pourquoi, et ce que vous avez répondu.",
    },
    bolsa_horas: {
      name: "Banque d’heures",
      purpose: "Compenser les heures effectuées en plus ou en moins.",
    },
    saldos: {
      name: "Mouvements des soldes",
      purpose: "Expliquer comment vos soldes d’heures et de congés ont été obtenus.",
    },
    solicitudes: {
      name: "Demandes",
      purpose:
        "Traiter vos congés payés et autres congés, vos arrêts maladie, vos frais et vos clôtures de mois.",
    },
    justificantes: {
      name: "Justificatifs des demandes",
      purpose:
        "Justifier vos demandes. Les justificatifs médicaux ne sont ouverts que par l’administration.",
    },
    nominas: {
      name: "Bulletins de paie",
      purpose: "Vous payer et vous remettre votre bulletin de paie.",
    },
    prenomina: {
      name: "Données transmises à la paie",
      purpose:
        "Préparer votre bulletin : les absences, heures, frais et changements de chaque mois, transmis à qui l’établit.",
    },
    documentos: {
      name: "Documents personnels",
      purpose: "Conserver ce que vous déposez ou ce que l’entreprise vous remet.",
    },
    firmas: {
      name: "Documents à signer",
      purpose: "Vous demander une signature et conserver la preuve que vous avez signé.",
    },
    modelo145: {
      name: "Modèle 145",
      purpose:
        "Calculer votre retenue d’impôt sur le revenu. Vos réponses sont conservées chiffrées.",
    },
    certificados: {
      name: "Attestations",
      purpose:
        "Vous remettre les attestations demandées et permettre d’en vérifier l’authenticité.",
    },
    notificaciones: { name: "Notifications", purpose: "Vous informer de ce qui vous concerne." },
    avisos: {
      name: "Appareils et préférences de notification",
      purpose: "Vous prévenir par les canaux, sur les appareils et aux heures de votre choix.",
    },
    suscripciones: {
      name: "Abonnements au calendrier",
      purpose: "Afficher votre calendrier dans les applications que vous avez connectées.",
    },
    sesiones: {
      name: "Sessions ouvertes",
      purpose: "Protéger votre compte : appareil, adresse IP et heure de chaque session.",
    },
    segundo_factor: {
      name: "Validation en deux étapes",
      purpose:
        "Protéger votre compte : depuis quand elle est activée et combien de codes de récupération il vous reste. Le reste est conservé chiffré et n’est jamais affiché.",
    },
    accesos: {
      name: "Accès à vos données",
      purpose: "Vous montrer qui a ouvert vos documents ou modifié vos données.",
    },
  },
  bases: {
    contract: "Votre contrat de travail (art. 6.1.b du RGPD)",
    law: "Une obligation légale de l’entreprise (art. 6.1.c du RGPD)",
    consent: "Votre consentement, que vous pouvez retirer à tout moment (art. 6.1.a du RGPD)",
    interest: "L’intérêt légitime à la sécurité du portail (art. 6.1.f du RGPD)",
  },
  terms: {
    employment: "Tant que vous travaillez dans l’entreprise, puis 5 ans",
    records: "{{years}} ans à compter de chaque jour",
    own: "Jusqu’à ce que vous la supprimiez ou quittiez l’entreprise",
    session: "Jusqu’à la fermeture ou l’expiration de la session",
    factor: "Jusqu’à ce que vous la désactiviez",
    chosen: "Jusqu’à ce que vous les retiriez ou quittiez l’entreprise",
  },
  readings: {
    nomina: "Bulletin de paie",
    nomina_lote: "Feuille de paie en cours de vérification",
    documento: "Document",
    contrato: "Contrat",
    calendario: "Calendrier de travail",
    firma: "Document à signer",
    certificado: "Attestation",
    modelo145: "Modèle 145",
    justificante: "Justificatifs d’une demande",
    hoja: "Registre du temps de travail",
    portal: "Votre portail, dans une session cédée",
    saldo: "Solde de congés payés ou d’autres congés",
    foto: "Photo",
    email_avisos: "Adresse pour les e-mails sur votre équipe",
    segundo_factor: "Validation en deux étapes",
    datos: "Toutes vos données",
    administracion: "Accès à l’administration",
    ficha: "Fiche de travail : entrée, site, horaire, responsables ou droits",
    clave: "Lien pour votre mot de passe",
    otro: "Données personnelles",
  },
  archive: {
    name: "mes-donnees",
    readme: "LISEZ-MOI",
    title: "Vos données dans le portail de {{company}}",
    made: "Copie établie pour {{name}} le {{date}}.",
    format:
      "Chaque fichier est au format JSON et s’ouvre avec n’importe quel éditeur de texte. Les dates comportant une heure sont en UTC. Seuls les derniers chiffres des comptes bancaires apparaissent ; le numéro complet se trouve dans votre profil.",
    elsewhere:
      "Les documents, justificatifs, bulletins de paie et attestations figurent sous forme de liste ; les fichiers se téléchargent sur leur page du portail.",
    files: "Fichiers :",
    rights:
      "Vous avez le droit de demander à votre entreprise de rectifier ou d’effacer vos données, d’en limiter l’utilisation ou de vous y opposer, et d’introduire une réclamation auprès de l’Agence espagnole de protection des données (www.aepd.es).",
  },
};
