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
      expires: "Caduca",
      shared: "Publicado",
      author: "Publicado por",
      version: "Versão",
    },
  },
  openings: {
    name: "aberturas",
    sheet: "Aberturas",
    columns: { person: "Pessoa", opened: "Aberto", first: "Primeira vez" },
    yes: "Sim",
    no: "Não",
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
