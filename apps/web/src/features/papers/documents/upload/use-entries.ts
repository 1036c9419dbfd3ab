import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import type { PortalDocument } from "@atrio/contract/papers/documents";

import { ApiError, messageOf } from "../../../../lib/errors.ts";
import { randomKey } from "../../../../lib/random.ts";
import { prepareFile } from "../../../../lib/sendable-file.ts";
import { fileDocument } from "../documents.queries.ts";

import { fileCodes, firstWords, isSendable, missingOf } from "./upload.model.ts";
import type { Entry, Words } from "./upload.model.ts";

type Options = { workerId: number; replaced: PortalDocument | null };

/** The files of the form, sent one after the other; typed texts outlive every failure. */
export function useEntries({ workerId, replaced }: Options) {
  const { t } = useTranslation("files");
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const [sent, setSent] = useState<readonly PortalDocument[]>([]);
  const calls = useRef(new Map<string, AbortController>());
  // Each file is sent with its text of that moment; nothing is sent once the form is gone.
  const latest = useRef<readonly Entry[]>(entries);

  useEffect(() => {
    latest.current = entries;
  }, [entries]);

  useEffect(() => {
    const all = calls.current;
    return () => {
      latest.current = [];
      for (const call of all.values()) call.abort();
    };
  }, []);

  const change = (id: string, changes: Partial<Entry>) =>
    setEntries((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  const remove = (id: string) => {
    calls.current.get(id)?.abort();
    setEntries((all) => all.filter((one) => one.id !== id));
  };

  const add = async (files: readonly File[]) => {
    const checked = await Promise.all(files.map((file) => prepareFile(file)));
    setEntries((all) => [
      ...all,
      ...checked.map(({ file, problem }): Entry => {
        const lastKind = all.findLast(({ kind }) => kind !== null)?.kind ?? null;
        return {
          ...firstWords(file.name, replaced, lastKind),
          id: randomKey(),
          key: randomKey(),
          file,
          share: 0,
          state: problem === null ? "written" : "refused",
          message: problem === null ? "" : t(problem),
        };
      }),
    ]);
  };

  const sendOne = async ({ id, key, file, kind, title, description }: Entry): Promise<void> => {
    const call = new AbortController();
    calls.current.set(id, call);
    change(id, { state: "sending", share: 0, message: "" });
    try {
      const document = await fileDocument({
        workerId,
        kind: kind ?? "",
        title: title.trim(),
        description: description.trim(),
        replaces: replaced?.id ?? null,
        file,
        key,
        signal: call.signal,
        onProgress: (share) => change(id, { share }),
      });
      setSent((all) => [...all, document]);
      setEntries((all) => all.filter((one) => one.id !== id));
    } catch (error) {
      // Taken away by its person, it is no failure.
      if (call.signal.aborted) return;
      const isRefused = error instanceof ApiError && fileCodes.includes(error.code);
      change(id, { state: isRefused ? "refused" : "failed", message: messageOf(error) });
    } finally {
      calls.current.delete(id);
    }
  };

  return {
    entries,
    sent,
    isSending: entries.some(({ state }) => state === "sending"),
    add: (files: readonly File[]) => void add(files),
    remove,
    write: (id: string, words: Partial<Words>) =>
      // New content needs a new idempotency key.
      change(id, { ...words, key: randomKey() }),
    /** Sends the complete entries, one after the other. */
    send: async (): Promise<void> => {
      for (const { id } of entries) {
        const entry = latest.current.find((one) => one.id === id);
        if (entry === undefined || !isSendable(entry) || missingOf(entry).length > 0) continue;
        // Files are sent one by one: a phone's connection carries no more.
        await sendOne(entry);
      }
    },
    retry: sendOne,
  };
}
