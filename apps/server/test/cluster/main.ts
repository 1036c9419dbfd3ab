// `npm run cluster-test`: three database nodes, two servers and a bucket on loopback, broken on purpose.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { z } from "zod";

import { noFiles, readOptions, say } from "../../src/commands/company/terminal.ts";
import { runCommand } from "../../src/commands/run-command.ts";
import { systemClock } from "../../src/lib/calendar/clock.ts";
import { pause } from "../../src/platform/pause.ts";
import { createFactory } from "../factory.ts";
import type { SignedIn } from "../factory.ts";
import { makePunchers } from "../kills/chains.ts";
import { startWriters } from "../kills/writers.ts";
import { startBuckets } from "../s3.ts";

import { conclude, onDatabase, writing } from "./checks.ts";
import { faultNames, faults } from "./faults.ts";
import type { Cluster, FaultName } from "./faults.ts";
import { Machines } from "./machines.ts";
import { findPrograms } from "./programs.ts";
import { startPulse } from "./pulse.ts";
import { Server } from "./servers.ts";
import { makeSchemaOf, upgradeAll } from "./upgrade.ts";
import { openUpload, startUploads } from "./uploads.ts";

const usage = `Sets up what deploy/cluster describes on loopback, in a folder of its own, from the packages patroni,
etcd-server, haproxy and postgresql-15 of Debian: three database nodes, two servers, a bucket. While five
writers punch and one uploads, it breaks each part and mends it, and asserts that nothing acknowledged is
lost or doubled. It prints the longest time without a punch for each fault.

  npm run cluster-test [-- --rounds 5] [--faults leader-killed,s3-away]
  npm run cluster-test -- --before FOLDER

The second one starts the servers of an earlier release, a checkout with its packages installed, on its schema, and
replaces one after the other by this release's while people punch: no punch may fail.

Faults: ${faultNames.join(", ")}.`;

const options = {
  rounds: { type: "string" },
  faults: { type: "string" },
  before: { type: "string" },
} as const;
const schema = z.object({
  rounds: z.coerce.number("must be a number").int("must be whole").min(1).max(100).default(5),
  faults: z
    .string()
    .default(faultNames.join(","))
    .transform((text) => text.split(","))
    .pipe(z.array(z.enum(faultNames, `must be some of ${faultNames.join(", ")}`))),
  before: z.string().optional(),
  files: noFiles,
});

/** Punches after a fault that count as going on. */
const goingOn = 25;

async function main(args: string[]): Promise<number> {
  if (args.includes("--help") || args.includes("-h")) {
    say(usage);
    return 0;
  }
  const asked = readOptions(args, options, schema);
  findPrograms();
  const place = mkdtempSync(join(tmpdir(), "atrio-cluster-"));
  chmodSync(place, 0o755);
  const buckets = await startBuckets();
  const machines = new Machines(place);
  const keys = { AWS_ACCESS_KEY_ID: "S3RVER", AWS_SECRET_ACCESS_KEY: "S3RVER" };
  // A folder, which releases before those with buckets know too.
  const storageUrl =
    asked.before === undefined ? buckets.address("files") : `file:${join(place, "files")}`;
  const servers = [0, 1].map(
    (index) =>
      new Server(place, index, {
        storageUrl,
        keys,
        checkout: asked.before,
      }),
  );
  try {
    say("Starting three nodes…");
    await machines.start();
    if (asked.before !== undefined) await makeSchemaOf(asked.before);
    say("Starting two servers…");
    const [first, second] = servers;
    if (first === undefined || second === undefined) throw new Error("There are two servers");
    await first.start();
    second.shareSecrets(first);
    await second.start();
    const cluster = { machines, servers, buckets };
    return await (asked.before === undefined
      ? breakAll(cluster, asked)
      : upgradeAll(cluster, asked.before));
  } catch (error) {
    say(...machines.words(), ...servers.map(({ program }) => program.words()));
    throw error;
  } finally {
    for (const { program } of servers) await program.end("SIGKILL");
    await machines.stop();
    await buckets.stop();
    rmSync(place, { recursive: true, force: true });
  }
}

async function breakAll(
  cluster: Cluster,
  { rounds, faults: names }: { rounds: number; faults: FaultName[] },
): Promise<number> {
  const { machines, servers } = cluster;
  const url = machines.portalUrl;
  const { groups, uploaders } = await onDatabase(async (sql) => {
    const factory = createFactory(sql, systemClock);
    const people: SignedIn[] = [];
    // Limit of personal documents: 200 a person.
    for (let person = 0; person < 30; person += 1) people.push(await factory.signedIn());
    return { groups: await makePunchers(factory, writing), uploaders: people };
  });
  const writers = startWriters(url, groups, { behindProxy: true });
  const uploads = startUploads(url, uploaders);
  const pulse = startPulse(() => writers.receipts.length);
  const wrong: string[] = [];
  for (const name of names) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await settled(cluster);
      await pulse.progress(goingOn);
      const mark = pulse.mark();
      const mend = await faults[name](cluster, async () => {
        const [upload] = uploads.acknowledged;
        return upload === undefined ? 0 : openUpload(url, upload);
      });
      await pulse.progress(goingOn);
      await mend();
      await settled(cluster);
      await pulse.progress(goingOn);
      times.push(pulse.longestSince(mark));
      wrong.push(...writers.wrong.splice(0), ...uploads.wrong.splice(0));
    }
    const sorted = times.toSorted((a, b) => a - b);
    const seconds = (ms: number | undefined) => ((ms ?? 0) / 1000).toFixed(1);
    say(
      `${name}: ${rounds} times, longest without a punch ${seconds(sorted.at(-1))} s, median ${seconds(sorted[sorted.length >> 1])} s`,
    );
  }
  await writers.stop();
  await uploads.stop();
  pulse.stop();
  wrong.push(...writers.wrong, ...uploads.wrong);
  let lost = 0;
  for (const upload of uploads.acknowledged) {
    if ((await openUpload(url, upload)) !== 200) lost += 1;
  }
  if (lost > 0) wrong.push(`${lost} of ${uploads.acknowledged.length} files do not open`);
  say(`${uploads.acknowledged.length} files acknowledged.`);
  return conclude(servers, { groups, writers, wrong });
}

/** Waits until nodes and servers are as they were at the beginning. */
async function settled({ machines, servers }: Cluster): Promise<void> {
  await machines.settle();
  for (const server of servers) while (!(await server.isReady())) await pause(200);
}

await runCommand("cluster-test", async () => main(process.argv.slice(2)));
