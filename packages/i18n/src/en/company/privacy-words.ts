import type { Dictionary } from "../../dictionary.ts";
import type { privacyWords as es } from "../../es/company/privacy-words.ts";

export const privacyWords: Dictionary<typeof es> = {
  kinds: {
    perfil: {
      name: "Personal and contact details",
      purpose: "To know who you are, where you work and how to reach you.",
    },
    foto: {
      name: "Photo",
      purpose: "So that colleagues recognise you in lists, organisation charts and notices.",
    },
    cuentas: { name: "Bank accounts and splits", purpose: "To pay your salary where you say." },
    contratos: { name: "Contracts", purpose: "To record the terms of your employment." },
    salario: {
      name: "Salary",
      purpose: "To work out your pay and the limits of expenses and advances.",
    },
    horarios: {
      name: "Schedules, work centres and supervisors",
      purpose: "To know when and where you work and who decides on your requests.",
    },
    turnos: {
      name: "Shifts",
      purpose: "To plan your shifts, with what you ask about them and your availability.",
    },
    fichajes: {
      name: "Time records",
      purpose:
        "To keep the daily record of your working time, with your location if you share it when clocking.",
    },
    proyectos: {
      name: "Projects",
      purpose:
        "To know which projects your time goes to and approve it, with the projects assigned to you.",
    },
    cambios_fichaje: {
      name: "Changes to your clock records",
      purpose: "To show who changed a record of yours, why, and what you answered.",
    },
    bolsa_horas: {
      name: "Hours bank",
      purpose: "To make up for the hours you work above or below your schedule.",
    },
    saldos: {
      name: "Balance movements",
      purpose: "To explain how your balances of hours, holidays and leave came about.",
    },
    solicitudes: {
      name: "Requests",
      purpose: "To handle your holidays, leave, sick leave, expenses and month closures.",
    },
    justificantes: {
      name: "Supporting documents of requests",
      purpose: "To support what you ask for. Medical ones are only opened by administrators.",
    },
    nominas: { name: "Payslips", purpose: "To pay you and give you your payslip." },
    prenomina: {
      name: "Data handed over to payroll",
      purpose:
        "To prepare your payslip: each month’s absences, hours, expenses and changes, as handed to whoever prepares it.",
    },
    documentos: {
      name: "Personal documents",
      purpose: "To keep what you upload or what the company gives you.",
    },
    firmas: {
      name: "Documents to sign",
      purpose: "To ask for your signature and keep the proof that you signed.",
    },
    modelo145: {
      name: "Model 145",
      purpose: "To work out your income tax withholding. Your answers are kept encrypted.",
    },
    certificados: {
      name: "Certificates",
      purpose:
        "To give you the certificates you ask for and let others check that they are genuine.",
    },
    notificaciones: { name: "Notifications", purpose: "To tell you what concerns you." },
    avisos: {
      name: "Notification devices and preferences",
      purpose: "To notify you through the channels, on the devices and at the times you choose.",
    },
    suscripciones: {
      name: "Calendar subscriptions",
      purpose: "To show your calendar in the applications you have connected.",
    },
    sesiones: {
      name: "Open sessions",
      purpose: "To protect your account: device, IP address and time of each session.",
    },
    segundo_factor: {
      name: "Two-step verification",
      purpose:
        "To protect your account: since when it has been on and how many recovery codes are left. The rest is stored encrypted and never shown.",
    },
    accesos: {
      name: "Access to your data",
      purpose: "So that you can see who has opened your documents or changed your data.",
    },
  },
  bases: {
    contract: "Your employment contract (Art. 6(1)(b) GDPR)",
    law: "A legal obligation of the company (Art. 6(1)(c) GDPR)",
    consent: "Your consent, which you may withdraw at any time (Art. 6(1)(a) GDPR)",
    interest: "The legitimate interest in the portal’s security (Art. 6(1)(f) GDPR)",
  },
  terms: {
    employment: "While you work for the company and 5 more years",
    records: "{{years}} years from each day",
    own: "Until you remove it or leave the company",
    session: "Until the session is closed or expires",
    factor: "Until you turn it off",
    chosen: "Until you remove them or leave the company",
  },
  readings: {
    nomina: "Payslip",
    nomina_lote: "Payslip sheet under review",
    documento: "Document",
    contrato: "Contract",
    calendario: "Work calendar",
    firma: "Document to sign",
    certificado: "Certificate",
    modelo145: "Model 145",
    justificante: "Supporting documents of a request",
    hoja: "Time record",
    portal: "Your portal, in a handed-over session",
    saldo: "Holiday or leave balance",
    foto: "Photo",
    email_avisos: "Address for e-mails about your team",
    segundo_factor: "Two-step verification",
    datos: "All your data",
    administracion: "Access to the administration",
    ficha: "Work record: start, workplace, schedule, managers or permissions",
    clave: "Link for your password",
    otro: "Personal data",
  },
  archive: {
    name: "my-data",
    readme: "README",
    title: "Your data in the portal of {{company}}",
    made: "Copy for {{name}}, {{date}}.",
    format:
      "Each file is in JSON format and opens in any text editor. Dates with a time are in UTC. Of bank accounts only the last digits are shown; the whole number is in your profile.",
    elsewhere:
      "Documents, supporting documents, payslips and certificates are listed; the files themselves can be downloaded on their page of the portal.",
    files: "Files:",
    rights:
      "You have the right to ask your company to correct or erase your data, to restrict or object to its use, and to complain to the Spanish Data Protection Agency (www.aepd.es).",
  },
};
