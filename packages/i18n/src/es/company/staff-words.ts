/** Texts of the file of people. */
export const staffWords = {
  file: {
    name: "personas",
    sheet: "Personas",
    columns: {
      code: "Código",
      name: "Nombre",
      email: "Correo",
      job: "Puesto",
      department: "Departamento",
      centre: "Centro",
      supervisors: "Responsables",
      contract: "Contrato",
      hired: "Alta",
      left: "Último día",
      state: "Estado",
      access: "Acceso",
    },
  },
  state: {
    activa: "Trabaja aquí",
    futura: "Aún no ha empezado",
    anterior: "Ya no trabaja aquí",
  },
  access: {
    sin_invitar: "Sin invitar",
    invitado: "Invitada",
    caducado: "Invitación caducada",
    activado: "Cuenta activada",
  },
} as const;
