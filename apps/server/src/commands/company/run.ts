import type { Language } from "@atrio/contract/common";

import { overviewOf } from "../../modules/company/settings/settings.service.ts";

import { hasDatabase, withContext } from "./context.ts";
import { runCreate } from "./create.ts";
import { helpLines } from "./help.ts";
import { runImport } from "./import.ts";
import { runInvite } from "./invite.ts";
import { runOperator } from "./operator.ts";
import { runList, runShow } from "./overview.ts";
import { runReview, runWithdrawal } from "./payslip-review.ts";
import { runPayslips } from "./payslips.ts";
import { runRemoveSecondFactor } from "./second-factor.ts";
import { runSet } from "./set.ts";
import { runTemplate } from "./template.ts";
import { askedLanguage, optionAmong, say } from "./terminal.ts";
import { UsageError, usageText } from "./usage.ts";

const commands: Record<string, (args: string[]) => Promise<number>> = {
  create: runCreate,
  import: runImport,
  invite: runInvite,
  list: runList,
  operator: runOperator,
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
    say(...helpLines(askedLanguage(args) ?? "es"));
    return 0;
  }
  try {
    const command = commands[name];
    if (command === undefined) throw unknownCommand(name);
    return await command(rest);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    throw error.translated(askedLanguage(args) ?? (await languageOf(args)) ?? "es");
  }
}

function unknownCommand(name: string): UsageError {
  const names = Object.keys(commands).join(", ");
  return new UsageError((language) => usageText(language, "unknown_command", { name, names }));
}

/** Language of the company that the arguments name; undefined where it cannot be read. */
async function languageOf(args: readonly string[]): Promise<Language | undefined> {
  const slug = optionAmong(args, "empresa");
  if (slug === undefined || !hasDatabase()) return undefined;
  return withContext(async (ctx) => (await overviewOf(ctx, slug))?.idioma).catch(() => undefined);
}
