import { useState } from "react";

import { fingerprintOf } from "../../../../lib/fingerprint.ts";

import { unread } from "./signatures.model.ts";
import type { Reading } from "./signatures.model.ts";
import { loadUnsigned } from "./signatures.queries.ts";

/** Reading in this page, and its progress: the fingerprint is that of the shown bytes. */
export function useReading(file: { workerId: number; id: number }) {
  const [reading, setReading] = useState<Reading>(unread);
  const load = async () => {
    const bytes = await loadUnsigned(file);
    const hash = await fingerprintOf(bytes);
    setReading((old) => ({ ...old, hash, isUnsafe: hash === null }));
    return bytes;
  };
  const onPagesSeen = (seen: number, total: number) =>
    setReading((old) => ({ ...old, seen: Math.max(old.seen, seen), total }));
  return { reading, load, onPagesSeen };
}
