import { IconHistory } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { dayIn } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { Card } from "../../../ui/card.tsx";
import { EmptyState, ErrorState, LinesSkeleton } from "../../../ui/state.tsx";

import { ActList } from "./act-list.tsx";
import { askedOf } from "./activity.model.ts";
import { activityQuery } from "./activity.queries.ts";

/** The last acts of the company, on the first page of the office. */
export function LatestActsCard() {
  const { t } = useTranslation("office");
  const { zona_horaria } = useCurrentUser();
  const asked = askedOf({ filas: 10 });
  const { data, error, refetch } = useQuery(activityQuery(asked, dayIn(zona_horaria)));
  return (
    <Card title={t("home.acts")} action={<Link to="/admin/activity">{t("home.allActs")}</Link>}>
      {data === undefined && error === null && <LinesSkeleton lines={11} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data?.total === 0 && (
        <EmptyState icon={<IconHistory size={24} />} title={t("activity.empty")} />
      )}
      {data !== undefined && data.total > 0 && <ActList acts={data.data.slice(0, 6)} />}
    </Card>
  );
}
