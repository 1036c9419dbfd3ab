/** Texts of the file of documents that the company shares. */
export const documentWords = {
  file: {
    name: "documentos",
    sheet: "Documentos",
    columns: {
      title: "Título",
      category: "Tipo",
      audience: "Para",
      people: "Personas",
      folder: "Carpeta",
      file: "Fichero",
      date: "Fecha del documento",
      expires: "Caduca",
      shared: "Publicado",
      author: "Publicado por",
      version: "Versión",
    },
  },
  openings: {
    name: "aperturas",
    sheet: "Aperturas",
    columns: { person: "Persona", opened: "Abierto", first: "Primera vez" },
    yes: "Sí",
    no: "No",
  },
  category: {
    empresa: "De la empresa",
    trabajador: "Personal",
    laboral: "Laboral",
  },
  audience: {
    todos: "Toda la empresa",
    centros: "Por centros",
    departamentos: "Por departamentos",
    trabajadores: "Personas elegidas",
  },
} as const;
