import type { Dictionary } from "../../dictionary.ts";
import type { payrollWords as es } from "../../es/company/payroll-words.ts";

/** Files for payroll. */
export const payrollWords: Dictionary<typeof es> = {
  file: "payroll",
  sheet: "Payroll",
  own: "One row per person",
  unit: {
    horas: "hours",
    euros: "euros",
    dias: "days",
  },
  column: {
    codigo: "Code",
    nif: "Tax number",
    nombre: "Name",
    centro: "Centre",
    departamento: "Department",
    alta: "Joined",
    baja_empresa: "Left",
    contrato: "New contract",
    cuenta: "New account",
    previstas: "Expected hours",
    trabajadas: "Worked hours",
    saldo: "Balance of hours",
    horas_nomina: "Overtime to payroll",
    gastos: "Approved expenses (€)",
    vacaciones: "Holidays (days)",
    asuntos_propios: "Personal affairs (days)",
    horas_retribuidas: "Paid hours",
    permiso_retribuido: "Paid leave (days)",
    permiso_no_retribuido: "Unpaid leave (days)",
    reposo: "Short sick leave (days)",
    baja: "Sick leave (days)",
    nacimiento: "Birth leave (days)",
    concepto: "Item",
    cantidad: "Amount",
    unidad: "Unit",
  },
};
