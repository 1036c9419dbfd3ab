import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { finished } from "node:stream/promises";

import { systemClock } from "../../lib/calendar/clock.ts";
import { openBucket } from "../s3.ts";
import type { Bucket } from "../s3.ts";

import { NAME_FORM } from "./target.ts";
import type { BackupTarget, Draft } from "./target.ts";

const FILES = "files";
/** Folder of the log of erasures: an object for each addition, since objects cannot grow. */
const ERASURES = "erasures";
/** Part without which a backup is not finished, written last and removed first. */
const LAST = "manifest.json";

/** Opens a bucket for backups. Throws StartError for a wrong address; the bucket itself must exist. */
export function openBucketTarget(address: string): BackupTarget {
  const bucket = openBucket(address);

  async function backups(): Promise<Array<{ name: string; isFinished: boolean }>> {
    const names = (await bucket.names("")).filter((name) => NAME_FORM.test(name)).toSorted();
    return Promise.all(
      names.map(async (name) => ({ name, isFinished: await bucket.has(`${name}/${LAST}`) })),
    );
  }

  return {
    address: bucket.address,
    list: async () =>
      (await backups()).filter(({ isFinished }) => isFinished).map(({ name }) => name),
    async read(name, part) {
      const bytes = await bucket.get(`${name}/${part}`);
      if (bytes === undefined) throw new Error(`${part} of ${name} is missing`);
      return bytes;
    },
    stream: async (name, part) => bucket.stream(`${name}/${part}`),
    draft: async (name) => openDraft(bucket, name),
    async remove(name) {
      await bucket.remove(`${name}/${LAST}`);
      await removeBelow(bucket, name);
    },
    async sweep() {
      for (const { name, isFinished } of await backups()) {
        if (!isFinished) await removeBelow(bucket, name);
      }
    },
    fileSize: async (path) => bucket.size(`${FILES}/${path}`),
    putFile: async (path, bytes) => bucket.put(`${FILES}/${path}`, bytes),
    getFile: async (path) => bucket.get(`${FILES}/${path}`),
    async listFiles() {
      const paths: string[] = [];
      for await (const path of bucket.below(FILES)) paths.push(path.slice(FILES.length + 1));
      return paths.toSorted();
    },
    removeFile: async (path) => bucket.remove(`${FILES}/${path}`),
    async noteErasures(lines) {
      const name = `${systemClock.now().toString({ smallestUnit: "millisecond" })}-${randomBytes(3).toString("hex")}.jsonl`;
      await bucket.put(`${ERASURES}/${name.replaceAll(":", "")}`, Buffer.from(lines));
    },
    async readErasures() {
      const paths: string[] = [];
      for await (const path of bucket.below(ERASURES)) paths.push(path);
      const parts: string[] = [];
      for (const path of paths.toSorted()) {
        parts.push(((await bucket.get(path)) ?? "").toString());
      }
      return parts.join("");
    },
  };
}

function openDraft(bucket: Bucket, name: string): Draft {
  const last: Buffer[] = [];
  return {
    async put(part, write) {
      if (part !== LAST) {
        await bucket.upload(`${name}/${part}`, write);
        return;
      }
      const out = new PassThrough();
      out.on("data", (bytes: Buffer) => last.push(bytes));
      await write(out);
      out.end();
      await finished(out);
    },
    publish: async () => bucket.put(`${name}/${LAST}`, Buffer.concat(last)),
  };
}

async function removeBelow(bucket: Bucket, name: string): Promise<void> {
  for await (const path of bucket.below(name)) await bucket.remove(path);
}
