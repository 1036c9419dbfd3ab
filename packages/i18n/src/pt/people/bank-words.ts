import type { Dictionary } from "../../dictionary.ts";
import type { bankWords as es } from "../../es/people/bank-words.ts";

export const bankWords: Dictionary<typeof es> = {
  reason: {
    over_cap: "Limite anual atingido: {{minutes}} desta ocorrência não entram no banco de horas.",
    not_left: "Restava menos tempo no banco de horas: {{minutes}} não são transferidos.",
    carried_out: "Passa para {{year}}.",
    carried_in: "Vem de {{year}}.",
  },
  file: {
    name: "banco-de-horas",
    incidences: "Ocorrências",
    balances: "Saldos",
    worker: "Trabalhador",
    day: "Dia",
    difference: "Diferença (min)",
    saved: "Guardado (min)",
    saved_hours: "Guardado",
    compensation: "Compensação",
    state: "Estado",
    remarks: "Observações",
    validated_by: "Validada por",
    decided_by: "Resolvida por",
    decided_on: "Data da decisão",
    answer: "Resposta",
    year: "Ano",
    balance: "Saldo (min)",
    balance_hours: "Saldo",
    pending: "Por aprovar (min)",
    pending_incidences: "Ocorrências pendentes",
  },
  state: { 1: "Pendente", 2: "Rejeitada", 3: "Aprovada", 4: "Transferida" },
  compensation: { 1: "Banco de horas", 2: "Salário", 3: "Férias" },
};
