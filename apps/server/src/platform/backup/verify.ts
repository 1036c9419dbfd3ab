import { createHash } from "node:crypto";

import { digestOf, readList } from "./files.ts";
import type { OpenBackup } from "./restore.ts";

/** Compares every part and stored file with its digest; answers what differs. */
export async function checkDigests(backup: OpenBackup): Promise<string[]> {
  const { target, manifest, keys } = backup;
  const problems: string[] = [];
  const parts = [
    ["database.atrio", manifest.parts.database],
    ["files.atrio", manifest.parts.list],
    ["keys.atrio", manifest.parts.keys],
  ] as const;
  for (const [part, expected] of parts) {
    const hash = createHash("sha256");
    const chunks: AsyncIterable<Buffer> = await target.stream(manifest.id, part);
    for await (const chunk of chunks) hash.update(chunk);
    if (hash.digest("hex") !== expected.sha256) problems.push(`${part} was changed`);
  }
  if (problems.length > 0) return problems;
  for (const file of await readList(target, manifest.id, keys.dataKey)) {
    const bytes = await target.getFile(file.path);
    if (bytes === undefined) {
      problems.push(`the stored file ${file.path} is missing`);
    } else if (digestOf(bytes) !== file.sha256) {
      problems.push(`the stored file ${file.path} was changed`);
    }
  }
  return problems;
}
