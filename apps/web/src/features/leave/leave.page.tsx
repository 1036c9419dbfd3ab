import { Button } from "@mantine/core";
import {
  IconBeach,
  IconCalendarEvent,
  IconListDetails,
  IconPlus,
  IconReceiptEuro,
} from "@tabler/icons-react";
import type { Icon } from "@tabler/icons-react";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { lazy } from "react";
import { useTranslation } from "react-i18next";

import type { RequestView } from "@atrio/contract/request-view";

import { loadChunk } from "../../lib/chunks.ts";
import { dayIn } from "../../lib/format.ts";
import { loadTexts } from "../../lib/i18n.ts";
import { useCurrentUser } from "../../lib/identity.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { Part } from "../../ui/part.tsx";
import { SectionTabs } from "../../ui/section-tabs.tsx";

import { AskDialog } from "./ask/ask-dialog.tsx";
import { BalancesView } from "./balances/balances-view.tsx";
import { ExpensesView } from "./expenses/expenses-view.tsx";
import { absenceViews, readAbsencesSearch } from "./leave.model.ts";
import type { AbsencesSearch, AbsenceView } from "./leave.model.ts";
import { LeaveView } from "./leave/leave-view.tsx";
import { RequestsView } from "./list/requests-view.tsx";

const RequestDrawer = lazy(async () => {
  const [part] = await Promise.all([
    loadChunk(() => import("./request/request-drawer.tsx")),
    // The field for files is the form's.
    loadTexts("ask", "files"),
  ]);
  return { default: part.RequestDrawer };
});

const icons: Record<AbsenceView, Icon> = {
  saldos: IconBeach,
  solicitudes: IconListDetails,
  permisos: IconCalendarEvent,
  gastos: IconReceiptEuro,
};

/** A worker's absences: balances, requests, leave and expenses; each state has its own address. */
export function AbsencesPage() {
  const { t } = useTranslation("absences");
  const user = useCurrentUser();
  const search = useSearch({ from: "/portal/absences" });
  const navigate = useNavigate({ from: "/absences" });
  const today = dayIn(user.zona_horaria);
  const year = search.anyo ?? Number(today.slice(0, 4));
  /** Navigates to the same address with some parts changed; undefined removes a part. */
  const go = (change: { [K in keyof AbsencesSearch]: AbsencesSearch[K] | undefined }) => {
    void navigate({ search: readAbsencesSearch({ ...search, ...change }), resetScroll: false });
  };
  const ask = (kind: number) => go({ nueva: kind });
  const view = search.vista ?? "saldos";
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")}>
        <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={() => ask(0)}>
          {t("new")}
        </Button>
      </PageHeader>
      <SectionTabs
        label={t("view.label")}
        sections={absenceViews.map((value) => ({
          value,
          label: t(`view.${value}`),
          icon: icons[value],
        }))}
        value={view}
        onChange={(vista) =>
          void navigate({ search: readAbsencesSearch({ vista, anyo: search.anyo }) })
        }
      >
        {view === "saldos" && (
          <BalancesView
            year={year}
            today={today}
            figure={search.cifra}
            onYear={(anyo) => go({ anyo })}
            onFigure={(cifra) => go({ cifra })}
          />
        )}
        {view === "solicitudes" && (
          <RequestsView search={search} today={today} onChange={(change) => go(change)} />
        )}
        {view === "permisos" && (
          <LeaveView year={year} onYear={(anyo) => go({ anyo })} onAsk={ask} />
        )}
        {view === "gastos" && (
          <ExpensesView
            month={search.mes ?? today.slice(0, 7)}
            current={today.slice(0, 7)}
            onMonth={(mes) => go({ mes })}
            onAsk={ask}
          />
        )}
      </SectionTabs>
      {search.solicitud !== undefined && (
        <Part>
          <RequestDrawer
            key={search.solicitud}
            requestId={search.solicitud}
            onOpen={(solicitud) => go({ solicitud })}
            onClose={() => go({ solicitud: undefined, cifra: undefined })}
          />
        </Part>
      )}
      <AskDialog
        opened={search.nueva !== undefined}
        mode="new"
        {...(search.nueva === undefined || search.nueva === 0 ? {} : { kind: search.nueva })}
        onClose={() => go({ nueva: undefined })}
        onSaved={(request: RequestView) => go({ nueva: undefined, solicitud: request.id })}
      />
    </>
  );
}
