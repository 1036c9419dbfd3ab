import { z } from "zod";

import { loadConfig } from "../config.ts";
import { moveFiles } from "../platform/move-files.ts";
import { openStoredBytes } from "../platform/storage.ts";

import { noFiles, readOptions, say } from "./company/terminal.ts";
import { UsageError } from "./company/usage.ts";
import { runCommand } from "./run-command.ts";

const usage = `Copies the stored files from STORAGE_URL to another place: from a folder to a bucket, or back.

  npm run move-files -- --to s3://bucket/folder?region=eu-south-2
  npm run move-files -- --to file:/srv/atrio/files
      Copies each file as it is stored, encrypted or not, and reads it back. Files that are there already with
      the same bytes are not copied again, and none is removed. Run it once while people work, stop the server,
      run it again for what came since, and start the server with the new place in STORAGE_URL. Another store
      than Amazon's has &endpoint=https://… in its address; AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY open it.`;

const options = { to: { type: "string" } } as const;
const schema = z.object({ to: z.string().min(1).optional(), files: noFiles });

async function main(args: string[]): Promise<number> {
  if (args.includes("--help") || args.includes("-h")) {
    say(usage);
    return 0;
  }
  const { to } = readOptions(args, options, schema);
  if (to === undefined) throw new UsageError(() => "--to is missing.");
  const address = /^[a-z0-9]+:/.test(to) ? to : `file:${to}`;
  const [here, there] = [loadConfig(), loadConfig(undefined, { STORAGE_URL: address })];
  if (there.storageUrl === here.storageUrl) {
    throw new UsageError(() => "--to is the place where the files are.");
  }
  const { files, copied, bytes } = await moveFiles(openStoredBytes(here), openStoredBytes(there));
  say(
    `Stored files: ${files}, ${(bytes / 1_000_000).toFixed(1)} MB; ${copied} copied now.`,
    "All are there. The server reads them where STORAGE_URL points to.",
  );
  return 0;
}

await runCommand("move-files", async () => main(process.argv.slice(2)));
