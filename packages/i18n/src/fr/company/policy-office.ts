import type { Dictionary } from "../../dictionary.ts";
import type { policyOffice as es } from "../../es/company/policy-office.ts";

export const policyOffice: Dictionary<typeof es> = {
  title: "Politique de confidentialité",
  subtitle: "Ce que vos équipes lisent sur l’usage de leurs données.",
  none: "L’entreprise n’a pas publié de texte : celui du portail est affiché.",
  languages: "Langues de la politique",
  unwritten: "à rédiger",
  text: "Texte",
  textIn: "Texte en {{language}}",
  textHint: "Vous pouvez utiliser **gras**, des listes avec tirets et ## pour les rubriques.",
  preview: "Ce qui sera lu",
  nothing: "Rédigez le texte : il s’affiche ici.",
  publish: "Publier une nouvelle version",
  see: "Voir la page publiée",
  publishTitle: "Publier cette version ?",
  publishText:
    "Elle est publiée en {{languages}} et toute l’entreprise en est avertie. Les versions précédentes sont conservées.",
  from: "En vigueur à partir du",
  fromMissing: "Indiquez le jour de son entrée en vigueur.",
  published: "Version {{number}} publiée",
  versions: "Versions",
  version: "Version {{number}}",
  since: "depuis le {{date}}",
  current: "En vigueur",
};
