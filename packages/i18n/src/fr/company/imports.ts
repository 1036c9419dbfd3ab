import type { Dictionary } from "../../dictionary.ts";
import type { imports as es } from "../../es/company/imports.ts";

export const imports: Dictionary<typeof es> = {
  where: {
    sheet: "feuille « {{sheet}} »",
    line: "ligne {{line}}",
    column: "colonne « {{column}} »",
  },
  tables: {
    festivos: "Jours fériés",
    centros: "Lieux de travail",
    horarios: "Horaires",
    trabajadores: "Salariés",
    supervisores: "Responsables",
    areas: "Secteurs",
    partes: "Champs",
    proyectos: "Projets",
    actividades: "Activités",
    reglas: "Règles de congés",
    saldos: "Soldes initiaux",
  },
  preview: {
    title: "Importation dans {{company}}",
    new: "nouveaux",
    changed: "modifiés",
    unchanged: "inchangés",
    changes: "{{table}} modifiés :",
    more: "… et {{count}} de plus",
    invited: "Sans compte activé, peuvent être invités : {{count}}",
    ignored: "Ignoré :",
    nothing: "Rien à modifier : l’entreprise est déjà conforme aux fichiers.",
    dry_run: "Ceci est un aperçu : rien n’a été enregistré.",
    how_to_apply: "Pour importer, relancez la commande avec --yes.",
    confirm: "Importer maintenant ? (o/N)",
    cancelled: "Rien n’a été enregistré.",
    applied: "Importation terminée.",
    invite: "Pour les inviter à activer leur compte :",
    failed: "Rien n’a été importé. Problèmes trouvés : {{count}}",
  },
  values: {
    yes: "oui",
    no: "non",
    holiday: { type1: "ouvré", type2: "national", type3: "régional", type4: "local" },
    stretches: "{{count}} plages",
    template: "modele",
  },
  notices: {
    unknown_column: "La colonne « {{name}} » est inconnue et n’est pas importée.",
    unknown_sheet: "La feuille « {{name}} » est inconnue et n’est pas importée.",
  },
  problems: {
    required: "Cette donnée manque. Remplissez la cellule.",
    too_long: "« {{value}} » est trop long. Utilisez au maximum {{max}} caractères.",
    control_character: "« {{value}} » contient des caractères non admis. Saisissez-le à nouveau.",
    formula: "« {{value}} » ressemble à une formule. Écrivez le texte sans =, +, - ni @ au début.",
    date: "« {{value}} » n’est pas une date valable. Écrivez-la sous la forme 31/12/2026 ou 2026-12-31.",
    time: "« {{value}} » n’est pas une heure valable. Écrivez-la sous la forme 08:30.",
    number: "« {{value}} » n’est pas un nombre entier entre {{min}} et {{max}}.",
    flag: "« {{value}} » n’est ni oui ni non. Écrivez oui ou non.",
    language: "« {{value}} » n’est pas une langue du portail. Écrivez es, en, fr ou pt.",
    sex: "« {{value}} » n’est pas compris. Écrivez homme, femme ou autre.",
    holiday_type: "« {{value}} » n’est pas compris. Écrivez national, regional ou local.",
    too_many_local:
      "Cette année compte déjà 2 jours fériés locaux dans le calendrier. Retirez-en un ou écrivez convention comme type.",
    too_many_holidays:
      "Cette année compte déjà 14 jours fériés dans le calendrier. Retirez-en un ou écrivez convention comme type.",
    days: "« {{value}} » ne correspond pas à des jours de la semaine. Écrivez par exemple lundi, lun-ven ou 1-5.",
    zone: "« {{value}} » n’est pas un fuseau horaire. Écrivez par exemple Europe/Madrid ou Europe/Paris.",
    network:
      "« {{value}} » n’est ni une adresse IP ni une plage. Écrivez par exemple 203.0.113.7 ou 203.0.113.0/24.",
    nif: "« {{value}} » n’est pas un NIF ou un NIE valable. Vérifiez les chiffres et la lettre.",
    email: "« {{value}} » n’est pas une adresse e-mail valable. Vérifiez-la.",
    phone:
      "« {{value}} » n’est pas un numéro de téléphone. N’écrivez que des chiffres et des espaces, avec + devant l’indicatif si besoin.",
    amount: "« {{value}} » n’est pas une quantité. Écrivez par exemple 12 ou 4,5.",
    balance_kind:
      "« {{value}} » n’est pas un solde. Écrivez congés, affaires personnelles ou heures payées.",
    leave_unit: "« {{value}} » n’est pas compris. Écrivez calendaires, ouvrables ou heures.",
    month_day: "« {{value}} » n’est pas un jour de l’année. Écrivez par exemple 31/03.",
    part_kind: "« {{value}} » n’est pas un type de champ. Écrivez texte, nombre ou choix.",
    not_in_charge:
      "« {{name}} » n’est pas responsable. Mettez oui dans la colonne responsable du tableau des salariés.",
    unknown_project:
      "Le projet « {{value}} » n’existe pas. Ajoutez-le au tableau des projets ou corrigez le code.",
    unknown_part:
      "Le champ « {{name}} » n’existe pas. Ajoutez-le au tableau des champs ou corrigez le nom.",
    part_kind_stays:
      "Ce champ existe déjà avec un autre type, qui ne change pas. Utilisez un autre nom.",
    part_options: "Un champ à choix a besoin d’au moins deux options. Les autres n’en ont pas.",
    all_and_list: "Si le projet est pour tout le personnel, laissez la liste des salariés vide.",
    duplicate: "« {{value}} » figure déjà à la ligne {{line}}. Ne gardez qu’une seule ligne.",
    unknown_calendar:
      "Le calendrier « {{value}} » n’existe pas. Ajoutez-le au tableau des jours fériés ou corrigez son nom.",
    unknown_centre:
      "Le lieu « {{value}} » n’existe pas. Ajoutez-le au tableau des lieux de travail ou corrigez le code.",
    unknown_schedule:
      "L’horaire « {{value}} » n’existe pas. Ajoutez-le au tableau des horaires ou corrigez le code.",
    unknown_worker:
      "Personne n’a le code, le NIF ou l’e-mail « {{value}} ». Ajoutez cette personne au tableau des salariés ou corrigez-le.",
    end_before_start: "« {{value}} » est antérieur au début. Corrigez l’une des deux dates.",
    birth_after_hire:
      "« {{value}} » n’est pas antérieur à la date d’embauche. Corrigez l’une des deux dates.",
    week_over_cycle:
      "La semaine « {{value}} » n’entre pas dans un cycle de {{weeks}} semaines. Corrigez la semaine ou le cycle.",
    stretch_overlap:
      "La plage qui commence à « {{value}} » chevauche celle de la ligne {{line}}. Corrigez les heures ou les jours.",
    schedule_differs:
      "« {{value}} » diffère de la ligne {{line}} du même horaire. Écrivez la même chose ou laissez la cellule vide.",
    nif_taken:
      "Le NIF « {{value}} » est celui d’une autre personne de l’entreprise (code {{code}}). Corrigez le NIF ou le code.",
    email_taken:
      "L’e-mail « {{value}} » est celui d’une autre personne de l’entreprise (code {{code}}). Utilisez un autre e-mail.",
    email_in_use: "L’e-mail « {{value}} » appartient à un autre compte. Utilisez un autre e-mail.",
    email_shared:
      "Cette personne se connecte aussi à une autre entreprise avec son ancien e-mail : « {{value}} » ne peut pas le remplacer. Gardez l’ancien.",
    self_supervision:
      "« {{value}} » ne peut pas être son propre responsable. Corrigez l’une des deux personnes.",
    unknown_person:
      "« {{name}} » ne figure ni dans le tableau des salariés ni dans l’entreprise. Indiquez son code, son NIF ou son adresse e-mail, séparés par des virgules.",
    not_shift_manager:
      "« {{name}} » ne gère pas encore les plannings. Écrivez oui dans sa colonne « gestionnaire_plannings » du tableau des salariés.",
    not_supervisor:
      "« {{value}} » n’est pas encore responsable. Écrivez oui dans sa colonne « responsable » du tableau des salariés.",
    supervision_overlap:
      "Cette relation figure déjà à la ligne {{line}} avec des dates qui se chevauchent. Ne gardez qu’une seule ligne.",
    unit_misfit:
      "« {{value}} » ne convient pas à ce solde. Les congés et les affaires personnelles se comptent en jours calendaires ou ouvrables, les heures payées en heures.",
    unit_differs:
      "« {{value}} » ne correspond pas à la ligne {{line}} : un solde se compte toujours de la même façon. Mettez la même chose.",
    year_locked:
      "Les soldes de {{year}} sont clôturés et cette règle les modifierait. Indiquez une année postérieure dans « annee_debut ».",
    too_many_cells:
      "La ligne a plus de cellules que l’en-tête : « {{value}} » est en trop. Vérifiez les séparateurs.",
    file_too_large: "Le fichier dépasse {{max}} Mo. Divisez-le en plusieurs.",
    too_many_rows: "Le tableau a plus de {{max}} lignes. Divisez-le en plusieurs fichiers.",
    file_type:
      "Ce n’est ni un fichier CSV ni un fichier XLSX. Enregistrez-le dans l’un de ces formats.",
    file_empty: "Le fichier est vide. Vérifiez que c’est le bon.",
    file_broken:
      "Le classeur est endommagé ou protégé. Ouvrez-le et enregistrez-le à nouveau en XLSX.",
    csv_quotes:
      "Les guillemets ne correspondent plus à partir d’ici. Fermez ceux qui sont ouverts ou supprimez-les.",
    unknown_table: "Ce tableau n’est pas reconnu. Donnez-lui l’un de ces noms : {{tables}}.",
    missing_column: "La colonne « {{column}} » manque. Ajoutez-la à l’en-tête.",
    table_role:
      "Votre accès ne couvre pas la table « {{table}} ». Retirez cette feuille ou demandez à la personne chargée du temps de l’importer.",
    access_elsewhere:
      "L’accès à l’administration ne se donne pas par fichier. Laissez la cellule telle quelle et donnez-le dans Droits d’accès.",
    owner_only:
      "Seul un titulaire de l’entreprise peut modifier cette donnée. Laissez la cellule telle quelle.",
    own_access:
      "Vos propres droits sont modifiés par quelqu’un d’autre. Laissez la cellule telle quelle.",
    repeated_column: "La colonne « {{column}} » est répétée. N’en gardez qu’une.",
  },
};
