import type { Dictionary } from "../dictionary.ts";
import type { errors as es } from "../es/errors.ts";

export const errors: Dictionary<typeof es> = {
  request: {
    invalid: "Vérifiez les champs signalés.",
    field_invalid: "Cette valeur n’est pas valide.",
    required: "Ce champ est obligatoire.",
    unknown_field: "Ce champ ne peut pas être envoyé.",
    text: "Le texte contient des caractères non autorisés.",
    malformed: "La requête n’a pas pu être lue.",
    not_found: "Introuvable.",
    too_large: "Le fichier ou la requête dépasse 5 Mo.",
    media_type: "Ce type de fichier n’est pas accepté.",
    too_many: "Trop de tentatives. Réessayez dans quelques minutes.",
    conflict: "Quelqu’un l’a modifié entre-temps. Actualisez la page et réessayez.",
    repeated_differently: "Cette opération a déjà été envoyée avec d’autres données.",
    in_progress: "Cette opération est encore en cours de traitement.",
  },
  server: {
    unavailable: "Le service est momentanément indisponible. Réessayez dans quelques secondes.",
    storage_full:
      "Il n’y a plus d’espace pour enregistrer des fichiers. Prévenez votre entreprise.",
    failed: "Une erreur est survenue",
  },
  session: {
    required: "Connectez-vous pour continuer.",
    expired: "Votre session a expiré. Veuillez vous reconnecter.",
    not_found: "Cette session n’est plus ouverte.",
  },
  access: {
    denied: "Accès refusé",
    identity: "Les données envoyées ne correspondent pas à votre session.",
    password_change: "Vous devez changer votre mot de passe avant de continuer.",
    impersonation: "Une session déléguée ne permet que la consultation.",
  },
  module: { not_hired: "Votre entreprise n’a pas souscrit ce module" },
  auth: {
    wrong_credentials: "Identifiants incorrects",
    disabled: "Votre compte est désactivé. Contactez votre entreprise.",
    choose_company:
      "Votre compte appartient à plusieurs entreprises. Connectez-vous depuis la page de l’une d’elles.",
    unknown_email: "L’adresse e-mail saisie n’existe pas",
    link_expired: "Le lien a déjà été utilisé ou a expiré. Demandez-en un nouveau.",
    handover_self: "Vous ne pouvez pas ouvrir le portail en tant que vous-même.",
    handover_invalid: "Le code a déjà été utilisé ou a expiré.",
  },
  password: {
    mismatch: "Les mots de passe ne correspondent pas.",
    same: "Le nouveau mot de passe doit être différent de l’actuel.",
    common: "Ce mot de passe est trop courant. Choisissez-en un autre.",
    too_short: "Le mot de passe doit comporter au moins 8 caractères.",
    too_long: "Le mot de passe peut comporter 128 caractères au maximum.",
    no_uppercase: "Le mot de passe doit comporter au moins une lettre majuscule.",
    no_lowercase: "Le mot de passe doit comporter au moins une lettre minuscule.",
    no_digit: "Le mot de passe doit comporter au moins un chiffre.",
    login_too_short: "Le mot de passe comporte au moins 5 caractères.",
    not_required: "Il n’est pas nécessaire de changer le mot de passe.",
  },
  email: { invalid: "Saisissez une adresse e-mail valide." },
  date: { range: "La date est hors de l’intervalle accepté." },
  company: { not_found: "Configuration de l’entreprise introuvable" },
  centre: { not_found: "Le centre de travail est introuvable." },
  inspection: {
    scope: "Indiquez le salarié ou le centre qui correspond au périmètre, et lui seul.",
    range: "La période doit aller d’une date à une date ultérieure et couvrir cinq ans au maximum.",
    too_large: "Le dossier serait trop volumineux. Demandez-le par centre ou par salarié.",
    link_not_found: "Le lien est introuvable.",
    link_expired: "Le lien a expiré ou a été retiré.",
  },
  worker: {
    not_found: "Salarié introuvable",
    not_supervisor: "Seuls les responsables peuvent utiliser le mode responsable.",
  },
  clock: {
    running: "Arrêtez d’abord le pointage en cours.",
    type_required: "Vous devez sélectionner un type de pointage",
    type_unknown: "Ce type de pointage n’est plus disponible.",
    pause_required: "Vous devez sélectionner un type de pause",
    pause_unknown: "Ce type de pause n’est plus disponible.",
    already_running: "Vous avez déjà un pointage en cours.",
    not_running: "Vous n’avez aucun pointage en cours.",
    not_paused: "Vous n’êtes pas en pause.",
    already_paused: "Vous êtes déjà en pause.",
    end_required: "Le pointage est ouvert depuis plus d’un jour. Indiquez quand il s’est terminé.",
    end_out_of_range:
      "La fin doit être postérieure au début, de 24 heures au plus, et ne peut pas être dans le futur.",
    end_not_expected:
      "La fin ne peut être indiquée que pour un pointage ouvert depuis plus d’un jour.",
    ip_blocked: "Votre entreprise n’autorise pas le pointage depuis ce réseau.",
    overlap: "Il chevauche un autre pointage.",
    offline_times:
      "Impossible de savoir quand ce pointage hors connexion a été fait : l’horloge de l’appareil a changé.",
    offline_too_old:
      "Ce pointage hors connexion date de plus de 72 heures et ne peut plus être enregistré.",
    offline_order:
      "Ce pointage hors connexion est antérieur au dernier déjà enregistré depuis un autre appareil.",
  },
  signing: {
    not_found: "Le pointage est introuvable.",
    id_required: "L’identifiant du pointage est obligatoire",
    not_past: "Seuls les pointages des jours précédents peuvent être modifiés.",
    order: "L’heure de fin doit être postérieure à l’heure de début.",
    future: "Cette heure n’est pas encore passée.",
    too_long: "Un pointage ne peut pas durer plus de 24 heures.",
    outside_day: "L’heure de début ne correspond pas à ce jour.",
  },
  clone: {
    nothing: "Ce jour n’a aucun pointage terminé à dupliquer.",
    outside_month: "La duplication n’est possible que sur des jours passés du mois en cours.",
    refused:
      "Certains des jours choisis ne peuvent pas être modifiés. Vérifiez-les puis réessayez.",
  },
  signing_change: {
    not_found: "La modification est introuvable.",
    already_answered: "Vous avez déjà répondu à cette modification.",
    comment_required: "Expliquez pourquoi vous n’êtes pas d’accord.",
  },
  correction: {
    already_pending: "Une correction est déjà en attente pour ce jour.",
    incomplete: "Indiquez l’heure de début et l’heure de fin de chaque pointage.",
    not_applicable:
      "La correction ne peut plus être appliquée, car les pointages du jour ont changé. Refusez-la et demandez-en une nouvelle.",
  },
  approval: {
    not_found: "Demande introuvable.",
    already_decided: "Cette demande a déjà fait l’objet d’une décision.",
    reason_required: "Indiquez le motif du refus.",
    own: "Vous ne pouvez pas décider de votre propre demande.",
  },
  closure: {
    month_closed:
      "Le mois est clôturé ou en attente de clôture : aucun pointage ni aucune modification n’est possible.",
    not_ended: "Le mois n’est pas encore terminé.",
    outside_employment: "Vous ne travailliez pas dans l’entreprise ce mois-là.",
    open_signing: "Un pointage de ce mois n’est pas terminé.",
    correction_pending: "Une correction est en attente pour ce mois.",
    incidence_pending: "Un écart de la banque d’heures attend encore une décision pour ce mois.",
    already_requested: "La clôture de ce mois a déjà été demandée.",
    already_approved: "Ce mois est déjà clôturé.",
    not_approved: "Seul un mois dont la clôture a été approuvée peut être rouvert.",
  },
  incidence: {
    not_found: "Écart introuvable.",
    ids_required: "Choisissez au moins un écart.",
    already_decided: "Cet écart a déjà fait l’objet d’une décision.",
    holds_day:
      "Ce jour comporte un écart de la banque d’heures. Ses pointages ne peuvent être modifiés que si l’écart est refusé.",
    not_approved: "Seuls les écarts approuvés peuvent être transférés.",
    not_transferable: "Cet écart ne peut pas être transféré ainsi.",
    own_bank: "Vous ne pouvez pas déplacer des heures de votre propre banque.",
    own: "Vous ne pouvez pas décider de votre propre écart.",
    reason_required: "Indiquez le motif du refus.",
    adjustment_zero: "L’ajustement ne peut pas être de zéro minute.",
    expiry_before_year_end: "L’expiration ne peut pas être antérieure à la fin de l’année.",
  },
  team: {
    too_many:
      "Cela fait trop de jours pour une seule requête. Choisissez moins de personnes ou moins de jours.",
  },
  workday: {
    range: "L’intervalle doit aller d’une date à une date ultérieure et couvrir 366 jours au plus.",
    not_found: "La journée de travail est introuvable.",
  },
};
