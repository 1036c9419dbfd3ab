import { Button, Modal } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { maxFeeds } from "@atrio/contract/calendar/calendar-feeds";

import { useCurrentUser } from "../../../lib/identity.ts";
import { ErrorState, LinesSkeleton } from "../../../ui/state.tsx";
import { useBelow } from "../../../ui/use-below.ts";

import { FeedAddress } from "./feed-address.tsx";
import { FeedForm } from "./feed-form.tsx";
import { FeedItem } from "./feed-item.tsx";
import classes from "./sync.module.css";
import { feedsQuery } from "./sync.queries.ts";
import { useFocusHere } from "./use-focus-here.ts";

/** Step of the dialog: the list, the form, or the new address. */
type Step = "first" | "list" | "form" | { address: string };

/** Subscriptions of the own calendar in other applications: made, listed and revoked. */
export function SyncDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(["calendar", "common"]);
  const isPhone = useBelow("tablet");
  const [step, setStep] = useState<Step>("first");
  const toList = () => setStep("list");
  return (
    <Modal
      opened
      onClose={onClose}
      size={600}
      fullScreen={isPhone}
      {...(isPhone && { radius: 0 })}
      title={t("calendar:sync.title")}
      // The address is shown only once: a press beside the dialog must not take it away.
      closeOnClickOutside={step === "first" || step === "list"}
      closeButtonProps={{ "aria-label": t("common:action.close"), size: 44, iconSize: 20 }}
    >
      {(step === "first" || step === "list") && (
        <FeedList isBack={step === "list"} onNew={() => setStep("form")} />
      )}
      {step === "form" && <FeedForm onBack={toList} onMade={(address) => setStep({ address })} />}
      {typeof step === "object" && <FeedAddress address={step.address} onBack={toList} />}
    </Modal>
  );
}

type FeedListProps = {
  /** The list took the place of the form or the address, and the focus with it. */
  isBack: boolean;
  onNew: () => void;
};

function FeedList({ isBack, onNew }: FeedListProps) {
  const { t } = useTranslation("calendar");
  const { id: workerId, sesion } = useCurrentUser();
  const { data: feeds, error, refetch } = useQuery(feedsQuery(workerId));
  const intro = useFocusHere<HTMLParagraphElement>(isBack);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFull = feeds !== undefined && feeds.length >= maxFeeds;
  return (
    <div className={classes.part}>
      <p ref={intro} tabIndex={-1}>
        {t("sync.intro")}
      </p>
      {feeds === undefined && error === null && <LinesSkeleton lines={3} />}
      {feeds === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {feeds !== undefined && (
        <>
          <h3 ref={heading} tabIndex={-1}>
            {t("sync.list")}
          </h3>
          {feeds.length === 0 && <p className={classes.note}>{t("sync.none")}</p>}
          <ul className={classes.feeds}>
            {feeds.map((feed) => (
              <FeedItem
                key={feed.id}
                feed={feed}
                isReadOnly={sesion.suplantada}
                onRevoked={() => heading.current?.focus()}
              />
            ))}
          </ul>
          {isFull && <p className={classes.note}>{t("sync.limit", { count: maxFeeds })}</p>}
          {!sesion.suplantada && (
            <Button
              className={classes.main ?? ""}
              leftSection={<IconPlus size={20} aria-hidden />}
              disabled={isFull}
              onClick={onNew}
            >
              {t("sync.new")}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
