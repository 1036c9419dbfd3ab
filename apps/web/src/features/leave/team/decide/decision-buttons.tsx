import { Button } from "@mantine/core";
import { IconCheck, IconX } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { Suspense, lazy, useState } from "react";
import { useTranslation } from "react-i18next";

import { loadChunk } from "../../../../lib/chunks.ts";
import { messageOf } from "../../../../lib/errors.ts";
import { notify } from "../../../../ui/notify.ts";
import { isPending } from "../../requests/requests.model.ts";

import type { AnyRequest } from "./decide.model.ts";
import { approveMutation } from "./decide.queries.ts";
import classes from "./decision-buttons.module.css";
import { useCardName } from "./use-card-name.ts";
import type { Keeper } from "./use-kept.ts";

const RejectDialog = lazy(async () => ({
  default: (await loadChunk(() => import("./reject-dialog.tsx"))).RejectDialog,
}));

type DecisionButtonsProps = {
  request: AnyRequest;
  keeper: Keeper;
};

/** Approves a request at once, or rejects it after asking for the reason. */
export function DecisionButtons({ request, keeper }: DecisionButtonsProps) {
  const { t } = useTranslation("team-absences");
  const name = useCardName()(request);
  const [isRejecting, setRejecting] = useState(false);
  const approve = useMutation({
    ...approveMutation,
    onMutate: (id) => keeper.hold([id]),
    // Told by the mutation itself: the button may have left the page by then.
    onSuccess: (decided, ...rest) => {
      keeper.settle([decided]);
      approveMutation.onSuccess?.(decided, ...rest);
      const message = t(isPending(decided) ? "decide.approved_part" : "decide.approved");
      notify({ kind: "success", message });
    },
    onError: (error, id) => {
      keeper.release([id]);
      notify({ kind: "error", title: t("decide.failed"), message: messageOf(error) });
    },
  });
  return (
    <div className={classes.buttons}>
      <Button
        aria-label={t("decide.approve_of", { name })}
        leftSection={<IconCheck size={20} aria-hidden />}
        loading={approve.isPending}
        onClick={() => approve.mutate(request.id)}
      >
        {t("decide.approve")}
      </Button>
      <Button
        variant="default"
        aria-label={t("decide.reject_of", { name })}
        leftSection={<IconX size={20} aria-hidden />}
        disabled={approve.isPending}
        onClick={() => setRejecting(true)}
      >
        {t("decide.reject")}
      </Button>
      <Suspense fallback={null}>
        {isRejecting && (
          <RejectDialog request={request} keeper={keeper} onClose={() => setRejecting(false)} />
        )}
      </Suspense>
    </div>
  );
}
