import type { Dictionary } from "../../dictionary.ts";
import type { directory as es } from "../../es/people/directory.ts";

export const directory: Dictionary<typeof es> = {
  column: {
    nombre_completo: "Nome",
    relacion: "Relação",
    puesto: "Função",
    nombre_departamento_trabajador: "Departamento",
    centro_trabajo: "Local de trabalho",
    nombre_empresa: "Empresa",
    email: "E-mail",
    telefono: "Telefone",
    supervisores: "Supervisores",
    antiguedad: "Antiguidade",
    fin_contrato: "Fim do contrato",
    cumpleanyos: "Aniversário",
    vacaciones_totales: "Férias do ano",
    vacaciones_disponibles: "Férias disponíveis",
    sexo: "Sexo",
    salario_bruto_anual: "Salário bruto anual",
  },
  relation: {
    ninguna: "Sem relação direta",
    descendiente: "A seu cargo",
    hermano: "Mesma equipa",
    ascendente: "A sua chefia",
  },
  sex: { H: "Homem", M: "Mulher", X: "Não indicado" },
  file: {
    title: "Diretório da empresa",
    sheet: "Diretório",
    name: "diretorio",
    people_one: "{{count}} pessoa",
    people: "{{count}} pessoas",
    by: "Exportado por {{name}}",
    search: "Pesquisa: {{text}}",
    only: "{{column}}: {{value}}",
  },
};
