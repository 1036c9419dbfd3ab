import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { useDocumentTitle } from "../../../ui/page-header.tsx";
import { ErrorState, LinesSkeleton } from "../../../ui/state.tsx";

import { DeadInspection } from "./dead-inspection.tsx";
import { DownloadKit } from "./download-kit.tsx";
import { InspectionFacts } from "./inspection-facts.tsx";
import { isDeadLink } from "./inspection.model.ts";
import classes from "./inspection.module.css";
import { inspectionQuery } from "./inspection.queries.ts";

/** Person and scope of a link, its issuer, its end, and the file. */
export function InspectionRecords({ token }: { token: string }) {
  const { t } = useTranslation("inspection");
  const view = useQuery(inspectionQuery(token));
  useDocumentTitle(t("title"));
  if (isDeadLink(view.error)) return <DeadInspection />;
  if (view.isError) return <ErrorState error={view.error} onRetry={() => void view.refetch()} />;
  return (
    <div className={classes.panel}>
      <div>
        <h1 className={classes.title}>{t("title")}</h1>
        <p className={classes.subtitle}>
          {view.data === undefined ? t("checking") : t("text", { empresa: view.data.empresa })}
        </p>
      </div>
      {view.data === undefined ? (
        <LinesSkeleton lines={6} />
      ) : (
        <>
          <InspectionFacts view={view.data} />
          <DownloadKit token={token} />
        </>
      )}
    </div>
  );
}
