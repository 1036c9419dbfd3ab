import { Button } from "@mantine/core";
import { IconFileCheck, IconFilterOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { TeamDocument } from "@atrio/contract/papers/documents-office";

import { CardList } from "../../../../ui/card-list.tsx";
import { EmptyState } from "../../../../ui/state.tsx";
import { openOf } from "../../../leave/approvals/approvals.model.ts";
import { useSelection } from "../../../leave/approvals/use-selection.ts";

import { ApproveBar } from "./approve-bar.tsx";
import type { TeamState } from "./search.model.ts";
import { TeamDocumentCard } from "./team-document-card.tsx";

type TeamListProps = {
  documents: readonly TeamDocument[];
  state: TeamState;
  /** Narrowed by words or to a person. */
  isNarrowed: boolean;
  isOld: boolean;
  onReset: () => void;
};

/** The documents of a page, or why there are none. */
export function TeamList({ documents, state, isNarrowed, isOld, onReset }: TeamListProps) {
  const { t } = useTranslation("documents-team");
  const selection = useSelection();
  const open = openOf(documents);
  return (
    <>
      <ApproveBar open={open} selection={selection} />
      {documents.length === 0 && isNarrowed && (
        <EmptyState
          icon={<IconFilterOff size={24} />}
          title={t("none.narrowed")}
          text={t("none.narrowed_text")}
          action={
            <Button variant="default" onClick={onReset}>
              {t("filter.reset")}
            </Button>
          }
        />
      )}
      {documents.length === 0 && !isNarrowed && (
        <EmptyState
          icon={<IconFileCheck size={24} />}
          title={t(`none.${state}`)}
          text={t(`none.${state}_text`)}
        />
      )}
      {documents.length > 0 && (
        <CardList label={t("list")} isBusy={isOld}>
          {documents.map((document) => (
            <TeamDocumentCard
              key={document.id}
              document={document}
              selection={open.length > 1 && document.can.decidir ? selection : null}
            />
          ))}
        </CardList>
      )}
    </>
  );
}
