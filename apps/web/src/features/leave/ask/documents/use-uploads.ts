import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import type { RequestDocument } from "@atrio/contract/leave/request-documents";

import { messageOf } from "../../../../lib/errors.ts";
import { randomKey } from "../../../../lib/random.ts";
import { isFinalRefusal, prepareFile } from "../../../../lib/sendable-file.ts";
import { upload } from "../ask.queries.ts";
import type { UploadCount } from "../waiting/waiting.model.ts";

/** The most files that a request takes (Rule LEAVE-56). */
const mostDocuments = 10;

/** A file that is on its way, or did not arrive. */
export type Upload = {
  key: string;
  file: File;
  /** Sent share of the file, from 0 to 1. */
  share: number;
  state: "sending" | "failed" | "refused";
  /** Why it was refused or failed. */
  message: string;
};

type Uploads = {
  uploads: readonly Upload[];
  /** Why no chosen file was taken. */
  excess: string | null;
  add: (files: readonly File[]) => void;
  retry: (upload: Upload) => void;
  drop: (upload: Upload) => void;
};

type Options = {
  count: number;
  onAdd: (document: RequestDocument) => void;
  /** Hears of the numbers together with the change itself: no drawing counts an arrived file twice. */
  onCount: (counts: UploadCount) => void;
};

function countsOf(uploads: readonly Upload[]): UploadCount {
  const inState = (state: Upload["state"]) => uploads.filter((one) => one.state === state).length;
  return { sending: inState("sending"), failed: inState("failed"), refused: inState("refused") };
}

function isEqual(one: UploadCount, other: UploadCount): boolean {
  return (
    one.sending === other.sending && one.failed === other.failed && one.refused === other.refused
  );
}

/** Sends files as soon as they are chosen, each on its own; leaving the page cancels them. */
export function useUploads({ count, onAdd, onCount }: Options): Uploads {
  const { t } = useTranslation(["ask", "files"]);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const latest = useRef(uploads);
  const [excess, setExcess] = useState<string | null>(null);
  const running = useRef(new Map<string, AbortController>());
  const arrived = useRef(onAdd);
  const counted = useRef(onCount);

  useEffect(() => {
    // Files arrive one after the other: each finds the form as the last one left it.
    arrived.current = onAdd;
    counted.current = onCount;
  });
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const call of all.values()) call.abort();
    };
  }, []);

  const update = (next: readonly Upload[]) => {
    const [before, now] = [countsOf(latest.current), countsOf(next)];
    latest.current = next;
    setUploads(next);
    // Progress changes no number.
    if (!isEqual(before, now)) counted.current(now);
  };
  const change = (key: string, changes: Partial<Upload>) =>
    update(latest.current.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const forget = (key: string) => update(latest.current.filter((one) => one.key !== key));

  const send = async ({ key, file }: Pick<Upload, "key" | "file">) => {
    const call = new AbortController();
    running.current.set(key, call);
    change(key, { state: "sending", share: 0, message: "" });
    try {
      const { file: ready, problem } = await prepareFile(file);
      if (problem !== null) {
        change(key, { state: "refused", message: t(`files:${problem}`) });
        return;
      }
      const onProgress = (share: number) => change(key, { share });
      const document = await upload({ file: ready, key, signal: call.signal, onProgress });
      forget(key);
      arrived.current(document);
    } catch (error) {
      if (call.signal.aborted) return;
      change(key, {
        state: isFinalRefusal(error) ? "refused" : "failed",
        message: messageOf(error),
      });
    } finally {
      running.current.delete(key);
    }
  };

  return {
    uploads,
    excess,
    add: (files) => {
      const room = mostDocuments - count - uploads.length;
      setExcess(files.length > room ? t("ask:documents.too_many") : null);
      const added = files.slice(0, Math.max(0, room)).map((file) => ({
        key: randomKey(),
        file,
        share: 0,
        state: "sending" as const,
        message: "",
      }));
      update([...latest.current, ...added]);
      for (const one of added) void send(one);
    },
    retry: (one) => void send(one),
    drop: ({ key }) => {
      running.current.get(key)?.abort();
      forget(key);
    },
  };
}
