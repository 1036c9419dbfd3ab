import type { Dictionary } from "../dictionary.ts";
import type { errors as es } from "../es/errors.ts";

import { passwordErrors, secondFactorErrors } from "./access/access-errors.ts";
import { calendarErrors } from "./calendar/calendar-errors.ts";
import {
  centreErrors,
  holidayErrors,
  clockKindErrors,
  companyErrors,
  importErrors,
  policyErrors,
} from "./company/company-errors.ts";
import { installationErrors } from "./company/installation-errors.ts";
import { payrollErrors } from "./company/payroll-errors.ts";
import { staffErrors } from "./company/staff-errors.ts";
import { complaintErrors } from "./complaints/complaint-errors.ts";
import { dateRuleErrors } from "./leave/date-rule-errors.ts";
import { expenseErrors, leaveErrors } from "./leave/leave-errors.ts";
import { noticeErrors } from "./messages/notice-errors.ts";
import { documentErrors } from "./papers/document-errors.ts";
import { audienceErrors, templateErrors } from "./papers/sending-errors.ts";
import { bankErrors } from "./people/bank-errors.ts";
import { photoErrors } from "./people/photo-errors.ts";
import { projectErrors } from "./projects/project-errors.ts";
import { shiftErrors } from "./shifts/shift-errors.ts";
import { changeErrors } from "./time/change-errors.ts";
import { inspectionErrors } from "./time/inspection-errors.ts";
import { scheduleErrors } from "./time/schedule-errors.ts";

