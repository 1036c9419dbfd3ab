import { IconBook2, IconEyeOff, IconInbox, IconKey } from "@tabler/icons-react";
import type { Icon } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { useCurrentUser } from "../../../lib/identity.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { SectionTabs } from "../../../ui/section-tabs.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../ui/state.tsx";

import { BoardView } from "./board/board-view.tsx";
import { CaseView } from "./case/case-view.tsx";
import { JoinForm } from "./keys/join-form.tsx";
import { KeysView } from "./keys/keys-view.tsx";
import { LockBar } from "./keys/lock-bar.tsx";
import { OpenForm } from "./keys/open-form.tsx";
import { RecoverySheet } from "./keys/recovery-sheet.tsx";
import type { IssuedKey } from "./keys/recovery-sheet.tsx";
import { UnlockForm } from "./keys/unlock-form.tsx";
import { WaitingKey } from "./keys/waiting-key.tsx";
import { mailboxQuery } from "./mailbox.queries.ts";
import type { MailboxState } from "./mailbox.queries.ts";
import { RegisterView } from "./register/register-view.tsx";
import type { CasesView } from "./search.model.ts";
import { useUnlocked } from "./use-unlocked.ts";

const parts: ReadonlyArray<{ value: CasesView; icon: Icon }> = [
  { value: "casos", icon: IconInbox },
  { value: "registro", icon: IconBook2 },
  { value: "buzon", icon: IconKey },
];

/** Handlers' side of the complaints mailbox: its keys, the board, a case, the log-book. */
export function CasesPage() {
  const { t } = useTranslation("complaint-cases");
  const { data: mailbox, error, refetch } = useQuery(mailboxQuery);
  const { unlocked } = useUnlocked();
  // Kept here: the form that asked for it leaves the page as soon as the mailbox is open.
  const [issued, setIssued] = useState<IssuedKey | null>(null);
  const done = () => {
    setIssued(null);
    void refetch();
  };
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")}>
        {unlocked !== null && issued === null && <LockBar expira_en={unlocked.expira_en} />}
      </PageHeader>
      {issued !== null && <RecoverySheet issued={issued} onDone={done} />}
      {issued === null && mailbox === undefined && error === null && <BlockSkeleton height={320} />}
      {issued === null && mailbox === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {issued === null && mailbox !== undefined && <Stage mailbox={mailbox} onIssued={setIssued} />}
    </>
  );
}

type StageProps = { mailbox: MailboxState; onIssued: (issued: IssuedKey) => void };

/** Part of the page that the caller's key allows. */
function Stage({ mailbox, onIssued }: StageProps) {
  const { t } = useTranslation("complaint-cases");
  const { sesion } = useCurrentUser();
  const { unlocked } = useUnlocked();
  if (sesion.suplantada) {
    return (
      <EmptyState
        icon={<IconEyeOff size={24} />}
        title={t("impersonated_title")}
        text={t("impersonated_text")}
      />
    );
  }
  if (mailbox.abierto === null) return <OpenForm onIssued={onIssued} />;
  if (mailbox.mi_clave === null) return <JoinForm mailbox={mailbox} onIssued={onIssued} />;
  if (mailbox.mi_clave === "pendiente") {
    return <WaitingKey mailbox={mailbox} onIssued={onIssued} />;
  }
  if (unlocked === null) return <UnlockForm mailbox={mailbox} onIssued={onIssued} />;
  return <Views mailbox={mailbox} onIssued={onIssued} />;
}

function Views({ mailbox, onIssued }: StageProps) {
  const { t } = useTranslation("complaint-cases");
  const search = useSearch({ from: "/portal/complaintCases" });
  const navigate = useNavigate({ from: "/complaintCases" });
  const { vista: view = "casos", caso } = search;
  if (caso !== undefined) return <CaseView key={caso} id={caso} mailbox={mailbox} />;
  return (
    <SectionTabs
      label={t("views")}
      sections={parts.map((part) => ({ ...part, label: t(`view.${part.value}`) }))}
      value={view}
      onChange={(vista) =>
        void navigate({ search: vista === "casos" ? {} : { vista }, resetScroll: false })
      }
    >
      {view === "casos" && <BoardView mailbox={mailbox} />}
      {view === "registro" && <RegisterView mailbox={mailbox} />}
      {view === "buzon" && <KeysView mailbox={mailbox} onIssued={onIssued} />}
    </SectionTabs>
  );
}
