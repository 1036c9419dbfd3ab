import { IconBuilding } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { useCurrentUser } from "../../../../lib/identity.ts";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../../ui/state.tsx";
import { sharedDocumentsQuery } from "../documents.queries.ts";

import type { RowActions } from "./document-row.tsx";
import { ListView } from "./list-view.tsx";
import type { ListPlace } from "./list-view.tsx";

type SharedViewProps = RowActions & { search: ListPlace; onSearch: (place: ListPlace) => void };

/** Documents shared with the worker, by folder. */
export function SharedView(props: SharedViewProps) {
  const { t } = useTranslation("documents");
  const { id: workerId } = useCurrentUser();
  const { data, error, refetch } = useQuery(sharedDocumentsQuery(workerId));
  if (data === undefined && error !== null) {
    return <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <BlockSkeleton height={420} />;
  const isOnlyOne = data.length === 1 && data[0]?.carpeta === null;
  return (
    <ListView
      title={t("list.company")}
      text={t("list.company_text")}
      groups={data.map(({ carpeta, documentos }) => ({
        title: isOnlyOne ? null : (carpeta ?? t("list.no_folder")),
        documents: documentos,
      }))}
      empty={
        <EmptyState
          icon={<IconBuilding size={24} />}
          title={t("list.company_none")}
          text={t("list.company_none_text")}
        />
      }
      {...props}
    />
  );
}
