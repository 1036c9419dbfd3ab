import { Button } from "@mantine/core";
import { IconFileText, IconKey, IconPlus, IconShieldLock } from "@tabler/icons-react";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { companyQuery, useCurrentUser } from "../../../lib/identity.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { SectionTabs } from "../../../ui/section-tabs.tsx";
import type { Section } from "../../../ui/section-tabs.tsx";
import { ActionSkeleton, BlockSkeleton, EmptyState, ErrorState } from "../../../ui/state.tsx";
import { UnsavedGuard } from "../../../ui/unsaved-guard.tsx";
import { FindReport } from "../follow/find-report.tsx";
import { PolicyText } from "../policy/policy-text.tsx";
import { policyQuery } from "../policy/policy.queries.ts";
import type { MailboxPolicy } from "../policy/policy.queries.ts";
import { NewReport } from "../report/new-report.tsx";
import type { Unsaved } from "../report/new-report.tsx";

import { AnonymousCard } from "./anonymous-card.tsx";
import classes from "./mine.module.css";
import { fileNamed } from "./mine.queries.ts";
import { OwnReports } from "./own-reports.tsx";
import type { ComplaintView } from "./search.model.ts";

type Part = Exclude<ComplaintView, "nueva"> | "mias";

/** The complaints mailbox of a signed-in worker. */
export function ComplaintPage() {
  const { t, i18n } = useTranslation("complaint-report");
  const { vista } = useSearch({ from: "/portal/complaint" });
  const navigate = useNavigate({ from: "/complaint" });
  const user = useCurrentUser();
  const { slug } = useSuspenseQuery(companyQuery(String(user.empresa_id))).data;
  const policy = useQuery(policyQuery(slug, i18n.language));
  const [unsaved, setUnsaved] = useState<Unsaved>(null);
  // The code of the report that was just filed, in memory only.
  const [filed, setFiled] = useState<string | null>(null);
  const onTyped = useCallback((isTyped: boolean) => setUnsaved(isTyped ? "texts" : null), []);
  const show = (next: ComplaintView | undefined) => {
    setFiled(null);
    void navigate({ search: next === undefined ? {} : { vista: next } });
  };
  const isOpen = policy.data?.abierto === true && !user.sesion.suplantada;
  const sections: Array<Section<Part>> = [
    { value: "mias", label: t("mine.view.mine"), icon: IconShieldLock },
    { value: "codigo", label: t("mine.view.code"), icon: IconKey },
    { value: "politica", label: t("mine.view.policy"), icon: IconFileText },
  ];
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("intro")}>
        {policy.isPending && <ActionSkeleton />}
        {vista !== "nueva" && isOpen && (
          <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={() => show("nueva")}>
            {t("mine.new")}
          </Button>
        )}
      </PageHeader>
      {vista === "nueva" ? (
        <PolicyOf query={policy}>
          {(known) => (
            <div className={classes.columns}>
              <NewNamed
                policy={known}
                isHandedOver={user.sesion.suplantada}
                onUnsaved={setUnsaved}
                onDiscard={() => show(undefined)}
                onDone={(uuid) => {
                  setFiled(uuid);
                  void navigate({ search: { vista: "codigo" }, ignoreBlocker: true });
                }}
              />
              <AnonymousCard slug={slug} />
            </div>
          )}
        </PolicyOf>
      ) : (
        <SectionTabs<Part>
          label={t("mine.views")}
          sections={sections}
          value={vista ?? "mias"}
          onChange={(next) => show(next === "mias" ? undefined : next)}
        >
          {vista === undefined && (
            <div className={classes.columns}>
              <OwnReports
                workerId={user.id}
                canDelete={!user.sesion.suplantada}
                onOpen={() => show("codigo")}
              />
              <AnonymousCard slug={slug} />
            </div>
          )}
          {vista === "codigo" && (
            <div className={classes.narrow}>
              <FindReport key={filed} uuid={filed} onUnsaved={onTyped} />
            </div>
          )}
          {vista === "politica" && (
            <div className={classes.narrow}>
              <PolicyOf query={policy}>{(known) => <PolicyText policy={known} />}</PolicyOf>
            </div>
          )}
        </SectionTabs>
      )}
      <UnsavedGuard
        isUnsaved={unsaved !== null}
        text={t(unsaved === "code" ? "code.unsaved" : "form.leave_text")}
      />
    </>
  );
}

type NewNamedProps = {
  policy: MailboxPolicy;
  isHandedOver: boolean;
  onUnsaved: (unsaved: Unsaved) => void;
  onDiscard: () => void;
  onDone: (uuid: string) => void;
};

/** A new named report, where the mailbox is open and the session is the worker's own. */
function NewNamed({ policy, isHandedOver, ...flow }: NewNamedProps) {
  const { t } = useTranslation("complaint-report");
  if (policy.abierto && !isHandedOver) {
    return <NewReport {...flow} isAnonymous={false} policy={policy} fileReport={fileNamed} />;
  }
  return (
    <EmptyState
      icon={<IconShieldLock size={24} />}
      title={t(isHandedOver ? "mine.handed_over" : "start.closed")}
      text={isHandedOver ? undefined : t("start.closed_text")}
    />
  );
}

type PolicyOfProps = {
  query: { data: MailboxPolicy | undefined; error: Error | null; refetch: () => unknown };
  children: (policy: MailboxPolicy) => ReactNode;
};

function PolicyOf({ query, children }: PolicyOfProps) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error === null) return <BlockSkeleton height={420} />;
  return <ErrorState error={error} onRetry={() => void refetch()} />;
}
