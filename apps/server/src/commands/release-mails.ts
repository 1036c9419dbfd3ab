import { z } from "zod";

import { releaseMails } from "../modules/company/installation/installation.service.ts";

import { withContext } from "./company/context.ts";
import { readOptions, say } from "./company/terminal.ts";
import { runCommand } from "./run-command.ts";

const usage = `Lets mails and pushes leave again after a restore. Works with the server running or stopped.

  npm run release-mails
      Releases all that waits. What the backup already held may have been sent before: see below.

  npm run release-mails -- --drop-older
      Drops what was asked for before the backup's moment and releases the rest: the right way
      when the installation that was backed up went on working for a while.

  npm run release-mails -- --show
      Counts what waits.`;

const options = { "drop-older": { type: "boolean" }, show: { type: "boolean" } } as const;
const schema = z.object({
  "drop-older": z.boolean().default(false),
  show: z.boolean().default(false),
  files: z.array(z.string()).max(0, "no file is expected"),
});

async function main(args: string[]): Promise<number> {
  if (args.includes("--help") || args.includes("-h")) {
    say(usage);
    return 0;
  }
  const { "drop-older": dropOlder, show } = readOptions(args, options, schema);
  const outcome = await withContext(async (ctx) =>
    releaseMails(ctx.databaseUrl, { dropOlder, show }),
  );
  const { held, waiting, older, dropped } = outcome;
  if (!held) say("Nothing is held: mails and pushes leave by themselves.");
  else if (show) say(`Held: ${waiting} mails and pushes, ${older} of them older than the restore.`);
  else say(`Released: ${waiting - dropped} mails and pushes; dropped: ${dropped}.`);
  return 0;
}

await runCommand("release-mails", async () => main(process.argv.slice(2)));
