import { SegmentedControl } from "@mantine/core";
import { IconChecklist } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { lazy, useState } from "react";
import { useTranslation } from "react-i18next";

import { timeRequestKinds } from "@atrio/contract/kinds";
import { requestTabs } from "@atrio/contract/leave/requests";
import type { RequestTab } from "@atrio/contract/leave/requests";
import { moduleIds } from "@atrio/contract/modules";
import type { RequestView } from "@atrio/contract/request-view";

import { loadChunk } from "../../../lib/chunks.ts";
import { useModuleHired } from "../../../lib/identity.ts";
import rows from "../../../ui/card-rows.module.css";
import { Card } from "../../../ui/card.tsx";
import { Part } from "../../../ui/part.tsx";
import { PersonAvatar } from "../../../ui/person-avatar.tsx";
import { EmptyState, ErrorState, LinesSkeleton } from "../../../ui/state.tsx";
import { countText } from "../approvals/approvals.model.ts";
import { teamRequestsQuery } from "../approvals/approvals.queries.ts";
import { StateBadge } from "../approvals/state-badge.tsx";
import { KindTile } from "../requests/kind-tile.tsx";
import { absenceKinds } from "../team/team.queries.ts";

import classes from "./home-cards.module.css";
import { newestTeamQuery, newestTeamRequests } from "./home.queries.ts";
import { useAskedText } from "./use-asked-text.ts";

const RequestDecision = lazy(async () => ({
  default: (await loadChunk(() => import("../approvals/request-decision.tsx"))).RequestDecision,
}));

const shown = 4;
const timeKinds = Object.values(timeRequestKinds);

/** The requests that the supervisor validates, by list, the newest of each. */
export function TeamRequestsCard() {
  const { t } = useTranslation(["cards", "requests", "approvals"]);
  const [tab, setTab] = useState<RequestTab>("mi_turno");
  const { data, error, refetch } = useQuery(newestTeamQuery(tab));
  const totals = data?.totales ?? null;
  return (
    <Card title={t("cards:team.title")} action={<AllLink />} isTall>
      <div className={classes.scroller}>
        <SegmentedControl<RequestTab>
          aria-label={t("cards:team.tabs")}
          className={classes.tabs}
          value={tab}
          onChange={setTab}
          data={requestTabs.map((value) => {
            const name = t(`cards:team.${value}`);
            if (totals === null) return { value, label: name };
            const total = countText(totals[value]);
            return { value, label: t("cards:team.counted", { name, total }) };
          })}
        />
      </div>
      {data === undefined && error === null && <LinesSkeleton lines={6} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data?.data.length === 0 && (
        <EmptyState icon={<IconChecklist size={24} />} title={t(`cards:team.none_${tab}`)} />
      )}
      {data !== undefined && data.data.length > 0 && (
        <ul className={`${rows.list} ${rows.few}`} aria-label={t("cards:team.list")}>
          {data.data.slice(0, shown).map((request) => (
            <li key={request.id} className={classes.request}>
              <Row request={request} />
              {request.can.decidir && <Decision request={request} />}
            </li>
          ))}
        </ul>
      )}
      {tab === "mi_turno" && <TimeRequests />}
      <LastYear />
    </Card>
  );
}

function AllLink() {
  const { t } = useTranslation("cards");
  const hasAbsences = useModuleHired(moduleIds.supervisorAbsences);
  const words = {
    "aria-label": `${t("all")}: ${t("team.title")}`,
    children: t("all"),
  };
  if (hasAbsences) return <Link to="/absencesSupervisor" {...words} />;
  return <Link to="/timeRegistrationSupervisor" search={{ vista: "decidir" }} {...words} />;
}

/** Closures and corrections among the counted requests, which the page of absences does not list. */
function TimeRequests() {
  const { t } = useTranslation("cards");
  const hasAbsences = useModuleHired(moduleIds.supervisorAbsences);
  const page = { ...newestTeamRequests, kinds: timeKinds, tab: "mi_turno" } as const;
  const count = useQuery({ ...teamRequestsQuery(page), enabled: hasAbsences }).data?.total ?? 0;
  if (count === 0) return null;
  return (
    <p className={classes.note}>
      <Link to="/timeRegistrationSupervisor" search={{ vista: "decidir" }}>
        {t("team.time", { count })}
      </Link>
    </p>
  );
}

/** Open requests of last year, so that nobody's days are forgotten. */
function LastYear() {
  const { t } = useTranslation("cards");
  const hasAbsences = useModuleHired(moduleIds.supervisorAbsences);
  const page = { ...newestTeamRequests, kinds: absenceKinds, tab: "anyo_anterior" } as const;
  const count = useQuery({ ...teamRequestsQuery(page), enabled: hasAbsences }).data?.total ?? 0;
  if (count === 0) return null;
  return (
    <p className={classes.note}>
      <Link to="/absencesSupervisor" search={{ pestana: "anyo_anterior" }}>
        {t("team.last_year", { count })}
      </Link>
    </p>
  );
}

/** Approves or rejects the request of a row; a phone has room for its page only. */
function Decision({ request }: { request: RequestView }) {
  const what = useAskedText()(request);
  return (
    <div className={classes.decision}>
      <Part>
        <RequestDecision
          request={request}
          name={`${request.trabajador.nombre_completo}: ${what}`}
          isInRow
        />
      </Part>
    </div>
  );
}

function Row({ request }: { request: RequestView }) {
  const what = useAskedText()(request);
  const { trabajador } = request;
  const isTime = !absenceKinds.includes(request.pe_solicitud_tipo_id);
  const content = (
    <>
      <PersonAvatar name={trabajador.nombre_completo} photo={trabajador.link_foto} size={44} />
      <span className={rows.texts}>
        <b>{trabajador.nombre_completo}</b>
        <span>{what}</span>
      </span>
      <KindTile kind={request.pe_solicitud_tipo_id} size={36} />
      {!request.can.decidir && <StateBadge state={request.estado_id} />}
    </>
  );
  const search = { solicitud: request.id };
  if (isTime) {
    return (
      <Link to="/timeRegistrationSupervisor" search={search} className={rows.row}>
        {content}
      </Link>
    );
  }
  return (
    <Link to="/absencesSupervisor" search={search} className={rows.row}>
      {content}
    </Link>
  );
}
