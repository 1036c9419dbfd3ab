import { IconFiles } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import { BlockSkeleton, EmptyState, ErrorState } from "../../../../ui/state.tsx";
import type { RowActions } from "../list/document-row.tsx";
import { ListView } from "../list/list-view.tsx";
import type { ListPlace } from "../list/list-view.tsx";
import { useEverything } from "../use-everything.ts";

import { latest } from "./overview.model.ts";
import classes from "./overview.module.css";
import { TodoCard } from "./todo-card.tsx";

/** Without a word to look for, only the newest are listed. */
const newest = 8;

type OverviewViewProps = RowActions & {
  search: ListPlace;
  onSearch: (place: ListPlace) => void;
};

/** Open tasks, and every document of every part: searched, or the newest. */
export function OverviewView(props: OverviewViewProps) {
  const { t } = useTranslation("documents");
  const { own, shared, error, retry } = useEverything();
  const isNarrowed = Object.keys(props.search).length > 0;
  const all = own === undefined || shared === undefined ? undefined : [...own, ...shared];
  const ordered = latest(all ?? [], all?.length ?? 0);
  return (
    <div className={classes.view}>
      <TodoCard documents={own ?? []} />
      {all === undefined && error === null && <BlockSkeleton height={420} />}
      {all === undefined && error !== null && <ErrorState error={error} onRetry={retry} />}
      {all !== undefined && (
        <ListView
          title={isNarrowed ? t("overview.found") : t("overview.latest")}
          text={t("overview.latest_text")}
          groups={[{ title: null, documents: ordered }]}
          most={newest}
          withParts
          empty={
            <EmptyState
              icon={<IconFiles size={24} />}
              title={t("overview.none_title")}
              text={t("overview.none_text")}
            />
          }
          {...props}
        />
      )}
    </div>
  );
}
