/** Fields of a text, written `{{nombre}}`: facts of its person, the company and the day. */
export const templateFields = [
  "nombre",
  "nif",
  "codigo",
  "email",
  "puesto",
  "departamento",
  "centro",
  "fecha_alta",
  "contrato",
  "horas_semanales",
  "grupo_profesional",
  "empresa",
  "cif",
  "fecha",
] as const;
export type TemplateField = (typeof templateFields)[number];
