import type { Dictionary } from "../../dictionary.ts";
import type { directory as es } from "../../es/people/directory.ts";

export const directory: Dictionary<typeof es> = {
  column: {
    nombre_completo: "Name",
    relacion: "Relation",
    puesto: "Job title",
    nombre_departamento_trabajador: "Department",
    centro_trabajo: "Work centre",
    nombre_empresa: "Company",
    email: "E-mail",
    telefono: "Phone",
    supervisores: "Supervisors",
    antiguedad: "Length of service",
    fin_contrato: "Contract end",
    cumpleanyos: "Birthday",
    vacaciones_totales: "Holidays this year",
    vacaciones_disponibles: "Holidays left",
    sexo: "Sex",
    salario_bruto_anual: "Gross annual salary",
  },
  relation: {
    ninguna: "No direct relation",
    descendiente: "Reports to you",
    hermano: "Same team",
    ascendente: "Manages you",
  },
  sex: { H: "Male", M: "Female", X: "Not stated" },
  file: {
    title: "Company directory",
    sheet: "Directory",
    name: "directory",
    people_one: "{{count}} person",
    people: "{{count}} people",
    by: "Exported by {{name}}",
    search: "Search: {{text}}",
    only: "{{column}}: {{value}}",
  },
};
