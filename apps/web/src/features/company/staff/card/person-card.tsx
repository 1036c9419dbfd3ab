import { ActionIcon, Button } from "@mantine/core";
import { IconArrowLeft, IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { StaffCard } from "@atrio/contract/company/staff";

import { useDocumentTitle } from "../../../../ui/page-header.tsx";
import { PersonAvatar } from "../../../../ui/person-avatar.tsx";
import { ErrorState, LinesSkeleton } from "../../../../ui/state.tsx";
import { StaffBadge } from "../list/staff-badge.tsx";
import { cardQuery } from "../staff.queries.ts";

import { AccessSection } from "./access-section.tsx";
import { BalanceSection } from "./balance-section.tsx";
import { CardActions } from "./card-actions.tsx";
import { ContractSection } from "./contract-section.tsx";
import classes from "./person-card.module.css";
import { PlaceSection } from "./place-section.tsx";
import { ScheduleSection } from "./schedule-section.tsx";

type PersonCardProps = {
  id: number;
  /** In the place of the list, with its way back, instead of beside it. */
  isPage: boolean;
  onClose: () => void;
};

/** Card of a person of the company: contract, schedule, place, balances, access. */
export function PersonCard({ id, isPage, onClose }: PersonCardProps) {
  const { t } = useTranslation("staff");
  const { data: person, error, refetch } = useQuery(cardQuery(id));
  return (
    <aside className={classes.card} aria-label={t("card.label")} data-page={isPage}>
      {isPage && (
        <Button
          variant="subtle"
          color="gray"
          className={classes.back ?? ""}
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          onClick={onClose}
        >
          {t("card.back")}
        </Button>
      )}
      {person === undefined && error === null && <LinesSkeleton lines={10} />}
      {person === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {person !== undefined && (
        <>
          {isPage ? <PageHead person={person} /> : <PanelHead person={person} onClose={onClose} />}
          <CardActions person={person} />
          <ContractSection person={person} />
          <ScheduleSection person={person} />
          <PlaceSection person={person} />
          {person.saldos !== null && person.saldos.length > 0 && (
            <BalanceSection balances={person.saldos} />
          )}
          <AccessSection person={person} />
        </>
      )}
    </aside>
  );
}

function PanelHead({ person, onClose }: { person: StaffCard; onClose: () => void }) {
  const { t } = useTranslation("staff");
  return (
    <header className={classes.head}>
      <PersonAvatar name={person.nombre_completo} photo={person.link_foto} size={46} />
      <div className={classes.who}>
        <h2>{person.nombre_completo}</h2>
        <About person={person} />
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={t("card.close")}
        onClick={onClose}
      >
        <IconX size={20} aria-hidden />
      </ActionIcon>
    </header>
  );
}

/** The card as a page: its name is the page's heading. */
function PageHead({ person }: { person: StaffCard }) {
  useDocumentTitle(person.nombre_completo);
  return (
    <header className={classes.head}>
      <PersonAvatar name={person.nombre_completo} photo={person.link_foto} size={56} />
      <div className={classes.who}>
        <h1>{person.nombre_completo}</h1>
        <About person={person} />
      </div>
    </header>
  );
}

function About({ person }: { person: StaffCard }) {
  const { t } = useTranslation("staff");
  const code = t("card.code", { code: person.codigo });
  return (
    <>
      <p>{person.puesto === null ? code : `${person.puesto} · ${code}`}</p>
      <StaffBadge person={person} />
    </>
  );
}
