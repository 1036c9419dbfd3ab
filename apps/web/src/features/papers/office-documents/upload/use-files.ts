import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { ApiError, messageOf } from "../../../../lib/errors.ts";
import { randomKey } from "../../../../lib/random.ts";
import { prepareFile } from "../../../../lib/sendable-file.ts";
import { fileCodes, titleOf } from "../../documents/upload/upload.model.ts";
import type { PublishDraft } from "../office-documents.model.ts";
import { publish } from "../office-documents.queries.ts";

import { isSendable } from "./files.model.ts";
import type { PublishFile } from "./files.model.ts";

/** The files of the form, sent one after the other; typed titles outlive every failure. */
export function useFiles() {
  const { t } = useTranslation("files");
  const [files, setFiles] = useState<readonly PublishFile[]>([]);
  const [sent, setSent] = useState(0);
  const call = useRef<AbortController>(null);
  // Nothing is sent once the page is left.
  useEffect(() => () => call.current?.abort(), []);

  const change = (id: string, changes: Partial<PublishFile>) =>
    setFiles((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  const remove = (id: string) => setFiles((all) => all.filter((one) => one.id !== id));

  const add = async (chosen: readonly File[]) => {
    const checked = await Promise.all(chosen.map((file) => prepareFile(file)));
    setFiles((all) => [
      ...all,
      ...checked.map(({ file, problem }): PublishFile => ({
        id: randomKey(),
        key: randomKey(),
        file,
        title: titleOf(file.name),
        share: 0,
        state: problem === null ? "written" : "refused",
        message: problem === null ? "" : t(problem),
      })),
    ]);
  };

  /** Sends one file; true if it has arrived. */
  const sendOne = async (draft: PublishDraft, entry: PublishFile): Promise<boolean> => {
    const { id, key, file, title } = entry;
    const controller = new AbortController();
    const { signal } = controller;
    call.current = controller;
    change(id, { state: "sending", share: 0, message: "" });
    try {
      const onProgress = (share: number) => change(id, { share });
      await publish(draft, { file, title, key, signal, onProgress });
      setSent((count) => count + 1);
      remove(id);
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      const isRefused = error instanceof ApiError && fileCodes.includes(error.code);
      const state = isRefused ? "refused" : "failed";
      change(id, { state, message: messageOf(error) });
      return false;
    }
  };

  return {
    files,
    /** Files that have arrived so far. */
    sent,
    isSending: files.some(({ state }) => state === "sending"),
    add: (chosen: readonly File[]) => void add(chosen),
    remove,
    // New content needs a new idempotency key.
    write: (id: string, title: string) => change(id, { title, key: randomKey() }),
    /** New idempotency keys for all files, whose description has changed. */
    renew: () => setFiles((all) => all.map((one) => ({ ...one, key: randomKey() }))),
    /** Sends all files that can be sent; true if all have arrived. */
    send: async (draft: PublishDraft): Promise<boolean> => {
      let areAllThere = files.every(isSendable);
      for (const entry of files.filter(isSendable)) {
        if (!(await sendOne(draft, entry))) areAllThere = false;
        if (call.current?.signal.aborted === true) return false;
      }
      return areAllThere;
    },
  };
}
