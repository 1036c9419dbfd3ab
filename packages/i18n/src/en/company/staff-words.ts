import type { Dictionary } from "../../dictionary.ts";
import type { staffWords as Spanish } from "../../es/company/staff-words.ts";

export const staffWords: Dictionary<typeof Spanish> = {
  file: {
    name: "people",
    sheet: "People",
    columns: {
      code: "Code",
      name: "Name",
      email: "Email",
      job: "Job title",
      department: "Department",
      centre: "Workplace",
      supervisors: "Managers",
      contract: "Contract",
      hired: "Start date",
      left: "Last day",
      state: "Status",
      access: "Access",
    },
  },
  state: {
    activa: "Works here",
    futura: "Not started yet",
    anterior: "No longer works here",
  },
  access: {
    sin_invitar: "Not invited",
    invitado: "Invited",
    caducado: "Invitation expired",
    activado: "Account active",
  },
};
