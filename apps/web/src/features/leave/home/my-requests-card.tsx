import { Button } from "@mantine/core";
import { IconBeach } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { RequestView } from "@atrio/contract/request-view";

import { formatMoney } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import rows from "../../../ui/card-rows.module.css";
import { Card } from "../../../ui/card.tsx";
import { foldFigure } from "../../../ui/fold-figure.tsx";
import { EmptyState, ErrorState, LinesSkeleton } from "../../../ui/state.tsx";
import { StateBadge } from "../approvals/state-badge.tsx";
import { KindTile } from "../requests/kind-tile.tsx";
import { useRequestName } from "../requests/use-request-name.ts";

import { spansOf } from "./home.model.ts";
import { newestOwnQuery } from "./home.queries.ts";
import { useSpansText } from "./use-span-text.ts";

const shown = 4;

/** The newest own absences and expenses, with their state. */
export function MyRequestsCard() {
  const { t } = useTranslation(["cards", "requests"]);
  const user = useCurrentUser();
  const { data, error, refetch } = useQuery(newestOwnQuery(user.id));
  const title = t("cards:requests.title");
  const nameOf = useRequestName();
  const newestOne = data?.data[0];
  return (
    <Card
      title={title}
      figure={foldFigure(
        error,
        data && (newestOne === undefined ? t("cards:requests.none") : nameOf(newestOne)),
      )}
      action={
        <Link
          to="/absences"
          search={{ vista: "solicitudes" }}
          aria-label={`${t("cards:all")}: ${title}`}
        >
          {t("cards:all")}
        </Link>
      }
      isTall
    >
      {data === undefined && error === null && <LinesSkeleton lines={6} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data?.data.length === 0 && (
        <EmptyState
          icon={<IconBeach size={24} />}
          title={t("cards:requests.none")}
          text={t("cards:requests.none_text")}
          action={
            <Button variant="default" renderRoot={(props) => <Link to="/absences" {...props} />}>
              {t("cards:requests.ask")}
            </Button>
          }
        />
      )}
      {data !== undefined && data.data.length > 0 && (
        <ul className={`${rows.list} ${rows.few}`}>
          {data.data.slice(0, shown).map((request) => (
            <li key={request.id}>
              <Row request={request} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Row({ request }: { request: RequestView }) {
  const name = useRequestName()(request);
  const spansText = useSpansText();
  const details = [
    spansText(spansOf(request)),
    request.gasto === null ? "" : formatMoney(request.gasto.importe),
  ];
  return (
    <Link to="/absences" search={{ solicitud: request.id }} className={rows.row}>
      <KindTile kind={request.pe_solicitud_tipo_id} size={44} />
      <span className={rows.texts}>
        <b>{name}</b>
        <span>{details.filter((text) => text !== "").join(" · ")}</span>
      </span>
      <StateBadge state={request.estado_id} />
    </Link>
  );
}
