import {
  IconBell,
  IconBuildingBank,
  IconEyeCheck,
  IconKey,
  IconUserCircle,
} from "@tabler/icons-react";
import type { Icon } from "@tabler/icons-react";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { lazy } from "react";
import { useTranslation } from "react-i18next";

import { DetailsView } from "../../features/people/profile/details/details-view.tsx";
import type { PersonalView } from "../../features/people/profile/search.model.ts";
import { loadChunk } from "../../lib/chunks.ts";
import { useCurrentUser } from "../../lib/identity.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { Part } from "../../ui/part.tsx";
import { SectionTabs } from "../../ui/section-tabs.tsx";
import { BlockSkeleton } from "../../ui/state.tsx";

const BankAccounts = lazy(async () => ({
  default: (await loadChunk(() => import("../../features/people/bank-accounts/bank-accounts.tsx")))
    .BankAccounts,
}));
const NoticePreferences = lazy(async () => ({
  default: (
    await loadChunk(
      () => import("../../features/messages/notices/preferences/notice-preferences.tsx"),
    )
  ).NoticePreferences,
}));
const SecurityView = lazy(async () => ({
  default: (
    await loadChunk(() => import("../../features/people/profile/security/security-view.tsx"))
  ).SecurityView,
}));
const SecondFactorBanner = lazy(async () => ({
  default: (
    await loadChunk(
      () => import("../../features/people/profile/security/second-factor/second-factor-banner.tsx"),
    )
  ).SecondFactorBanner,
}));
const PrivacyView = lazy(async () => ({
  default: (await loadChunk(() => import("../../features/people/profile/privacy/privacy-view.tsx")))
    .PrivacyView,
}));

const parts: ReadonlyArray<{ value: PersonalView; icon: Icon }> = [
  { value: "datos", icon: IconUserCircle },
  { value: "cuentas", icon: IconBuildingBank },
  { value: "avisos", icon: IconBell },
  { value: "seguridad", icon: IconKey },
  { value: "privacidad", icon: IconEyeCheck },
];

/** The personal area: details, accounts, security and stored data. */
export function PersonalAreaPage() {
  const { t } = useTranslation("profile");
  const { vista: view = "datos" } = useSearch({ from: "/portal/personalArea" });
  const navigate = useNavigate({ from: "/personalArea" });
  const { administrador, gestor_denuncias } = useCurrentUser();
  const show = (vista: PersonalView) =>
    void navigate({ search: vista === "datos" ? {} : { vista }, resetScroll: false });
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <Part>
        {(administrador || gestor_denuncias) && view !== "seguridad" && (
          <SecondFactorBanner onSetUp={() => show("seguridad")} />
        )}
      </Part>
      <SectionTabs
        label={t("views")}
        sections={parts.map((part) => ({ ...part, label: t(`view.${part.value}`) }))}
        value={view}
        onChange={show}
      >
        <Part fallback={<BlockSkeleton height={420} />}>
          {view === "datos" && <DetailsView />}
          {view === "cuentas" && <BankAccounts />}
          {view === "avisos" && <NoticePreferences />}
          {view === "seguridad" && <SecurityView />}
          {view === "privacidad" && <PrivacyView />}
        </Part>
      </SectionTabs>
    </>
  );
}
