import type { Dictionary } from "../../dictionary.ts";
import type { staffWords as Spanish } from "../../es/company/staff-words.ts";

export const staffWords: Dictionary<typeof Spanish> = {
  file: {
    name: "personnel",
    sheet: "Personnel",
    columns: {
      code: "Matricule",
      name: "Nom",
      email: "E-mail",
      job: "Poste",
      department: "Service",
      centre: "Site",
      supervisors: "Responsables",
      contract: "Contrat",
      hired: "Date d’entrée",
      left: "Dernier jour",
      state: "Statut",
      access: "Accès",
    },
  },
  state: {
    activa: "En poste",
    futura: "Pas encore en poste",
    anterior: "A quitté l’entreprise",
  },
  access: {
    sin_invitar: "Pas d’invitation",
    invitado: "Invitation envoyée",
    caducado: "Invitation expirée",
    activado: "Compte activé",
  },
};
