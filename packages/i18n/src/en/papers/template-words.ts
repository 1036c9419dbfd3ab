import type { Dictionary } from "../../dictionary.ts";
import type { templateWords as source } from "../../es/papers/template-words.ts";

/** Texts of letters that are made from a text with fields. */
export const templateWords: Dictionary<typeof source> = {
  page: "Page {{page}} of {{pages}}",
  field: {
    nombre: "name",
    nif: "NIF",
    codigo: "code",
    email: "e-mail",
    puesto: "job",
    departamento: "department",
    centro: "work centre",
    fecha_alta: "first day",
    contrato: "contract",
    horas_semanales: "weekly hours",
    grupo_profesional: "professional group",
    empresa: "company",
    cif: "CIF",
    fecha: "date",
  },
};
