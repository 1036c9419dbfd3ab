import type { Dictionary } from "../../dictionary.ts";
import type { documentWords as source } from "../../es/papers/document-words.ts";

/** Texts of the file of documents that the company shares. */
export const documentWords: Dictionary<typeof source> = {
  file: {
    name: "documents",
    sheet: "Documents",
    columns: {
      title: "Titre",
      category: "Type",
      audience: "Pour",
      people: "Personnes",
      folder: "Dossier",
      file: "Fichier",
      date: "Date du document",
      expires: "Expire",
      shared: "Publié",
      author: "Publié par",
      version: "Version",
    },
  },
  openings: {
    name: "ouvertures",
    sheet: "Ouvertures",
    columns: { person: "Personne", opened: "Ouvert", first: "Première fois" },
    yes: "Oui",
    no: "Non",
  },
  category: {
    empresa: "De l’entreprise",
    trabajador: "Personnel",
    laboral: "Travail",
  },
  audience: {
    todos: "Toute l’entreprise",
    centros: "Par site",
    departamentos: "Par service",
    trabajadores: "Personnes choisies",
  },
};
