import { Button } from "@mantine/core";
import { IconMessage2, IconPencil } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { mayUseOffice } from "@atrio/contract/access/office-roles";
import type { CompanyMessage } from "@atrio/contract/messages/company-messages";

import { useCurrentUser } from "../../../lib/identity.ts";
import { Card } from "../../../ui/card.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../ui/state.tsx";

import { ComposeView } from "./compose/compose-view.tsx";
import { MessageList } from "./message-list.tsx";
import classes from "./messages-office.module.css";
import { messagesQuery, shownMessages } from "./messages-office.queries.ts";
import { ReadersDialog } from "./readers-dialog.tsx";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

/** Messages of the company: the list, or writing one. */
export function MessagesOfficePage() {
  const { t } = useTranslation("messages-office");
  const search = useSearch({ from: "/portal/admin/messages" });
  const canWrite = mayUseOffice(useCurrentUser(), "personas");
  if (search.vista === "nuevo" && canWrite) return <ComposeView />;
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")}>
        {canWrite && (
          <Button
            leftSection={<IconPencil size={18} aria-hidden />}
            renderRoot={(props) => (
              <Link to="/admin/messages" search={{ vista: "nuevo" }} {...props} />
            )}
          >
            {t("write")}
          </Button>
        )}
      </PageHeader>
      <Messages page={search.pagina ?? 1} canWrite={canWrite} />
    </>
  );
}

type Opened = { message: CompanyMessage; act: "readers" | "withdraw" };

function Messages({ page, canWrite }: { page: number; canWrite: boolean }) {
  const { t } = useTranslation("messages-office");
  const navigate = useNavigate({ from: "/admin/messages" });
  const { data, error, refetch, isPlaceholderData } = useQuery(messagesQuery(page));
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  return (
    <div className={classes.view}>
      {data === undefined && error === null && <BlockSkeleton height={420} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data?.total === 0 && (
        <Card>
          <EmptyState icon={<IconMessage2 size={24} />} title={t("empty")} text={t("emptyText")} />
        </Card>
      )}
      {data !== undefined && data.total > 0 && (
        <MessageList
          messages={data.data}
          isBusy={isPlaceholderData}
          onReaders={(message) => setOpened({ message, act: "readers" })}
          onWithdraw={canWrite ? (message) => setOpened({ message, act: "withdraw" }) : null}
        />
      )}
      {data !== undefined && (
        <Pager
          total={data.total}
          skip={(page - 1) * shownMessages}
          take={shownMessages}
          sizes={[shownMessages]}
          onChange={({ skip }) =>
            void navigate({ search: { pagina: skip / shownMessages + 1 }, replace: true })
          }
        />
      )}
      {opened?.act === "readers" && <ReadersDialog message={opened.message} onClose={close} />}
      {opened?.act === "withdraw" && <WithdrawDialog message={opened.message} onClose={close} />}
    </div>
  );
}
