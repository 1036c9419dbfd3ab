import { pause } from "../../src/platform/pause.ts";
import type { BucketServer } from "../s3.ts";

import type { Machines } from "./machines.ts";
import type { Server } from "./servers.ts";

/** Nodes, servers and bucket that the faults break. */
export type Cluster = { machines: Machines; servers: Server[]; buckets: BucketServer };

export const faultNames = [
  "leader-killed",
  "leader-frozen",
  "standby-lost",
  "etcd-lost",
  "server-killed",
  "server-replaced",
  "s3-away",
] as const;
export type FaultName = (typeof faultNames)[number];

/** Fault of a part; `readFile` answers the status of opening a stored file. Answers how it is mended. */
type Fault = (cluster: Cluster, readFile: () => Promise<number>) => Promise<() => Promise<void>>;

/** Time of a freeze, longer than the ten seconds after which a silent leader is replaced. */
const frozenMs = 25_000;
const lostMs = 5000;

export const faults: Readonly<Record<FaultName, Fault>> = {
  async "leader-killed"({ machines }) {
    const leader = await machines.leader();
    await leader.killDatabase();
    await pause(lostMs);
    return async () => leader.patroni.start();
  },
  async "leader-frozen"({ machines }) {
    const leader = await machines.leader();
    leader.signalDatabase("SIGSTOP");
    await pause(frozenMs);
    return async () => leader.signalDatabase("SIGCONT");
  },
  async "standby-lost"({ machines }) {
    const standby = await machines.standby();
    await standby.killDatabase();
    await pause(lostMs);
    return async () => standby.patroni.start();
  },
  async "etcd-lost"({ machines }) {
    const leader = await machines.leader();
    await leader.etcd.end("SIGKILL");
    await pause(lostMs);
    return async () => leader.etcd.start();
  },
  async "server-killed"({ servers }) {
    const [server] = servers;
    await server?.program.end("SIGKILL");
    await pause(lostMs);
    return async () => server?.start();
  },
  async "server-replaced"({ servers }) {
    for (const server of servers) {
      await server.program.end("SIGTERM");
      await server.start();
    }
    return async () => {};
  },
  async "s3-away"({ buckets }, readFile) {
    await buckets.pause();
    const status = await readFile();
    if (status !== 503) throw new Error(`A file without its bucket answers ${status}`);
    await pause(lostMs);
    return async () => buckets.resume();
  },
};
