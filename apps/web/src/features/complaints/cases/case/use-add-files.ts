import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { messageOf } from "../../../../lib/errors.ts";
import { randomKey } from "../../../../lib/random.ts";
import { prepareFile } from "../../../../lib/sendable-file.ts";
import { notify } from "../../../../ui/notify.ts";
import { addFileMutation } from "../cases.queries.ts";

type Problem = { name: string; text: string };

/** Sends files to a case one after the other; the first that is refused stops the rest. */
export function useAddFiles(id: string) {
  const { t } = useTranslation(["complaint-cases", "files"]);
  const [sending, setSending] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { mutateAsync } = useMutation(addFileMutation(id));
  const add = async (chosen: readonly File[]): Promise<void> => {
    setProblem(null);
    for (const original of chosen) {
      const { name } = original;
      setSending(name);
      try {
        const { file, problem: refused } = await prepareFile(original, { withRecordings: true });
        if (refused !== null) {
          setProblem({ name, text: t(`files:${refused}`) });
          break;
        }
        const { signal } = new AbortController();
        await mutateAsync({ file, key: randomKey(), signal });
        notify({ kind: "success", message: t("complaint-cases:files.sent") });
      } catch (error) {
        setProblem({ name, text: messageOf(error) });
        break;
      }
    }
    setSending(null);
  };
  return { add, sending, problem };
}
