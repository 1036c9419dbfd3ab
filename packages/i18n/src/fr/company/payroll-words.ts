import type { Dictionary } from "../../dictionary.ts";
import type { payrollWords as es } from "../../es/company/payroll-words.ts";

/** Files for payroll. */
export const payrollWords: Dictionary<typeof es> = {
  file: "prepaie",
  sheet: "Prépaie",
  own: "Une ligne par personne",
  unit: {
    horas: "heures",
    euros: "euros",
    dias: "jours",
  },
  column: {
    codigo: "Code",
    nif: "N° fiscal",
    nombre: "Nom",
    centro: "Centre",
    departamento: "Service",
    alta: "Entrée",
    baja_empresa: "Sortie",
    contrato: "Nouveau contrat",
    cuenta: "Nouveau compte",
    previstas: "Heures prévues",
    trabajadas: "Heures travaillées",
    saldo: "Solde d’heures",
    horas_nomina: "Heures supplémentaires à payer",
    gastos: "Frais approuvés (€)",
    vacaciones: "Congés (jours)",
    asuntos_propios: "Affaires personnelles (jours)",
    horas_retribuidas: "Heures rémunérées",
    permiso_retribuido: "Absence rémunérée (jours)",
    permiso_no_retribuido: "Absence non rémunérée (jours)",
    reposo: "Arrêt court (jours)",
    baja: "Arrêt maladie (jours)",
    nacimiento: "Congé de naissance (jours)",
    concepto: "Rubrique",
    cantidad: "Quantité",
    unidad: "Unité",
  },
};
