import type { Dictionary } from "../../dictionary.ts";
import type { templateWords as source } from "../../es/papers/template-words.ts";

/** Texts of letters that are made from a text with fields. */
export const templateWords: Dictionary<typeof source> = {
  page: "Página {{page}} de {{pages}}",
  field: {
    nombre: "nome",
    nif: "NIF",
    codigo: "código",
    email: "e-mail",
    puesto: "função",
    departamento: "departamento",
    centro: "centro de trabalho",
    fecha_alta: "data de entrada",
    contrato: "contrato",
    horas_semanales: "horas semanais",
    grupo_profesional: "grupo profissional",
    empresa: "empresa",
    cif: "CIF",
    fecha: "data",
  },
};
