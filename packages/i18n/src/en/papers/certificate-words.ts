import type { Dictionary } from "../../dictionary.ts";
import type { certificateWords as source } from "../../es/papers/certificate-words.ts";

export const certificateWords: Dictionary<typeof source> = {
  page: "Page {{page}} of {{pages}}",
  footer: "Verification code {{code}}",
  opening: "{{company}}",
  opening_cif: "{{company}}, with Spanish tax identification number (NIF) {{cif}},",
  verb: "HEREBY CERTIFIES",
  tax_id: "NIF {{cif}}",
  phone: "Tel. {{phone}}",
  person: { H: "Mr {{name}}", M: "Ms {{name}}", X: "{{name}}" },
  person_nif: "{{person}}, holder of Spanish identification number {{nif}},",
  closing:
    "This certificate is issued at the request of the person concerned, for whatever purposes it may serve.",
  dated: "{{date}}",
  dated_in: "{{place}}, {{date}}",
  seal: {
    title: "Electronically sealed document",
    text: "This document bears the electronic seal of {{company}}: any later change to the file invalidates it. No handwritten signature is required.",
    verify: "Its authenticity can be checked at {{link}} with the file itself or with this code:",
    alt: "QR code that opens this document's verification page",
  },
  empleo: {
    title: "Certificate of Employment",
    file: "certificate-of-employment",
    since:
      "That {{person}} has been employed by this company since {{from}} and remains in its employment on the date of this certificate.",
    post: "That the position held is that of {{post}}.",
    post_centre: "That the position held is that of {{post}}, at the {{centre}} workplace.",
    centre: "That the place of work is {{centre}}.",
    contract: "That the employment contract is {{kind}}, for {{hours}} hours a week.",
    contract_until:
      "That the employment contract is {{kind}}, for {{hours}} hours a week, and ends on {{until}}.",
    kind: {
      "1": "permanent and full-time",
      "2": "permanent and part-time",
      "3": "permanent and seasonal (fijo discontinuo)",
      "4": "fixed-term and full-time",
      "5": "fixed-term and part-time",
    },
  },
  antiguedad: {
    title: "Certificate of Length of Service",
    file: "certificate-of-length-of-service",
    text: "That {{person}} has been employed by this company since {{from}}.",
    span: "That, as of {{today}}, the length of service with the company is {{span}}.",
    span_none: "That the employment with the company begins on the date of this certificate.",
  },
  vacaciones: {
    title: "Certificate of Annual Leave for {{year}}",
    file: "certificate-of-annual-leave",
    text: "That, according to the company's records as of {{today}}, the annual leave of {{person}} for the year {{year}} stands as follows:",
    entitled: "Days of entitlement",
    enjoyed: "Days taken",
    later: "Days taken in later years",
    expired: "Days expired without being taken",
    left: "Days still to be taken",
    coming: "Of which already approved with dates",
    unit: {
      naturales: "Days are calendar days.",
      laborables: "Days are working days.",
    },
    dates: "Leave taken",
    dates_coming: "Leave approved and not yet taken",
    period: "Period",
    days: "Days",
  },
  ingresos: {
    title: "Certificate of Income and Tax Withheld in {{year}}",
    file: "certificate-of-income",
    text: "That, according to the payslips from {{from}} to {{to}} published up to the date of this certificate, {{person}} has received the following pay, with the contributions and income tax shown:",
    text_one:
      "That, according to the payslips for {{from}} published up to the date of this certificate, {{person}} has received the following pay, with the contributions and income tax shown:",
    month: "Month",
    gross: "Gross pay",
    in_kind: "Of which in kind",
    contributions: "Social security",
    withheld: "Income tax (IRPF)",
    net: "Net pay",
    total: "Total",
    missing:
      "It does not include the payslips for {{months}}: the portal holds only their PDFs, without figures. The totals are therefore not those of all that was received.",
    note: "Amounts in euros, in Spanish notation. Net pay is also after benefits in kind, advances and other deductions, where there are any.",
    note_tax:
      "It does not replace the certificate of withholdings under article 108 of the Spanish personal income tax regulations.",
  },
};
