import {
  IconArrowsExchange,
  IconCalendarUser,
  IconHandStop,
  IconMoodCheck,
} from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { addDays, dayIn } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { SectionTabs } from "../../../ui/section-tabs.tsx";
import { BlockSkeleton, ErrorState } from "../../../ui/state.tsx";

import { daysAhead, isToAnswer } from "./mine.model.ts";
import { myShiftsQuery } from "./mine.queries.ts";
import { MyRequests } from "./my-requests.tsx";
import { MyWishes } from "./my-wishes.tsx";
import { OpenShifts } from "./open-shifts.tsx";
import { OwnShifts } from "./own-shifts.tsx";

/** A worker's shifts: upcoming ones, open ones, exchanges with colleagues, and availability. */
export function MyShiftsPage() {
  const { t } = useTranslation("exchanges");
  const user = useCurrentUser();
  const { vista = "proximos" } = useSearch({ from: "/portal/shifts" });
  const navigate = useNavigate({ from: "/shifts" });
  const from = dayIn(user.zona_horaria);
  const { data, error, refetch } = useQuery(
    myShiftsQuery({ workerId: user.id, from, to: addDays(from, daysAhead) }),
  );
  const open = data?.abiertos.length ?? 0;
  const toAnswer = data?.peticiones.filter((one) => isToAnswer(one, user.id)).length ?? 0;
  const badge = (count: number, key: "open" | "answer") =>
    count === 0 ? null : { text: String(count), title: t(`badge.${key}`, { count }) };
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <SectionTabs
        label={t("views")}
        value={vista}
        onChange={(next) => void navigate({ search: next === "proximos" ? {} : { vista: next } })}
        sections={[
          { value: "proximos", label: t("view.proximos"), icon: IconCalendarUser },
          {
            value: "abiertos",
            label: t("view.abiertos"),
            icon: IconHandStop,
            badge: badge(open, "open"),
          },
          {
            value: "cambios",
            label: t("view.cambios"),
            icon: IconArrowsExchange,
            badge: badge(toAnswer, "answer"),
          },
          { value: "disponibilidad", label: t("view.disponibilidad"), icon: IconMoodCheck },
        ]}
      >
        {data === undefined && error === null && <BlockSkeleton height={320} />}
        {data === undefined && error !== null && (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
        {data !== undefined && vista === "proximos" && <OwnShifts shifts={data} />}
        {data !== undefined && vista === "abiertos" && <OpenShifts shifts={data} />}
        {data !== undefined && vista === "cambios" && <MyRequests shifts={data} />}
        {data !== undefined && vista === "disponibilidad" && <MyWishes shifts={data} />}
      </SectionTabs>
    </>
  );
}
