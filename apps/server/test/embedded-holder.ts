// A process that holds a data folder until it is killed: tests spawn it to take its place.
import { startEmbedded } from "../src/db/embedded/embedded.ts";
import { createLog } from "../src/platform/log.ts";

const [dataDir = ""] = process.argv.slice(2);
const database = await startEmbedded({ dataDir, log: createLog({ logLevel: "silent" }) });
process.on("SIGTERM", () => {
  void database.stop().then(() => process.exit(0));
});
// The instance lock and the watch do not keep a process alive by themselves.
setInterval(() => undefined, 60_000);
process.stdout.write(`${database.url}\n`);
