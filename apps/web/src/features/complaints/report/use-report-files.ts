import { useMutation } from "@tanstack/react-query";
import { useState } from "react";

import type { ComplaintFile } from "@atrio/contract/complaints/reports";

import { messageOf } from "../../../lib/errors.ts";

import { fileMutation } from "./report.queries.ts";

/** A file on its way to a report; `message` says why it did not arrive. */
export type SentFile = { file: File; state: "waiting" | "sent" | "failed"; message: string };

type ReportFiles = {
  sent: readonly SentFile[];
  isBusy: boolean;
  send: (files: readonly File[]) => void;
  drop: (file: File) => void;
};

/** Sends files of a report one after the other; one that fails holds up no other. */
export function useReportFiles(
  uuid: string,
  onArrival: (file: ComplaintFile) => void = () => undefined,
): ReportFiles {
  const [sent, setSent] = useState<readonly SentFile[]>([]);
  const { mutateAsync, isPending } = useMutation(fileMutation);
  const mark = (file: File, change: Partial<SentFile>) =>
    setSent((all) => all.map((one) => (one.file === file ? { ...one, ...change } : one)));
  const deliver = async (files: readonly File[]) => {
    for (const file of files) {
      try {
        onArrival(await mutateAsync({ uuid, file }));
        mark(file, { state: "sent" });
      } catch (error) {
        mark(file, { state: "failed", message: messageOf(error) });
      }
    }
  };
  return {
    sent,
    isBusy: isPending,
    send: (files) => {
      const waiting = files.map((file) => ({ file, state: "waiting" as const, message: "" }));
      setSent((all) => [...all.filter(({ file }) => !files.includes(file)), ...waiting]);
      void deliver(files);
    },
    drop: (file) => setSent((all) => all.filter((one) => one.file !== file)),
  };
}
