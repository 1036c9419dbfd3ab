import { Button } from "@mantine/core";
import { IconLink, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { InspectionLink } from "@atrio/contract/time/evidence";

import { formatDate, formatDateTime, serverNow } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { Card } from "../../../ui/card.tsx";
import { DataTable } from "../../../ui/data-table.tsx";
import { EmptyState, ErrorState, LinesSkeleton } from "../../../ui/state.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import type { Accent } from "../../../ui/theme.ts";

import { stateOf } from "./evidence.model.ts";
import type { LinkState } from "./evidence.model.ts";
import classes from "./evidence.module.css";
import { linksQuery } from "./evidence.queries.ts";
import { LinkDialog } from "./link-dialog.tsx";
import { RevokeDialog } from "./revoke-dialog.tsx";

const accents: Record<LinkState, Accent> = { active: "green", revoked: "red", expired: "gray" };

type LinksCardProps = {
  today: string;
  /** False for those who only read. */
  canWrite: boolean;
};

/** Links with which inspectors read a period by themselves, and how they were used. */
export function LinksCard({ today, canWrite }: LinksCardProps) {
  const { t } = useTranslation("evidence-office");
  const { data: links, error, refetch } = useQuery(linksQuery);
  const [isAdding, setAdding] = useState(false);
  const [revoked, setRevoked] = useState<InspectionLink | null>(null);
  return (
    <Card
      title={t("links.title")}
      action={
        canWrite && (
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => setAdding(true)}
          >
            {t("links.add")}
          </Button>
        )
      }
    >
      <p className={classes.intro}>{t("links.text")}</p>
      {links === undefined && error === null && <LinesSkeleton lines={9} />}
      {links === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {links?.length === 0 && (
        <EmptyState
          icon={<IconLink size={24} />}
          title={t("links.none")}
          text={t("links.noneText")}
        />
      )}
      {links !== undefined && links.length > 0 && (
        <Table links={links} onRevoke={canWrite ? setRevoked : null} />
      )}
      {isAdding && <LinkDialog today={today} onClose={() => setAdding(false)} />}
      {revoked !== null && <RevokeDialog link={revoked} onClose={() => setRevoked(null)} />}
    </Card>
  );
}

type TableProps = {
  links: readonly InspectionLink[];
  /** Null for those who only read. */
  onRevoke: ((link: InspectionLink) => void) | null;
};

function Table({ links, onRevoke }: TableProps) {
  const { t } = useTranslation("evidence-office");
  const { zona_horaria } = useCurrentUser();
  const now = serverNow();
  const columns = [
    { label: t("links.what") },
    { label: t("links.state") },
    { label: t("links.until") },
    { label: t("links.use") },
    ...(onRevoke === null ? [] : [{ label: "" }]),
  ];
  return (
    <DataTable caption={t("links.title")} columns={columns} stackBelow="tablet" isBare>
      <tbody>
        {links.map((link) => {
          const state = stateOf(link, now);
          return (
            <tr key={link.id}>
              <th scope="row">
                <About link={link} />
              </th>
              <td data-label={t("links.state")}>
                <StatusBadge color={accents[state]}>{t(`links.states.${state}`)}</StatusBadge>
              </td>
              <td data-label={t("links.until")}>{formatDateTime(link.expira_en, zona_horaria)}</td>
              <td data-label={t("links.use")}>{t("links.used", link)}</td>
              {onRevoke !== null && (
                <td className={classes.action}>
                  {state === "active" && (
                    <Button
                      variant="default"
                      size="sm"
                      aria-label={t("links.revokeOf", { reason: link.motivo })}
                      onClick={() => onRevoke(link)}
                    >
                      {t("links.revoke")}
                    </Button>
                  )}
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </DataTable>
  );
}

/** Reason of a link, the days that it opens, and who issued it. */
function About({ link }: { link: InspectionLink }) {
  const { t } = useTranslation("evidence-office");
  const { zona_horaria } = useCurrentUser();
  const days = { from: formatDate(link.desde), until: formatDate(link.hasta) };
  return (
    <span className={classes.what}>
      <b>{link.motivo}</b>
      <span className={classes.muted}>
        {link.objeto} · {t("links.days", days)}
      </span>
      <span className={classes.muted}>
        {t("links.issued", {
          name: link.emisor,
          when: formatDateTime(link.creado_en, zona_horaria),
        })}
      </span>
    </span>
  );
}
