import { Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";

import { ApiError } from "../../../lib/errors.ts";
import { BlockSkeleton, ErrorState } from "../../../ui/state.tsx";
import { ConfirmDialog } from "../follow/confirm-dialog.tsx";
import { FindReport } from "../follow/find-report.tsx";
import { policyQuery } from "../policy/policy.queries.ts";
import type { MailboxPolicy } from "../policy/policy.queries.ts";
import { NewReport } from "../report/new-report.tsx";
import type { Unsaved } from "../report/new-report.tsx";
import { anonymousFiling } from "../report/report.queries.ts";

import classes from "./mailbox.module.css";
import { StartView } from "./start-view.tsx";
import { UnknownCompany } from "./unknown-company.tsx";
import { useLeaveWarning } from "./use-quick-exit.ts";

/** The public mailbox of a company; null: the address names none. */
export function Mailbox({ slug }: { slug: string | null }) {
  const { i18n } = useTranslation("complaint-report");
  const policy = useQuery({
    ...policyQuery(slug ?? "", i18n.language),
    enabled: slug !== null,
    // Another language of the same policy must not take the form away.
    placeholderData: (before) => before,
  });
  const isUnknown = policy.error instanceof ApiError && policy.error.code === "company.not_found";
  if (slug === null || isUnknown) return <UnknownCompany isNamed={slug !== null} />;
  if (policy.data !== undefined) return <OpenMailbox slug={slug} policy={policy.data} />;
  if (policy.error === null) return <BlockSkeleton height={420} />;
  return <ErrorState error={policy.error} onRetry={() => void policy.refetch()} />;
}

/** The shown part; it is in no address and in no history. */
type View = { name: "start" | "new" } | { name: "follow"; uuid: string | null };

function OpenMailbox({ slug, policy }: { slug: string; policy: MailboxPolicy }) {
  const { t } = useTranslation("complaint-report");
  const [view, setView] = useState<View>({ name: "start" });
  const [unsaved, setUnsaved] = useState<Unsaved>(null);
  const [asks, setAsks] = useState(false);
  useLeaveWarning(unsaved !== null);
  const fileReport = useMemo(() => anonymousFiling(slug), [slug]);
  const onTyped = useCallback((isTyped: boolean) => setUnsaved(isTyped ? "texts" : null), []);
  const show = (next: View) => {
    setView(next);
    setAsks(false);
    window.scrollTo(0, 0);
  };
  const goBack = () => (unsaved === null ? show({ name: "start" }) : setAsks(true));
  return (
    <div className={classes.stack}>
      <div>
        <h1 className={classes.title}>{t("title")}</h1>
        <p className={classes.intro}>{policy.nombre}</p>
      </div>
      {view.name !== "start" && (
        <Button
          className={classes.back ?? ""}
          variant="subtle"
          size="sm"
          mih={44}
          px={8}
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          onClick={goBack}
        >
          {t("public_page.back")}
        </Button>
      )}
      {view.name === "start" && (
        <StartView
          policy={policy}
          onNew={() => show({ name: "new" })}
          onFollow={() => show({ name: "follow", uuid: null })}
        />
      )}
      {view.name === "new" && (
        <NewReport
          isAnonymous
          policy={policy}
          fileReport={fileReport}
          onUnsaved={setUnsaved}
          onDiscard={goBack}
          onDone={(uuid) => show({ name: "follow", uuid })}
        />
      )}
      {view.name === "follow" && <FindReport uuid={view.uuid} onUnsaved={onTyped} />}
      {asks && (
        <ConfirmDialog
          title={t(unsaved === "code" ? "code.leave_title" : "form.leave_title")}
          text={t(unsaved === "code" ? "code.unsaved" : "form.leave_text")}
          action={t(unsaved === "code" ? "code.leave_action" : "form.leave_action")}
          stay={t(unsaved === "code" ? "code.leave_stay" : "form.leave_stay")}
          onConfirm={() => show({ name: "start" })}
          onClose={() => setAsks(false)}
        />
      )}
    </div>
  );
}
