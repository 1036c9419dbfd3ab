import { IconBeach } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { useCurrentUser } from "../../../lib/identity.ts";
import { Card } from "../../../ui/card.tsx";
import { EmptyState, ErrorState, LinesSkeleton } from "../../../ui/state.tsx";
import page from "../leave.module.css";
import { ownRequestsQuery } from "../leave.queries.ts";

import classes from "./list.module.css";
import { RequestRow } from "./request-row.tsx";

const few = { kind: null, state: null, year: null, skip: 0, take: 10 };
const shown = 5;

/** The newest requests, with a link to all of them. */
export function LatestRequests() {
  const { t } = useTranslation(["absences", "common"]);
  const user = useCurrentUser();
  const { data, error, refetch } = useQuery(ownRequestsQuery(user.id, few));
  const all = (
    <Link to="/absences" search={{ vista: "solicitudes" }} className={page.link}>
      {t("common:action.seeAll")}
    </Link>
  );
  return (
    <Card title={t("latest.title")} action={all}>
      {data === undefined && error === null && <LinesSkeleton lines={5} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data?.data.length === 0 && (
        <EmptyState
          icon={<IconBeach size={24} />}
          title={t("latest.none_title")}
          text={t("latest.none_text")}
        />
      )}
      {data !== undefined && data.data.length > 0 && (
        <ul className={classes.rows} data-plain>
          {data.data.slice(0, shown).map((request) => (
            <li key={request.id}>
              <RequestRow request={request} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
