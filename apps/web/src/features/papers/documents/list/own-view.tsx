import { Button } from "@mantine/core";
import { IconFileText, IconId, IconUpload } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { useCurrentUser } from "../../../../lib/identity.ts";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../../ui/state.tsx";
import { ofView } from "../documents.model.ts";
import { ownDocumentsQuery } from "../documents.queries.ts";

import type { RowActions } from "./document-row.tsx";
import { ListView } from "./list-view.tsx";
import type { ListPlace } from "./list-view.tsx";

type OwnViewProps = RowActions & {
  view: "personales" | "laborales";
  search: ListPlace;
  onSearch: (place: ListPlace) => void;
  onUpload: () => void;
};

/** The worker's personal documents, uploaded by them, or those of their employment. */
export function OwnView({ view, onUpload, ...props }: OwnViewProps) {
  const { t } = useTranslation("documents");
  const user = useCurrentUser();
  const { data, error, refetch } = useQuery(ownDocumentsQuery(user.id));
  if (data === undefined && error !== null) {
    return <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <BlockSkeleton height={420} />;
  const isPersonal = view === "personales";
  const Icon = isPersonal ? IconId : IconFileText;
  // A handed-over session only reads.
  const canUpload = isPersonal && data.tipos.length > 0 && !user.sesion.suplantada;
  const upload = canUpload ? (
    <Button leftSection={<IconUpload size={20} aria-hidden />} onClick={onUpload}>
      {t("list.upload")}
    </Button>
  ) : null;
  return (
    <ListView
      title={t(`list.${view}`)}
      text={t(`list.${view}_text`)}
      action={upload}
      groups={[{ title: null, documents: ofView(data.data, view) }]}
      empty={
        <EmptyState
          icon={<Icon size={24} />}
          title={t(`list.${view}_none`)}
          text={t(`list.${view}_none_text`)}
        />
      }
      {...props}
    />
  );
}