export const errors: Dictionary<typeof es> = {
  request: {
    invalid: "Vérifiez les champs signalés.",
    field_invalid: "Cette valeur n’est pas valide.",
    required: "Ce champ est obligatoire.",
    unknown_field: "Ce champ ne peut pas être envoyé.",
    more_errors: "Autres erreurs : {{count}}.",
    text: "Le texte contient des caractères non autorisés.",
    malformed: "La requête n’a pas pu être lue.",
    not_found: "Introuvable.",
    too_large: "La requête dépasse la taille autorisée.",
    media_type: "Ce type de fichier n’est pas accepté.",
    too_many: "Trop de tentatives. Réessayez dans quelques minutes.",
    conflict: "Quelqu’un l’a modifié entre-temps. Actualisez la page et réessayez.",
    repeated_differently: "Cette opération a déjà été envoyée avec d’autres données.",
    in_progress: "Cette opération est encore en cours de traitement.",
  },
  server: {
    unavailable: "Le service est momentanément indisponible. Réessayez dans quelques secondes.",
    storage_full: "Plus d’espace pour les fichiers. Prévenez votre entreprise.",
    disk_full:
      "Le serveur n’a plus d’espace pour enregistrer les modifications. Rien n’a été enregistré : prévenez votre entreprise et réessayez plus tard.",
    failed: "Une erreur est survenue",
  },
  file: {
    damaged: "Le fichier est endommagé et ne peut pas être ouvert. Prévenez votre entreprise.",
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
    code_required: "Saisissez le code de votre application d’authentification.",
    code_wrong: "Le code est incorrect ou a déjà été utilisé. Attendez le suivant et réessayez.",
    too_many_codes:
      "Trop de codes incorrects. Réessayez demain ou demandez à votre entreprise de retirer la validation en deux étapes de votre compte.",
    unknown_email: "L’adresse e-mail saisie n’existe pas",
    link_expired: "Le lien a déjà été utilisé ou a expiré. Demandez-en un nouveau.",
    handover_self: "Vous ne pouvez pas ouvrir le portail en tant que vous-même.",
    handover_invalid: "Le code a déjà été utilisé ou a expiré.",
    confirm_password: "Pour continuer, confirmez votre identité avec votre mot de passe.",
  },
  office: {
    own_access:
      "Vous ne pouvez pas modifier votre propre accès à l’administration : demandez-le à un autre titulaire.",
    roles_missing: "Choisissez au moins un rôle.",
    last_handler: "Quelqu’un doit gérer le dispositif : désignez d’abord une autre personne.",
  },
  second_factor: secondFactorErrors,
  password: passwordErrors,
  email: {
    invalid: "Saisissez une adresse e-mail valide.",
    same: "Cette adresse est déjà celle de votre compte.",
    no_change: "Aucun changement d’adresse e-mail n’est en attente.",
  },
  date: { range: "La date est hors de l’intervalle accepté." },
  company: companyErrors,
  staff: staffErrors,
  clock_kind: clockKindErrors,
  schedule: scheduleErrors,
  import: importErrors,
  centre: centreErrors,
  holiday: holidayErrors,
  inspection: inspectionErrors,
  worker: {
    not_found: "Salarié introuvable",
    not_supervisor: "Seuls les responsables peuvent utiliser le mode responsable.",
  },
  directory: {
    column: "Cette colonne ne vous est pas accessible.",
    too_large: "Trop de personnes pour un seul fichier : affinez la recherche.",
    reserved: "Seuls les administrateurs peuvent voir le sexe et le salaire.",
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
    end_not_expected: "La fin ne s’indique qu’après plus d’un jour de pointage ouvert.",
    ip_blocked: "Votre entreprise n’autorise pas le pointage depuis ce réseau.",
    overlap: "Il chevauche un autre pointage.",
    later_signing:
      "Vous avez déjà un pointage postérieur à l’heure actuelle : il a été enregistré alors que l’horloge du serveur avançait. Demandez à votre responsable de le corriger ou de le supprimer.",
    server_differs:
      "Le pointage n’a pas été enregistré, car l’heure du serveur n’est pas fiable. Notez l’heure, prévenez l’administration et réessayez dans une minute.",
    server_behind:
      "Le pointage n’a pas été enregistré, car l’horloge du serveur retarde sur ce qui est déjà enregistré. Notez l’heure, prévenez l’administration et réessayez dans une minute.",
    offline_times:
      "Impossible de savoir quand ce pointage hors connexion a été fait : l’horloge de l’appareil a changé.",
    offline_too_old: "Ce pointage hors connexion a plus de 72 heures : il n’est plus accepté.",
    offline_order: "Un pointage postérieur a déjà été enregistré sur un autre appareil.",
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
    refused: "Certains jours choisis ne peuvent pas être modifiés. Vérifiez-les.",
  },
  ...changeErrors,
  correction: {
    already_pending: "Une correction est déjà en attente pour ce jour.",
    incomplete: "Indiquez l’heure de début et l’heure de fin de chaque pointage.",
    not_applicable: "Les pointages ont changé. Refusez la correction : une autre sera demandée.",
  },
  approval: {
    not_found: "Demande introuvable.",
    already_decided: "Cette demande a déjà fait l’objet d’une décision.",
    reason_required: "Indiquez le motif du refus.",
    own: "Vous ne pouvez pas décider de votre propre demande.",
  },
  closure: {
    month_closed:
      "Le mois est clôturé ou en attente de clôture : aucun pointage ni aucune modification n’est possible.",
    not_ended: "Le mois n’est pas encore terminé.",
    outside_employment: "Vous ne travailliez pas dans l’entreprise ce mois-là.",
    before_recording: "Ce mois est antérieur au début de l’enregistrement du temps de travail.",
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
    holds_day: "Un écart de la banque d’heures retient ce jour : il faut d’abord le refuser.",
    not_approved: "Seuls les écarts approuvés peuvent être transférés.",
    not_transferable: "Cet écart ne peut pas être transféré ainsi.",
    own_bank: "Vous ne pouvez pas déplacer des heures de votre propre banque.",
    own: "Vous ne pouvez pas décider de votre propre écart.",
    reason_required: "Indiquez le motif du refus.",
    adjustment_zero: "L’ajustement ne peut pas être de zéro minute.",
    expiry_before_year_end: "L’expiration ne peut pas être antérieure à la fin de l’année.",
  },
  team: {
    too_many: "Trop de jours à la fois. Choisissez moins de personnes ou moins de jours.",
  },
  workday: {
    range: "L’intervalle doit aller d’une date à une date ultérieure et couvrir 366 jours au plus.",
    not_found: "La journée de travail est introuvable.",
  },
  payroll: payrollErrors,
  leave: {
    ...leaveErrors,
    ...dateRuleErrors,
    kind_unknown: "Vous ne pouvez pas utiliser ce type de demande.",
    subtype_required: "Choisissez le type de congé.",
    period_required: "Indiquez au moins une période.",
    period_repeated: "Certains jours figurent deux fois dans les périodes.",
    period_order: "La fin ne peut pas précéder le début.",
    period_kind:
      "Ce congé ne peut pas être demandé ainsi : vérifiez s’il admet des demi-journées ou des heures.",
    outside_employment: "Certains jours sont en dehors de votre contrat.",
    year_locked: "L’année est clôturée : ses jours ne peuvent plus être modifiés.",
    year_not_ended: "L’année n’est pas encore terminée.",
    nothing_counts: "Vous ne travaillez pas à ces dates : il n’y a rien à demander.",
    not_enough: "Votre solde est insuffisant : il vous reste {{available}}.",
    not_enough_hours: "Vous ne pouvez plus demander que {{available}} ce jour-là.",
    over_limit: "Vous dépassez la limite de ce congé : vous pouvez demander {{available}}.",
    day_without_hours: "Vous n’avez pas d’horaire ce jour-là.",
    outside_schedule:
      "Vous ne travaillez pas à ces heures : choisissez des heures de votre horaire.",
    clocked: "Des pointages existent déjà à ces heures.",
    overlap: "Vous avez déjà une autre demande à ces dates.",
    document_required: "Joignez le document qui justifie le congé.",
    not_approved: "Seule une demande approuvée peut être rectifiée.",
    already_rectified: "Cette demande a déjà été rectifiée une fois.",
    day_not_absent: "Ce jour ne fait pas partie de cette absence.",
    started:
      "Le congé a déjà commencé : pour le raccourcir, rectifiez-le ; si finalement il n’a pas eu lieu, demandez son retrait.",
    not_cancellable: "Cette demande ne peut plus être annulée.",
    rule_invalid: "Les données de la règle ne sont pas cohérentes.",
    adjustment_zero: "L’ajustement ne peut pas être nul.",
    adjustment_not_enough:
      "Le solde de cette personne est insuffisant : vous pouvez retirer {{available}} au maximum.",
    own_balance: "Vous ne pouvez pas modifier votre propre solde.",
  },
  document: {
    ...documentErrors,
    not_found: "Document introuvable.",
    not_pending: "Les documents ne peuvent être retirés que tant que la demande est en attente.",
    not_addable: "Il n’est plus possible d’ajouter des documents à cette demande.",
    too_large: "Le fichier dépasse 5 Mo.",
    type: "Ce type de fichier n’est pas accepté : utilisez PDF, JPEG, PNG, WebP ou HEIC.",
    empty: "Le fichier est vide.",
    too_many: "Une demande admet dix documents au plus.",
    kind_unknown: "Choisissez un type de document dans la liste.",
    not_replaceable: "Il existe déjà une version plus récente de ce document.",
    not_deletable: "Ce document ne peut plus être supprimé.",
    already_decided: "Quelqu’un a déjà pris une décision sur ce document.",
    whose: "Indiquez à qui appartient le document, ou partagez-le avec toute l’entreprise.",
    never_supervisor:
      "Les documents médicaux et bancaires ne sont jamais montrés aux responsables.",
    expired: "La date d’expiration est déjà passée. Indiquez aujourd’hui ou une date ultérieure.",
    kept_too_short: "Un document social se conserve au moins 48 mois (LISOS, article 21).",
    quota:
      "Vous avez atteint le nombre maximal de documents personnels. Supprimez-en un dont vous n’avez plus besoin.",
  },
  expense: {
    ...expenseErrors,
    incomplete: "Indiquez la date, le type et le montant ou les kilomètres.",
    future: "La date de la dépense ne peut pas être postérieure à aujourd’hui.",
    over_limit: "Le montant dépasse la limite fixée par votre entreprise.",
    receipt_required: "Joignez le justificatif de la dépense.",
    not_approved: "Seule une dépense approuvée peut être payée.",
  },
  org_chart: {
    not_found: "Organigramme introuvable.",
    node_not_found: "Ce poste ne figure plus dans l’organigramme.",
    changed:
      "Une autre personne a modifié cet organigramme pendant que vous l’éditiez. Rouvrez-le pour ne pas annuler ses modifications.",
    tree: "Chaque poste doit dépendre d’un autre poste du même organigramme, sans répétition ni boucle, sur 40 niveaux au plus.",
    node: "Une personne est désignée par son identifiant, et une unité par son nom.",
    person_twice: "Chaque personne ne peut figurer qu’une seule fois dans l’organigramme.",
    name_taken: "Il existe déjà un organigramme portant ce nom.",
  },
  delegation: {
    dates: "Vérifiez les dates : à partir d’aujourd’hui et un an au plus.",
    self: "Vous ne pouvez pas vous désigner vous-même.",
    not_supervisor: "Cette personne ne peut pas statuer sur des demandes.",
    overlap: "Une autre personne vous remplace déjà à ces dates.",
    not_found: "Délégation introuvable.",
  },
  payslip: {
    not_found: "Bulletin de paie introuvable.",
    pdf_unavailable: "Le PDF de ce bulletin de paie n’est pas disponible.",
    not_published: "Seul un bulletin de paie publié peut être retiré.",
  },
  batch: {
    not_found: "Lot de bulletins de paie introuvable.",
    figures: "Le CSV des montants n’a pas pu être lu : vérifiez la ligne {{linea}}.",
    lines: "Le CSV des lignes n’a pas pu être lu : vérifiez la ligne {{linea}}.",
    too_many: "Un lot admet 5 000 pages au plus.",
    unreadable: "Le fichier n’a pas pu être lu : il est endommagé ou protégé par un mot de passe.",
    not_in_review: "Ce lot ne peut plus être modifié.",
    nothing_to_publish: "Aucun bulletin de paie n’est prêt à être publié.",
    publish_date: "La publication doit être prévue dans le futur, d’ici un an au plus.",
    worker_outside: "Cette personne n’était pas dans l’entreprise à cette période.",
    not_on_page: "Le nom et le NIF de cette personne ne figurent pas tous les deux sur la feuille.",
  },
  layout: {
    not_found: "Modèle de bulletin de paie introuvable.",
    name_taken: "Un modèle porte déjà ce nom.",
    too_many: "Une entreprise peut avoir 50 modèles de bulletin de paie au plus.",
  },
  signature: {
    not_found: "Document à signer introuvable.",
    not_sealed: "La copie signée est en préparation. Réessayez dans quelques secondes.",
    not_pending: "Ce document n’est plus en attente de signature.",
    not_read: "Lisez le document jusqu’à la fin avant de le signer.",
    not_enabled: "Votre entreprise n’a pas activé la signature électronique.",
    code_form: "Le code comporte six chiffres.",
    code_too_soon: "Un code vient d’être envoyé. Redemandez-en un dans une minute.",
    code_wrong: "Le code est incorrect.",
    code_expired: "Le code a expiré. Demandez-en un nouveau.",
    code_tries: "Il ne reste plus d’essai pour ce code. Demandez-en un nouveau.",
    other_document: "Le document a changé depuis votre lecture. Ouvrez-le à nouveau.",
    reason_required: "Expliquez pourquoi vous le refusez.",
    date: "Le dernier jour pour signer ne peut pas être antérieur à aujourd’hui.",
    encrypted: "Le PDF est protégé par un mot de passe et ne peut pas être signé.",
    content: "Choisissez un PDF ou un texte à champs, l’un des deux.",
    choice: "Indiquez quels documents, ou l’envoi entier.",
  },
  audience: audienceErrors,
  template: templateErrors,
  seal: {
    unreadable: "Le fichier n’est pas un certificat PKCS#12 (.p12 ou .pfx).",
    password: "Le mot de passe du certificat est incorrect.",
    expired: "Le certificat a expiré ou n’est pas encore en vigueur.",
    no_key: "Le certificat ne contient pas sa clé privée ou ne permet pas de signer.",
  },
  certificate: {
    not_found: "Attestation introuvable.",
    year_required: "Choisissez l’année de l’attestation.",
    no_data: "Il n’y a rien à attester pour cette année.",
    no_figures:
      "Les bulletins de paie de cette année ne sont sur le portail qu’en PDF, sans leurs montants : l’attestation ne peut pas être créée. Demandez-la à votre entreprise.",
    too_many: "Vous avez demandé beaucoup d’attestations aujourd’hui. Réessayez demain.",
  },
  model145: {
    not_found: "Modèle 145 introuvable.",
    not_pending: "Cette version du modèle 145 n’est plus en attente de signature.",
    not_in_force: "Cette version du modèle 145 n’est pas celle en vigueur.",
    unchanged: "Vous n’avez rien changé par rapport à la version en vigueur.",
    nif: "Vérifiez le NIF ou NIE : la lettre de contrôle ne correspond pas.",
    spouse_nif: "Indiquez un NIF ou NIE valable de votre conjoint, différent du vôtre.",
    situation:
      "La situation familiale 1 exige au moins un enfant de moins de 18 ans, ou en situation de handicap, qui vit uniquement avec vous.",
    child_age: "Les enfants doivent avoir moins de 25 ans, sauf en cas de handicap.",
    ascendant_age: "Les ascendants doivent avoir plus de 65 ans, sauf en cas de handicap.",
    move_date:
      "Indiquez la date du déménagement ; elle ne peut être ni future ni antérieure à l’année dernière.",
    year: "Vérifiez l’année.",
  },
  contract: {
    not_found: "Contrat introuvable.",
    overlap: "Il existe déjà un autre contrat à ces dates.",
    dates: "Vérifiez les dates du contrat.",
  },
  calendar: calendarErrors,
  notification: { not_found: "Notification introuvable." },
  notice: noticeErrors,
  push: {
    device_not_found: "Cet appareil est introuvable.",
    too_many: "Nombre maximal d’appareils atteint : retirez-en un d’abord.",
    app_unavailable: "L’envoi de notifications à l’application est indisponible.",
    subscription: "Ce navigateur n’a pas fourni d’adresse valide pour recevoir des notifications.",
  },
  message: {
    not_found: "Le message n’existe pas.",
    language: "Indiquez la langue de chaque texte, une seule fois.",
    moment: "Choisissez un moment à venir, dans un an au plus.",
    withdrawn: "Ce message avait déjà été retiré.",
    audience: "Indiquez à qui le message est destiné.",
    nobody: "Personne ne recevrait ce message : vérifiez les destinataires.",
  },
  phone: { form: "Saisissez un numéro de téléphone valide." },
  country: { not_found: "Pays introuvable." },
  province: { not_found: "Province introuvable." },
  town: { not_found: "Commune introuvable." },
  street_kind: { not_found: "Type de voie introuvable." },
  postal_code: {
    not_found: "Code postal introuvable.",
    form: "Le code postal comporte 5 chiffres.",
  },
  address: {
    country_first: "Indiquez d’abord le pays.",
    only_spain: "Cette information ne concerne que les adresses en Espagne.",
    only_elsewhere: "En Espagne, choisissez dans la liste.",
    other_province: "Cette commune n’appartient pas à cette province.",
    code_elsewhere: "Le code postal ne correspond pas à cette province.",
  },
  photo: photoErrors,
  bank: bankErrors,
  shift: shiftErrors,
  project: projectErrors,
  complaint: complaintErrors,
  privacy_policy: policyErrors,
  installation: installationErrors,
};
