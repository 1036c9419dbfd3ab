import {
  IconCalendarCheck,
  IconChecklist,
  IconHourglass,
  IconReceiptEuro,
} from "@tabler/icons-react";
import type { Icon } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { mayUseOffice } from "@atrio/contract/access/office-roles";
import type { OfficeArea } from "@atrio/contract/access/office-roles";
import type { WaitingKind } from "@atrio/contract/company/waiting";
import { moduleIds } from "@atrio/contract/modules";

import { ExpensesInbox } from "../../features/leave/inbox/expenses-inbox.tsx";
import { OfficePanel } from "../../features/leave/inbox/office-panel.tsx";
import { RequestsInbox } from "../../features/leave/inbox/requests-inbox.tsx";
import { IncidencesInbox } from "../../features/time/inbox/incidences-inbox.tsx";
import { MonthsInbox } from "../../features/time/inbox/months-inbox.tsx";
import { dayIn } from "../../lib/format.ts";
import { useCurrentUser, useModuleHired } from "../../lib/identity.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { SectionTabs } from "../../ui/section-tabs.tsx";

import { inboxViews } from "./inbox-search.model.ts";
import type { InboxSearch, InboxView } from "./inbox-search.model.ts";
import {
  addressOfExpenses,
  addressOfIncidences,
  addressOfMonths,
  addressOfRequests,
  expensesOf,
  incidencesOf,
  monthsOf,
  requestsOf,
} from "./inbox.model.ts";
import classes from "./inbox.module.css";
import { waitingQuery } from "./waiting.queries.ts";

const icons: Record<InboxView, Icon> = {
  solicitudes: IconChecklist,
  incidencias: IconHourglass,
  cierres: IconCalendarCheck,
  gastos: IconReceiptEuro,
};

const areas: Record<InboxView, OfficeArea> = {
  solicitudes: "ausencias",
  incidencias: "tiempo",
  cierres: "tiempo",
  gastos: "nominas",
};

/** Views that the reader's roles and the company's modules open. */
function useViews(): InboxView[] {
  const user = useCurrentUser();
  const hasTime = useModuleHired(moduleIds.timeRegistration);
  const hasAbsences = useModuleHired(moduleIds.absences);
  const isHired: Record<InboxView, boolean> = {
    solicitudes: hasTime || hasAbsences,
    incidencias: hasTime,
    cierres: hasTime,
    gastos: hasAbsences,
  };
  return inboxViews.filter((view) => isHired[view] && mayUseOffice(user, areas[view], true));
}

/** Inbox of administrators: requests, incidences, months and expenses. */
export function InboxPage() {
  const { t } = useTranslation("office-inbox");
  const search = useSearch({ from: "/portal/admin/inbox" });
  const navigate = useNavigate({ from: "/admin/inbox" });
  const views = useViews();
  const rows = useQuery(waitingQuery).data?.filas ?? [];
  const countOf = (view: WaitingKind) => rows.find(({ tipo }) => tipo === view)?.total ?? 0;
  const view = views.find((one) => one === search.vista) ?? views[0];
  const show = (next: InboxSearch) =>
    void navigate({ search: next, replace: true, resetScroll: false });
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      {view !== undefined && (
        <SectionTabs<InboxView>
          label={t("views")}
          sections={views.map((value) => {
            const count = countOf(value);
            return {
              value,
              label: t(`view.${value}`),
              icon: icons[value],
              badge: count === 0 ? null : { text: String(count), title: t("waiting", { count }) },
            };
          })}
          value={view}
          onChange={(vista) => show({ vista })}
        >
          <div className={classes.view}>
            <View view={view} search={search} onShow={show} />
          </div>
        </SectionTabs>
      )}
    </>
  );
}

type ViewProps = { view: InboxView; search: InboxSearch; onShow: (search: InboxSearch) => void };

function View({ view, search, onShow }: ViewProps) {
  const user = useCurrentUser();
  const today = dayIn(user.zona_horaria);
  const { solicitud = null, ...list } = search;
  const open = (id: number | null) => onShow(id === null ? list : { ...list, solicitud: id });
  if (view === "incidencias") {
    return (
      <IncidencesInbox
        asked={incidencesOf(search)}
        today={today}
        onAsk={(asked) => onShow(addressOfIncidences(asked))}
      />
    );
  }
  if (view === "cierres") {
    return (
      <>
        <MonthsInbox
          asked={monthsOf(search)}
          today={today}
          onAsk={(asked) => onShow(addressOfMonths(asked))}
          onOpen={mayUseOffice(user, "ausencias") ? open : null}
        />
        {solicitud !== null && <OfficePanel requestId={solicitud} onClose={() => open(null)} />}
      </>
    );
  }
  if (view === "gastos") {
    return (
      <ExpensesInbox
        asked={expensesOf(search)}
        onAsk={(asked) => onShow(addressOfExpenses(asked))}
      />
    );
  }
  return (
    <RequestsInbox
      asked={requestsOf(search)}
      openId={solicitud}
      onAsk={(asked) => onShow(addressOfRequests(asked))}
      onOpen={open}
    />
  );
}
