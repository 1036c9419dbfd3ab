import type { Dictionary } from "../../dictionary.ts";
import type { commandHelp as es } from "../../es/company/command-help.ts";

export const commandHelp: Dictionary<typeof es> = {
  intro: "Brings companies into Atrio. Works with the server running or stopped.",
  language:
    "All take --idioma es|en|fr|pt: the language of their answers; without it the company's, else Spanish.",
  create:
    "Makes a company. The administrator gets a mail to activate the account; the addresses of --correos-control get the signed checkpoints of the time records (asked for without it).",
  import:
    "Imports holidays, centres, schedules, workers and supervisions from CSV or XLSX files: first a preview, then, after a yes, everything or nothing. Repeating it updates.",
  invite:
    "Sends people without a password a link to activate their account: those never invited and those whose link has expired; with --otra-vez all. --ver shows each person's state.",
  template: "Writes an empty workbook with all sheets and columns.",
  payslips:
    "Takes a PDF, or a ZIP of PDFs, of many payslips in: cuts it by the NIF on each page and says what is sure. Only the sure ones are published; an administrator reviews the others.",
  review:
    "Lists the sheets that wait, with the reason, what was read and who it could be. At a terminal it asks for each; with options it accepts the person found, says whose a sheet is (NIF or number of the worker) or leaves it out, and publishes the batches that it touched.",
  withdraw:
    "Withdraws a published payslip: its worker is told, certificates drawn from it are void.",
  operator:
    "Lets an administrator of a company run the whole installation on the page “Installation”: companies, backups, examination and held mails. --quitar takes that away. create does it for a new company’s administrator with --gestor-instalacion.",
  second_factor:
    "For somebody who has lost phone and recovery codes when no other administrator can help: the password alone opens the account again, and a mail tells its owner.",
  set: "Changes settings: looks, name, contact, welcome, first day of time recording, modules, clock and flags. docs/company.md names them all; set without a setting lists them.",
  list: "Lists the companies.",
  show: "Shows a company with its settings and counts.",
  more: "docs/company.md explains the columns; docs/samples has sample files.",
  values: {
    NAME: "NAME",
    SURNAME: "SURNAME",
    EMAIL: "E-MAIL",
    FILE: "FILE",
    CODE: "CODE",
    NUMBER: "NUMBER",
    REASON: "REASON",
  },
};
