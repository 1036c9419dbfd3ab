import type { Dictionary } from "../../dictionary.ts";
import type { documentWords as source } from "../../es/papers/document-words.ts";

/** Texts of the file of documents that the company shares. */
export const documentWords: Dictionary<typeof source> = {
  file: {
    name: "documents",
    sheet: "Documents",
    columns: {
      title: "Title",
      category: "Type",
      audience: "For",
      people: "People",
      folder: "Folder",
      file: "File",
      date: "Date of the document",
      expires: "Expires",
      shared: "Shared",
      author: "Shared by",
      version: "Version",
    },
  },
  openings: {
    name: "openings",
    sheet: "Openings",
    columns: { person: "Person", opened: "Opened", first: "First time" },
    yes: "Yes",
    no: "No",
  },
  category: {
    empresa: "The company’s",
    trabajador: "Personal",
    laboral: "Employment",
  },
  audience: {
    todos: "The whole company",
    centros: "By work centre",
    departamentos: "By department",
    trabajadores: "Chosen people",
  },
};
