import { runCreate } from "./create.ts";
import { runImport } from "./import.ts";
import { runInvite } from "./invite.ts";
import { runList, runShow } from "./overview.ts";
import { runReview, runWithdrawal } from "./payslip-review.ts";
import { runPayslips } from "./payslips.ts";
import { runRemoveSecondFactor } from "./second-factor.ts";
import { runSet } from "./set.ts";
import { runTemplate } from "./template.ts";
import { UsageError, say } from "./terminal.ts";

const usage = `Brings companies into Atrio. Works with the server running or stopped.

  npm run company -- create --slug SLUG --nombre NAME [--cif CIF] [--idioma es|en|fr|pt]
      [--zona Europe/Madrid] [--modulos all|1,2,3] [--inicio-registro YYYY-MM-DD] [--admin-email E-MAIL
      --admin-nombre NAME --admin-apellido1 SURNAME [--admin-apellido2 SURNAME]]
      [--correos-control E-MAIL,E-MAIL]
      Makes a company. The administrator gets a mail to activate the account; the addresses of
      --correos-control get the signed checkpoints of the time records (asked for without it).

  npm run company -- import --empresa SLUG [--dry-run | --yes] FILE…
      Imports holidays, centres, schedules, workers and supervisions from CSV or XLSX files:
      first a preview, then, after a yes, everything or nothing. Repeating it updates.

  npm run company -- invite --empresa SLUG [--centro CODE] [--emails E-MAIL,E-MAIL]
      [--otra-vez] [--ver]
      Sends people without a password a link to activate their account: those never invited and
      those whose link has expired; with --otra-vez all. --ver shows each person's state.

  npm run company -- template --xlsx FILE [--idioma es|en|fr|pt]
      Writes an empty workbook with all sheets and columns.

  npm run company -- payslips --empresa SLUG --mes YYYY-MM --tipo NM|PE|BN|AT FILE
      [--cifras CSV] [--lineas CSV] [--publicar | --publicar-el YYYY-MM-DDTHH:MM]
      Takes a PDF, or a ZIP of PDFs, of many payslips in: cuts it by the NIF on each page and says
      what is sure. Published are the sure ones only; an administrator reviews the others.

  npm run company -- payslips --empresa SLUG --review [--accept 12,13] [--assign 14=NIF,15=ID]
      [--discard 16] [--publicar]
      Lists the sheets that wait, with the reason, what was read and who it could be. At a terminal
      it asks for each; with options it accepts the person found, says whose a sheet is (NIF or
      number of the worker) or leaves it out, and publishes the batches that it touched.

  npm run company -- payslips --empresa SLUG --withdraw ID --motivo REASON
      Withdraws a published payslip: its worker is told, certificates drawn from it are void.

  npm run company -- remove-second-factor --empresa SLUG --email E-MAIL
      For whoever has lost phone and recovery codes when no other administrator can help: the
      password alone opens the account again, and a mail tells its owner.

  npm run company -- set --empresa SLUG [--logo FILE] [--color "#1d4f91"]
      [--inicio-registro YYYY-MM-DD] [--modulos all|1,2,3] [--contacto NAME] …
      Changes settings: looks, name, contact, welcome, first day of time recording, modules, clock
      and flags.
      docs/company.md names them all; "set" without a setting lists them.

  npm run company -- list
  npm run company -- show --empresa SLUG

docs/company.md explains the columns; docs/samples has sample files.`;

const commands: Record<string, (args: string[]) => Promise<number>> = {
  create: runCreate,
  import: runImport,
  invite: runInvite,
  list: runList,
  payslips: async (args) => {
    if (args.includes("--review")) return runReview(args);
    return args.some((one) => one.startsWith("--withdraw"))
      ? runWithdrawal(args)
      : runPayslips(args);
  },
  "remove-second-factor": runRemoveSecondFactor,
  set: runSet,
  show: runShow,
  template: runTemplate,
};

/** Runs a subcommand and answers the exit status: 0 done, 1 not done, 2 called wrongly. */
export async function runCompany(args: string[]): Promise<number> {
  const [name = "help", ...rest] = args;
  if (name === "help" || args.includes("--help") || args.includes("-h")) {
    say(usage);
    return 0;
  }
  const command = commands[name];
  if (command === undefined) {
    const names = Object.keys(commands).join(", ");
    throw new UsageError(`There is no "${name}". The commands are: ${names}.`);
  }
  return command(rest);
}
