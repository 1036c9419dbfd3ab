import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { OfficeRequest } from "@atrio/contract/leave/requests";
import { pageSizes } from "@atrio/contract/paging";

import { formatDateTime } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { Card } from "../../../../ui/card.tsx";
import { Pager } from "../../../../ui/pager.tsx";
import { PersonAvatar } from "../../../../ui/person-avatar.tsx";
import { officeRequestsQuery } from "../../approvals/approvals.queries.ts";
import type { RequestPage } from "../../approvals/approvals.queries.ts";
import { RequestDecision } from "../../approvals/request-decision.tsx";
import { KindTile } from "../../requests/kind-tile.tsx";
import { useAskedText } from "../use-asked-text.ts";

import { OfficePanel } from "./office-panel.tsx";
import classes from "./office.module.css";

type Page = Pick<RequestPage, "skip" | "take">;

type OfficeRequestsCardProps = {
  className?: string | undefined;
  /** The request of the address, in a panel. */
  openId: number | null;
  onClose: () => void;
};

/** Requests that only administrators can decide; nothing while there are none (Rule COMPANY-47). */
export function OfficeRequestsCard({ className = "", openId, onClose }: OfficeRequestsCardProps) {
  const { t } = useTranslation("cards");
  const [page, setPage] = useState<Page>({ skip: 0, take: 10 });
  const { data } = useQuery(officeRequestsQuery(page));
  const isEmpty = data === undefined || data.total === 0;
  return (
    <>
      {!isEmpty && (
        <Card title={t("office.title")} className={className}>
          <p className={classes.intro}>{t("office.text")}</p>
          <ul className={classes.list} aria-label={t("office.title")}>
            {data.data.map((request) => (
              <li key={request.id}>
                <Row request={request} />
              </li>
            ))}
          </ul>
          <Pager total={data.total} {...page} sizes={pageSizes} onChange={setPage} />
        </Card>
      )}
      {openId !== null && <OfficePanel requestId={openId} onClose={onClose} />}
    </>
  );
}

function Row({ request }: { request: OfficeRequest }) {
  const { t } = useTranslation("cards");
  const { zona_horaria } = useCurrentUser();
  const asked = useAskedText()(request);
  const { trabajador } = request;
  const name = `${trabajador.nombre_completo}: ${asked}`;
  return (
    <article className={classes.row} aria-label={name}>
      <PersonAvatar name={trabajador.nombre_completo} photo={trabajador.link_foto} size={44} />
      <div className={classes.texts}>
        <b>{trabajador.nombre_completo}</b>
        <span>{asked}</span>
        <span className={classes.since}>
          {t("office.since", { when: formatDateTime(request.espera_desde, zona_horaria) })}
        </span>
      </div>
      <KindTile kind={request.pe_solicitud_tipo_id} size={36} />
      <div className={classes.actions}>
        <Link
          to="/admin"
          search={{ solicitud: request.id }}
          resetScroll={false}
          className={classes.link}
          aria-label={t("office.details_of", { name })}
        >
          {t("office.details")}
        </Link>
        {request.can.decidir && <RequestDecision request={request} name={name} />}
      </div>
    </article>
  );
}
