import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

import type { RequestPreview } from "@atrio/contract/leave/absences";

import { askOf, canPreview } from "./ask.model.ts";
import type { Ask, AskDraft } from "./ask.model.ts";
import { previewQuery } from "./ask.queries.ts";
import type { AskTarget } from "./ask.queries.ts";

/** Long enough to finish a word or a number. */
const pauseMs = 350;

export type Preview = {
  /** The newest that the server has said; of an older form while the next one is on its way. */
  data: RequestPreview | null;
  /** True if it is about the form as it stands. */
  isFresh: boolean;
  /** Why there is none; null while there may be one. */
  error: unknown;
  retry: () => void;
};

type Asked = { workerId: number; target: AskTarget; draft: AskDraft };

/** Preview of the form's cost, after a pause in typing. */
export function usePreview({ workerId, target, draft }: Asked): Preview {
  const [settled] = useDebouncedValue(draft, pauseMs);
  const asked = costlyPart(settled);
  const isAsked = canPreview(asked);
  const answer = useQuery({
    ...previewQuery(workerId, target, asked),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const wanted = costlyPart(draft);
  const isCurrent = JSON.stringify(wanted) === JSON.stringify(asked);
  const isShown = isAsked && canPreview(wanted);
  return {
    data: isShown ? (answer.data ?? null) : null,
    isFresh: isCurrent && !answer.isPlaceholderData && !answer.isPending,
    error: isShown && isCurrent ? answer.error : null,
    retry: () => void answer.refetch(),
  };
}

/** Words cost nothing: typing them asks nothing. */
function costlyPart(draft: AskDraft): Ask {
  return askOf({ ...draft, title: "", description: "" });
}
