import type { Dictionary } from "../../dictionary.ts";
import type { templateWords as source } from "../../es/papers/template-words.ts";

/** Texts of letters that are made from a text with fields. */
export const templateWords: Dictionary<typeof source> = {
  page: "Page {{page}} sur {{pages}}",
  field: {
    nombre: "nom",
    nif: "NIF",
    codigo: "code",
    email: "e-mail",
    puesto: "poste",
    departamento: "service",
    centro: "centre de travail",
    fecha_alta: "date d’entrée",
    contrato: "contrat",
    horas_semanales: "heures par semaine",
    grupo_profesional: "groupe professionnel",
    empresa: "entreprise",
    cif: "CIF",
    fecha: "date",
  },
};
