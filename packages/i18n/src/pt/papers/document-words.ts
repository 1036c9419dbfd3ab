import type { Dictionary } from "../../dictionary.ts";
import type { documentWords as source } from "../../es/papers/document-words.ts";

/** Texts of the file of documents that the company shares. */
export const documentWords: Dictionary<typeof source> = {
  file: {
    name: "documentos",
    sheet: "Documentos",
    columns: {
      title: "Título",
      category: "Tipo",
      audience: "Para",
      people: "Pessoas",
      folder: "Pasta",
      file: "Ficheiro",
      date: "Data do documento",
      shared: "Publicado",
      author: "Publicado por",
      version: "Versão",
    },
  },
  category: {
    empresa: "Da empresa",
    trabajador: "Pessoal",
    laboral: "Laboral",
  },
  audience: {
    todos: "Toda a empresa",
    centros: "Por centros",
    departamentos: "Por departamentos",
    trabajadores: "Pessoas escolhidas",
  },
};
