import type { Dictionary } from "../../dictionary.ts";
import type { policyOffice as es } from "../../es/company/policy-office.ts";

export const policyOffice: Dictionary<typeof es> = {
  title: "Política de privacidade",
  subtitle: "O que as pessoas leem sobre o uso dos seus dados.",
  none: "A empresa não publicou um texto próprio: mostra-se o texto geral do portal.",
  languages: "Línguas da política",
  unwritten: "por escrever",
  text: "Texto",
  textIn: "Texto em {{language}}",
  textHint: "Pode usar **negrito**, listas com hífenes e ## para as secções.",
  preview: "Como se vai ler",
  nothing: "Escreva o texto e verá aqui.",
  publish: "Publicar uma nova versão",
  see: "Ver a página publicada",
  publishTitle: "Publicar esta versão?",
  publishText:
    "É publicada em {{languages}} e avisa-se toda a empresa. As versões anteriores são conservadas.",
  from: "Em vigor desde",
  fromMissing: "Indique desde que dia está em vigor.",
  published: "Versão {{number}} publicada",
  versions: "Versões",
  version: "Versão {{number}}",
  since: "desde {{date}}",
  current: "Em vigor",
};
