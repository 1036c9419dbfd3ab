import { IconKey } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { InvitationState } from "@atrio/contract/company/invitations";
import type { StaffCard } from "@atrio/contract/company/staff";

import { dayIn, formatDate, formatDateTime } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import type { Accent } from "../../../../ui/theme.ts";
import { permissionNames } from "../acts/acts.model.ts";

import { CardSection, Fact } from "./card-section.tsx";

const accents: Record<InvitationState, Accent> = {
  sin_invitar: "gray",
  invitado: "blue",
  caducado: "yellow",
  activado: "green",
};

/** Account of the person, and what waits for a decision. */
export function AccessSection({ person }: { person: StaffCard }) {
  const { t } = useTranslation(["staff", "staff-forms"]);
  const { zona_horaria } = useCurrentUser();
  const { acceso, invitado_en, ultima_sesion, segundo_factor } = person;
  return (
    <CardSection icon={IconKey} title={t("card.access")}>
      <Fact label={<StatusBadge color={accents[acceso]}>{t(`access.${acceso}`)}</StatusBadge>}>
        {acceso !== "activado" && invitado_en !== null
          ? t("card.invited", { date: formatDate(dayIn(zona_horaria, invitado_en)) })
          : null}
      </Fact>
      <Fact label={t("field.email")}>{person.email}</Fact>
      {acceso === "activado" && (
        <>
          <Fact label={t("card.lastUse")}>
            {ultima_sesion === null ? t("card.noUse") : formatDateTime(ultima_sesion, zona_horaria)}
          </Fact>
          <Fact label={t("card.factor")}>{t(segundo_factor ? "card.on" : "card.off")}</Fact>
        </>
      )}
      {permissionNames
        .filter((name) => person[name])
        .map((name) => (
          <Fact key={name} label={t(`staff-forms:permissions.${name}`)}>
            {t("card.permission")}
          </Fact>
        ))}
      <Fact label={t("card.documents")}>{person.documentos}</Fact>
      {person.solicitudes_pendientes > 0 && (
        <Fact label={t("card.waiting")}>{person.solicitudes_pendientes}</Fact>
      )}
    </CardSection>
  );
}
