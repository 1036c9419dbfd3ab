import type { Dictionary } from "../../dictionary.ts";
import type { payrollWords as es } from "../../es/company/payroll-words.ts";

/** Files for payroll. */
export const payrollWords: Dictionary<typeof es> = {
  file: "processamento",
  sheet: "Processamento",
  own: "Uma linha por pessoa",
  unit: {
    horas: "horas",
    euros: "euros",
    dias: "dias",
  },
  column: {
    codigo: "Código",
    nif: "NIF",
    nombre: "Nome",
    centro: "Centro",
    departamento: "Departamento",
    alta: "Entrada",
    baja_empresa: "Saída",
    contrato: "Contrato novo",
    cuenta: "Conta nova",
    previstas: "Horas previstas",
    trabajadas: "Horas trabalhadas",
    saldo: "Saldo de horas",
    horas_nomina: "Horas extra a pagar",
    gastos: "Despesas aprovadas (€)",
    vacaciones: "Férias (dias)",
    asuntos_propios: "Assuntos pessoais (dias)",
    horas_retribuidas: "Horas remuneradas",
    permiso_retribuido: "Licença remunerada (dias)",
    permiso_no_retribuido: "Licença não remunerada (dias)",
    reposo: "Repouso médico (dias)",
    baja: "Baixa médica (dias)",
    nacimiento: "Nascimento (dias)",
    concepto: "Rubrica",
    cantidad: "Quantidade",
    unidad: "Unidade",
  },
};
