import { useState } from "react";

import { fingerprintOf } from "../../../../lib/fingerprint.ts";

import { unread } from "./signatures.model.ts";
import type { Reading } from "./signatures.model.ts";
import { loadUnsigned } from "./signatures.queries.ts";

/** What is being read in this page, and what brings it: its fingerprint is that of the bytes shown. */
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
