import { Button } from "@mantine/core";
import { IconArchive, IconBellCheck, IconSearchOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { Notification } from "@atrio/contract/messages/company-messages";

import { useCurrentUser } from "../../../../lib/identity.ts";
import { CardList } from "../../../../ui/card-list.tsx";
import { EmptyState } from "../../../../ui/state.tsx";
import { byDay } from "../notices.model.ts";
import type { NoticePage } from "../notices.model.ts";
import type { NoticesSearch } from "../search.model.ts";
import { useDayName } from "../use-day-name.ts";

import classes from "./notice-list.module.css";
import { NoticeRow } from "./notice-row.tsx";

type NoticeListProps = {
  notices: readonly Notification[];
  page: NoticePage;
  /** Search parameters: the list, and the open notification. */
  search: NoticesSearch;
  /** The rows of the page before, while these are on their way. */
  isOld: boolean;
  onReset: () => void;
};

/** Notifications by day, newest first. */
export function NoticeList({ notices, page, search, isOld, onReset }: NoticeListProps) {
  const { zona_horaria } = useCurrentUser();
  const nameOf = useDayName();
  const { aviso: open, ...rest } = search;
  if (notices.length === 0) return <Nothing page={page} onReset={onReset} />;
  return (
    <div className={classes.days} data-old={isOld}>
      {byDay(notices, zona_horaria).map(({ day, notices: some }) => (
        <section key={day} className={classes.day}>
          <h2>{nameOf(day)}</h2>
          <CardList>
            {some.map((notice) => (
              <li key={notice.id}>
                <NoticeRow notice={notice} isOpen={notice.id === open} search={rest} />
              </li>
            ))}
          </CardList>
        </section>
      ))}
    </div>
  );
}

/** Why the list is empty, and the way out where the reader narrowed it. */
function Nothing({ page, onReset }: Pick<NoticeListProps, "page" | "onReset">) {
  const { t } = useTranslation("notices-page");
  if (page.words !== "" || page.kind !== null) {
    return (
      <div className={classes.nothing}>
        <EmptyState
          icon={<IconSearchOff size={24} />}
          title={t("empty.found_title")}
          text={t("empty.found_text")}
          action={
            <Button variant="default" onClick={onReset}>
              {t("filter.reset")}
            </Button>
          }
        />
      </div>
    );
  }
  const Icon = page.state === "archivadas" ? IconArchive : IconBellCheck;
  return (
    <div className={classes.nothing}>
      <EmptyState
        icon={<Icon size={24} />}
        title={t(`empty.${page.state}_title`)}
        text={t(`empty.${page.state}_text`)}
      />
    </div>
  );
}
