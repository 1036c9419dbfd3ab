import { Button } from "@mantine/core";
import { IconChecks, IconMailOpened } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { pageSizes } from "@atrio/contract/paging";

import { messageOf } from "../../../../lib/errors.ts";
import { notify } from "../../../../ui/notify.ts";
import { Pager } from "../../../../ui/pager.tsx";
import { EmptyState, ErrorState, LinesSkeleton } from "../../../../ui/state.tsx";

import { UnreadItem } from "./unread-item.tsx";
import classes from "./unread.module.css";
import { readMutation, unreadChangesQuery } from "./unread.queries.ts";
import type { UnreadPage } from "./unread.queries.ts";

/** Unread changes of past days by the people of the team. */
export function UnreadView() {
  const { t } = useTranslation("team-time");
  const [page, setPage] = useState<UnreadPage>({ skip: 0, take: 25 });
  const query = useQuery(unreadChangesQuery(page));
  const read = useMutation(readMutation);
  if (query.data === undefined) {
    if (query.error === null) return <LinesSkeleton lines={6} />;
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  }
  const { data: changes, total } = query.data;
  if (total === 0) {
    return (
      <EmptyState
        icon={<IconMailOpened size={24} />}
        title={t("unread.none")}
        text={t("unread.none_text")}
      />
    );
  }
  const readAll = () =>
    read.mutate(
      changes.map(({ id }) => id),
      {
        onSuccess: () => setPage({ ...page, skip: 0 }),
        onError: (error) => notify({ kind: "error", message: messageOf(error) }),
      },
    );
  return (
    <section className={classes.view}>
      <div className={classes.head}>
        <p>{t("unread.text")}</p>
        <Button
          variant="default"
          leftSection={<IconChecks size={18} aria-hidden />}
          loading={read.isPending}
          onClick={readAll}
        >
          {t("unread.read_all", { count: changes.length })}
        </Button>
      </div>
      <ul className={classes.list} aria-label={t("unread.list")}>
        {changes.map((change) => (
          <UnreadItem key={change.id} change={change} />
        ))}
      </ul>
      <Pager total={total} {...page} sizes={pageSizes} onChange={setPage} />
    </section>
  );
}
