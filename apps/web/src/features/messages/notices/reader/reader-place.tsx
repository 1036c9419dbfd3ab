import { Drawer } from "@mantine/core";
import { IconMailOff, IconMailOpened } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";

import { ApiError } from "../../../../lib/errors.ts";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../../ui/state.tsx";
import { useBelow } from "../../../../ui/use-below.ts";
import { noticeQuery } from "../notices.queries.ts";

import { NoticeReader } from "./notice-reader.tsx";
import classes from "./reader.module.css";

type ReaderPlaceProps = { id: number | undefined; onClose: () => void };

/** Place of an open notification: beside the list, or over it where there is no room. */
export function ReaderPlace({ id, onClose }: ReaderPlaceProps) {
  const { t } = useTranslation(["notices-page", "common"]);
  const isNarrow = useBelow("laptop");
  const pane = useRef<HTMLElement>(null);
  const close = () => {
    // The pressed button disappears with the closed notification: the keyboard focus stays in its
    // place.
    pane.current?.focus({ preventScroll: true });
    onClose();
  };
  if (!isNarrow) {
    return (
      <section
        ref={pane}
        className={classes.pane}
        tabIndex={-1}
        aria-label={t("notices-page:reader.label")}
      >
        {id === undefined ? (
          <EmptyState
            icon={<IconMailOpened size={24} />}
            title={t("notices-page:reader.none_title")}
            text={t("notices-page:reader.none_text")}
          />
        ) : (
          <Opened key={id} id={id} isTitled onClose={close} />
        )}
      </section>
    );
  }
  return <Over id={id} onClose={onClose} />;
}

function Over({ id, onClose }: ReaderPlaceProps) {
  const { t } = useTranslation(["notices-page", "common"]);
  const { data } = useQuery({ ...noticeQuery(id ?? 0), enabled: id !== undefined });
  return (
    <Drawer
      opened={id !== undefined}
      onClose={onClose}
      position="right"
      size="min(560px, 100%)"
      title={data?.titulo ?? t("notices-page:title")}
      closeButtonProps={{ "aria-label": t("common:action.close"), size: 44, iconSize: 22 }}
      classNames={{ title: classes.title, body: classes.body }}
      // A panel's header is not the page's banner.
      attributes={{ header: { role: "presentation" } }}
    >
      {id !== undefined && <Opened key={id} id={id} isTitled={false} onClose={onClose} />}
    </Drawer>
  );
}

type OpenedProps = { id: number; isTitled: boolean; onClose: () => void };

function Opened({ id, isTitled, onClose }: OpenedProps) {
  const { t } = useTranslation("notices-page");
  const { data, error, refetch } = useQuery(noticeQuery(id));
  if (data !== undefined) {
    return <NoticeReader notice={data} isTitled={isTitled} onPutAway={onClose} />;
  }
  if (error === null) return <BlockSkeleton height={320} />;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState
        icon={<IconMailOff size={24} />}
        title={t("reader.missing_title")}
        text={t("reader.missing_text")}
      />
    );
  }
  return <ErrorState error={error} onRetry={() => void refetch()} />;
}
