/** Texts of the page about a company's own words for notices. */
export const noticeTexts = {
  title: "Textes des notifications",
  subtitle: "Ce que le portail dit de lui-même, avec les mots de votre entreprise.",
  language: "Langue des notifications",
  kept: "Les notifications déjà envoyées gardent leur texte. Celles sur les pointages, les signatures, les comptes bancaires et l’accès au compte ne peuvent pas être modifiées : la loi ou la sécurité exigent que personne ne s’y trompe.",
  own: "Personnalisé",
  group: {
    solicitud: "Demandes et absences",
    correccion: "Corrections et projets",
    cierre_mes: "Clôture du mois",
    bolsa_horas: "Banque d’heures",
    turnos: "Créneaux",
    nomina: "Bulletins de paie",
    documento: "Documents",
  },
  dialog: {
    title: "Texte de la notification",
    save: "Enregistrer",
    titulo: "Titre",
    tituloHint:
      "C’est aussi l’objet de l’e-mail. Sans champs : il s’affiche sur l’écran verrouillé du téléphone.",
    texto: "Texte",
    fields: "Insérer un champ :",
    required: "Cette information est nécessaire.",
    unknown: "Cette notification n’a pas ces champs : {{fields}}.",
    preview: "Ce qui sera lu",
    original: "Texte d’origine",
    back: "Revenir au texte d’origine",
    saved: "Le texte est enregistré : les prochaines notifications l’utiliseront.",
    reset: "Les prochaines notifications reprennent le texte d’origine.",
  },
} as const;
