import type { Dictionary } from "../../dictionary.ts";
import type { staffWords as Spanish } from "../../es/company/staff-words.ts";

export const staffWords: Dictionary<typeof Spanish> = {
  file: {
    name: "pessoas",
    sheet: "Pessoas",
    columns: {
      code: "Código",
      name: "Nome",
      email: "E-mail",
      job: "Função",
      department: "Departamento",
      centre: "Local de trabalho",
      supervisors: "Responsáveis",
      contract: "Contrato",
      hired: "Admissão",
      left: "Último dia",
      state: "Estado",
      access: "Acesso",
    },
  },
  state: {
    activa: "Trabalha aqui",
    futura: "Ainda não começou",
    anterior: "Já não trabalha aqui",
  },
  access: {
    sin_invitar: "Por convidar",
    invitado: "Convite enviado",
    caducado: "Convite expirado",
    activado: "Conta ativada",
  },
};
