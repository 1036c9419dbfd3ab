import { NativeSelect, SegmentedControl } from "@mantine/core";
import { useTranslation } from "react-i18next";

import { Filters, WordsField } from "../../../../ui/filters.tsx";
import { noticeKinds } from "../notices.model.ts";
import type { NoticePage } from "../notices.model.ts";
import { noticeStates } from "../search.model.ts";
import type { NoticeState } from "../search.model.ts";

import classes from "./notice-filters.module.css";

type NoticeFiltersProps = {
  page: NoticePage;
  /** Typed words. */
  words: string;
  /** Number of all unread notifications; undefined while unknown. */
  unread: number | undefined;
  onState: (state: NoticeState) => void;
  onKind: (kind: string | null) => void;
  onWords: (words: string) => void;
};

const any = "";

/** Chooses a part of the list, and narrows it by words and by kind. */
export function NoticeFilters(props: NoticeFiltersProps) {
  const { page, words, unread, onState, onKind, onWords } = props;
  const { t } = useTranslation("notices-page");
  return (
    <div className={classes.filters}>
      <SegmentedControl<NoticeState>
        className={classes.states}
        aria-label={t("filter.states")}
        value={page.state}
        onChange={onState}
        data={noticeStates.map((value) => {
          const isCounted = value === "sin_leer" && unread !== undefined && unread > 0;
          const name = t(`filter.${value}`);
          const total = unread !== undefined && unread > 99 ? "99+" : String(unread);
          return { value, label: isCounted ? t("filter.counted", { name, total }) : name };
        })}
      />
      <Filters label={t("filter.label")}>
        <WordsField
          label={t("filter.words")}
          placeholder={t("filter.placeholder")}
          value={words}
          onChange={onWords}
        />
        <NativeSelect
          size="md"
          label={t("filter.kind")}
          value={page.kind ?? any}
          data={[
            { value: any, label: t("filter.all_kinds") },
            ...noticeKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
          ]}
          onChange={({ currentTarget: { value } }) => onKind(value === any ? null : value)}
        />
      </Filters>
    </div>
  );
}
