import type { Dictionary } from "../../dictionary.ts";
import type { certificates as es } from "../../es/papers/certificates.ts";

export const certificates: Dictionary<typeof es> = {
  ask: {
    title: "Ask for a certificate",
    text: "It is made at once, with your company’s electronic seal and a code to check that it is genuine.",
    read_only: "Certificates cannot be asked for in a handed-over session.",
    no_data: "There is nothing to certify yet.",
    year: "Year",
    language: "Language of the certificate",
    language_hint: "For paperwork in Spain it is best asked for in Spanish.",
    action: "Make the certificate",
    missing:
      "It will not include {{months}}: the portal holds only the PDFs of those payslips, without figures, and the certificate will say so.",
    no_figures:
      "Your payslips are in the portal only as PDFs, without their figures. Ask your company for this certificate.",
  },
  kind: {
    empleo: "Certificate of employment",
    antiguedad: "Certificate of length of service",
    vacaciones: "Certificate of annual leave",
    ingresos: "Certificate of income and tax withheld",
  },
  says: {
    empleo: "That you work for the company, since when, your job and your contract.",
    antiguedad: "Since when you have worked for the company, and how long that is.",
    vacaciones: "The days of leave you are entitled to in a year, those taken and those left.",
    ingresos:
      "What you earned in a year according to your payslips, with contributions and income tax withheld.",
  },
  language: { es: "Spanish", en: "English", fr: "French", pt: "Portuguese" },
  list: {
    title: "Your certificates",
    none: "You have not asked for any yet",
    none_text: "The certificates you ask for stay here, to be downloaded whenever you like.",
    made: "Made on {{when}}",
    void: "No longer valid: your company has withdrawn a payslip that its figures come from ({{when}}).",
    code: "Code:",
    open: "View",
    open_of: "View {{name}}, made on {{when}}",
    download: "Download the PDF",
    download_of: "Download {{name}}, made on {{when}}",
    give: "Hand over the PDF as it is downloaded: once it is saved again or scanned, the file can no longer be checked.",
  },
};
