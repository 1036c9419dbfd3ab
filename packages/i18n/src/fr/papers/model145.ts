import type { Dictionary } from "../../dictionary.ts";
import type { model145 as es } from "../../es/papers/model145.ts";

export const model145: Dictionary<typeof es> = {
  title: "Modèle 145",
  intro:
    "Avec le modèle 145, vous informez votre entreprise de votre situation personnelle et familiale. Il sert à calculer l’impôt sur le revenu (IRPF) retenu sur chaque bulletin de paie, ni trop ni trop peu.",
  privacy:
    "Ce que vous écrivez est conservé chiffré. Vos responsables ne le voient pas : votre entreprise ne s’en sert que pour calculer la retenue.",
  none: {
    title: "Vous n’avez pas encore présenté le modèle 145",
    text: "Sans lui, votre entreprise calcule la retenue comme si vous n’aviez pas de charges de famille, et vous pourriez payer plus que nécessaire. Cela prend environ cinq minutes.",
    start: "Commencer",
  },
  review: {
    anyo_nuevo: "Une nouvelle année a commencé : vérifiez que rien n’a changé.",
    hijo_cumple_25:
      "Un de vos enfants a 25 ans cette année et pourrait ne plus compter. Vérifiez-le.",
    ascendiente_cumple_65:
      "Un proche qui vit avec vous a 65 ans cette année et pourrait commencer à compter. Vérifiez-le.",
  },
  current: {
    title: "Votre modèle 145 en vigueur",
    since: "Signé le {{date}}",
    confirmed: "Confirmé sans changement le {{date}}",
    question: "Quelque chose a changé ?",
    question_text:
      "Une naissance, un mariage ou une séparation, un enfant qui quitte le foyer, un handicap reconnu… Signalez-le dans les 10 jours.",
    unchanged: "Non, rien n’a changé",
    changed: "Oui, le mettre à jour",
    confirmed_now: "Merci. Nous avons noté que rien n’a changé.",
    download: "Télécharger le PDF",
    code: "Code de vérification : {{code}}",
  },
  pending: {
    title: "Il vous reste à le signer",
    text: "Tant que vous ne l’avez pas signé, votre version précédente continue de compter, si vous en avez une.",
    edit: "Modifier quelque chose",
    discard: "L’abandonner",
    discard_title: "Abandonner cette version ?",
    discard_text: "Ce que vous avez écrit et pas encore signé sera effacé.",
    discarded: "Version abandonnée",
    draft: "Voir le brouillon en PDF",
  },
  sign: {
    title: "Signez avec un code",
    declare:
      "En signant, vous déclarez que ce que vous avez écrit est exact. De fausses informations peuvent être sanctionnées.",
    action: "Signer",
    done: "Modèle 145 signé. Votre entreprise en tiendra compte dès le prochain bulletin de paie.",
  },
  history: {
    title: "Versions",
    version: "Version {{version}}",
    state: { pendiente: "À signer", firmado: "En vigueur", sustituido: "Remplacée" },
    signed: "Signée le {{date}}",
    written: "Rédigée le {{date}}",
    download: "PDF de la version {{version}}",
  },
  steps: {
    label: "Étapes du formulaire",
    position: "Étape {{step}} sur {{total}}",
    self: "Vous",
    family: "Votre situation familiale",
    children: "Enfants",
    ascendants: "Parents et grands-parents",
    payments: "Pensions et logement",
    review: "Vérification",
    next: "Suivant",
    back: "Retour",
    cancel: "Quitter sans enregistrer",
    save: "Enregistrer et passer à la signature",
  },
  yes: "Oui",
  no: "Non",
  missing: {
    required: "Ce champ est obligatoire.",
    answer: "Choisissez une réponse.",
    year: "Saisissez l’année en quatre chiffres.",
    amount: "Saisissez un montant en euros supérieur à zéro, avec deux décimales au plus.",
    people: "Saisissez un nombre de 1 à 10.",
    add_one: "Ajoutez au moins une personne.",
    top: "Vérifiez ce qui est signalé avant de continuer.",
  },
  self: {
    tax_id: "NIF ou NIE",
    name: "Noms et prénom",
    birth_year: "Année de naissance",
    moved:
      "Avez-vous déménagé dans une autre commune pour accepter cet emploi, alors que vous étiez au chômage ?",
    moved_hint:
      "Cela ne compte que si vous étiez inscrit comme demandeur d’emploi et que le nouveau poste vous a obligé à changer de résidence. S’applique l’année du déménagement et la suivante.",
    move_date: "Date du déménagement",
    irregular:
      "Au cours des cinq dernières années, cette entreprise vous a-t-elle versé une somme exceptionnelle à laquelle la réduction de 30 % n’a pas été appliquée ?",
    irregular_hint:
      "Par exemple, une prime pour plusieurs années de travail. Si cela ne vous dit rien, la réponse est presque certainement non.",
  },
  disability: {
    label: "Handicap reconnu",
    hint: "Uniquement si vous avez le certificat officiel. Un rapport médical ne suffit pas.",
    ninguna: "Aucun, ou inférieur à 33 %",
    "33_a_65": "De 33 % à moins de 65 %",
    "65_o_mas": "65 % ou plus",
    help: "A besoin de l’aide d’une autre personne ou a une mobilité réduite",
    help_own: "J’ai besoin de l’aide d’une autre personne ou j’ai une mobilité réduite",
  },
  family: {
    label: "Quelle est votre situation ?",
    monoparental: "1. Sans conjoint légal, avec des enfants à charge",
    monoparental_hint:
      "Célibataire, veuf, divorcé ou séparé légalement, avec des enfants de moins de 18 ans (ou handicapés) qui vivent uniquement avec vous. Si vous vivez avec l’autre parent, ou si la garde est partagée, choisissez la 3.",
    conyuge_a_cargo: "2. Marié, et mon conjoint gagne moins de 1 500 € par an",
    conyuge_a_cargo_hint:
      "Mariage uniquement, pas d’union libre, et sans séparation légale. Comptent ses revenus de toute l’année, hors revenus exonérés.",
    otra: "3. Toute autre situation",
    otra_hint:
      "Célibataire sans enfants, marié à une personne qui gagne plus de 1 500 €, union libre, garde partagée… C’est la plus courante.",
    spouse_tax_id: "NIF ou NIE de votre conjoint",
    mistake:
      "L’erreur la plus fréquente : une union libre n’est pas un mariage. Dans ce cas, la situation est la 3.",
  },
  children: {
    question:
      "Des enfants de moins de 25 ans, ou handicapés quel que soit leur âge, vivent-ils avec vous ?",
    hint: "Ne comptez pas ceux qui gagnent plus de 8 000 € par an, ou qui présentent leur propre déclaration avec plus de 1 800 € de revenus.",
    add: "Ajouter un enfant",
    one: "Enfant {{number}}",
    remove: "Retirer l’enfant {{number}}",
    birth_year: "Année de naissance",
    adoption_year: "Année de l’adoption ou de l’accueil",
    adoption_hint: "Uniquement s’il est adopté ou accueilli.",
    whole: "Le comptez-vous en entier ?",
    whole_hint:
      "En entier uniquement s’il vit seulement avec vous et que personne d’autre ne peut le déclarer. Si vous vivez avec l’autre parent ou si la garde est partagée, la réponse est non : chacun compte la moitié.",
    mistake:
      "L’erreur la plus fréquente : les deux parents le comptent en entier. L’administration fiscale le réclame ensuite dans la déclaration annuelle.",
  },
  ascendants: {
    question:
      "Des parents ou grands-parents de plus de 65 ans, ou handicapés, vivent-ils avec vous ?",
    hint: "Ils doivent vivre avec vous au moins la moitié de l’année et ne pas gagner plus de 8 000 € par an.",
    add: "Ajouter un proche",
    one: "Proche {{number}}",
    remove: "Retirer le proche {{number}}",
    birth_year: "Année de naissance",
    sharers: "Avec combien d’enfants ou de petits-enfants vit-il, vous compris",
    sharers_hint: "S’il vit seulement avec vous, saisissez 1.",
  },
  payments: {
    spouse: "Versez-vous à votre ex-conjoint une pension compensatoire fixée par un juge ?",
    spouse_amount: "Montant annuel de la pension compensatoire",
    children: "Versez-vous à vos enfants une pension alimentaire fixée par un juge ?",
    children_hint:
      "Dans ce cas, ces enfants ne sont pas comptés à l’étape des enfants, sauf si la garde est partagée.",
    children_amount: "Montant annuel de la pension alimentaire",
    home: "Remboursez-vous un prêt pour votre résidence principale, achetée avant 2013 ?",
    home_hint:
      "Uniquement si vous appliquez la déduction dans votre déclaration et gagnez moins de 33 007,20 € bruts par an. Les logements achetés à partir du 1er janvier 2013 n’y donnent pas droit.",
  },
  summary: {
    title: "Ce que vous allez déclarer",
    declared: "Ce que vous avez déclaré",
    situation: "Situation familiale",
    spouse: "Conjoint",
    disability: "Handicap",
    moved: "Déménagement pour le travail",
    irregular: "Versements exceptionnels",
    children: "Enfants",
    ascendants: "Parents et grands-parents",
    spouse_amount: "Pension compensatoire",
    children_amount: "Pension alimentaire",
    home: "Logement acheté avant 2013",
    nobody: "Personne",
    none: "Non",
    child: "Naissance en {{year}}, {{how}}",
    whole: "compté en entier",
    half: "compté pour moitié",
    ascendant_one: "Naissance en {{year}}, vit seulement avec vous",
    ascendant_other: "Naissance en {{year}}, vit avec {{count}} enfants ou petits-enfants",
    help: "avec l’aide d’une autre personne",
    yearly: "{{amount}} par an",
    change: "Modifier",
    edit: "Modifier : {{step}}",
  },
};
