import { useMutation } from "@tanstack/react-query";

import { messageOf } from "../../../../lib/errors.ts";
import { notify } from "../../../../ui/notify.ts";
import { downloadMutation } from "../documents.queries.ts";

/** Saves files; errors appear at the edge of the page. */
export function useDownload() {
  return useMutation({
    ...downloadMutation,
    onError: (error) => notify({ kind: "error", message: messageOf(error) }),
  });
}
