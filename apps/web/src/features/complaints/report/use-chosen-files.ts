import { useState } from "react";
import { useTranslation } from "react-i18next";

import { prepareFile } from "../../../lib/sendable-file.ts";

type ChosenFiles = {
  files: readonly File[];
  /** Why a file was not taken. */
  refusals: readonly string[];
  choose: (files: readonly File[]) => void;
  /** Answers the files that may be sent, without keeping them. */
  prepare: (files: readonly File[]) => Promise<File[]>;
  drop: (file: File) => void;
};

/** Files that will be sent with a report: in memory, large photos drawn smaller. */
export function useChosenFiles(): ChosenFiles {
  const { t } = useTranslation(["complaint-report", "files"]);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const prepare = async (chosen: readonly File[]) => {
    const ready = await Promise.all(
      chosen.map((file) => prepareFile(file, { withRecordings: true })),
    );
    const refused = ready.flatMap(({ file, problem }) =>
      problem === null
        ? []
        : [`${file.name}: ${t(problem === "type" ? "form.file_type" : `files:${problem}`)}`],
    );
    setRefusals(refused);
    return ready.flatMap(({ file, problem }) => (problem === null ? [file] : []));
  };
  const take = async (chosen: readonly File[]) => {
    const taken = await prepare(chosen);
    setFiles((all) => [...all, ...taken]);
  };
  return {
    files,
    refusals,
    choose: (chosen) => void take(chosen),
    prepare,
    drop: (file) => setFiles((all) => all.filter((one) => one !== file)),
  };
}
