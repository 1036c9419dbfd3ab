import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import S3rver from "s3rver";

/** Server of buckets on this machine, with one empty bucket. */
export type BucketServer = {
  /** Address of a folder in the bucket. */
  address: (folder: string) => string;
  /** Ends the server; its objects stay. */
  pause: () => Promise<void>;
  resume: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts a server of buckets; the keys that it knows are put into the environment until it stops. */
export async function startBuckets(): Promise<BucketServer> {
  const directory = await mkdtemp(join(tmpdir(), "atrio-buckets-"));
  const open = (port: number): S3rver =>
    new S3rver({
      address: "127.0.0.1",
      port,
      silent: true,
      directory,
      configureBuckets: [{ name: "atrio", configs: [] }],
    });
  let server = open(0);
  const { port } = await server.run();
  const before = { ...process.env };
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: "S3RVER", AWS_SECRET_ACCESS_KEY: "S3RVER" });
  return {
    address: (folder) => `s3://atrio/${folder}?endpoint=http://127.0.0.1:${port}`,
    pause: async () => server.close(),
    async resume() {
      server = open(port);
      await server.run();
    },
    async stop() {
      process.env = before;
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
