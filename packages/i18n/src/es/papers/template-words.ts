/** Texts of letters that are made from a text with fields. */
export const templateWords = {
  page: "Página {{page}} de {{pages}}",
  field: {
    nombre: "nombre",
    nif: "NIF",
    codigo: "código",
    email: "correo",
    puesto: "puesto",
    departamento: "departamento",
    centro: "centro",
    fecha_alta: "fecha de alta",
    contrato: "contrato",
    horas_semanales: "horas semanales",
    grupo_profesional: "grupo profesional",
    empresa: "empresa",
    cif: "CIF",
    fecha: "fecha",
  },
} as const;
