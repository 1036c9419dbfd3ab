import { Button } from "@mantine/core";
import { IconUserPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { mayUseOffice } from "@atrio/contract/access/office-roles";

import { formatNumber } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { useBelow } from "../../../ui/use-below.ts";

import { HireDialog } from "./acts/hire-dialog.tsx";
import { PersonCard } from "./card/person-card.tsx";
import { StaffList } from "./list/staff-list.tsx";
import type { StaffChange } from "./search.model.ts";
import classes from "./staff.module.css";
import { optionsQuery } from "./staff.queries.ts";

/** Every person of the company; the card of one stands beside the list, on a phone in its place. */
export function StaffPage() {
  const { t } = useTranslation(["staff", "staff-forms"]);
  const search = useSearch({ from: "/portal/admin/people" });
  const navigate = useNavigate({ from: "/admin/people" });
  const isNarrow = useBelow("laptop");
  const options = useQuery(optionsQuery).data;
  const mayHire = mayUseOffice(useCurrentUser(), "personas");
  const [isHiring, setHiring] = useState(false);
  const { persona, pagina: _page, ...kept } = search;
  /** Another filter begins at the first page; the open card stays. */
  const show = (change: StaffChange) =>
    void navigate({
      search: { ...kept, persona, ...change },
      replace: true,
      resetScroll: false,
    });
  const open = (id: number | undefined) =>
    void navigate({ search: { ...search, persona: id }, resetScroll: isNarrow });
  const card = persona !== undefined && (
    <PersonCard key={persona} id={persona} isPage={isNarrow} onClose={() => open(undefined)} />
  );
  if (card !== false && isNarrow) return card;
  return (
    <div className={classes.page} data-open={card !== false}>
      <div className={classes.main}>
        <PageHeader
          title={t("staff:title")}
          subtitle={
            options &&
            t("staff:subtitle", {
              people: t("staff:people", {
                count: options.personas,
                number: formatNumber(options.personas),
              }),
              centres: t("staff:centres", {
                count: options.centros.length,
                number: formatNumber(options.centros.length),
              }),
            })
          }
        >
          {mayHire && (
            <Button
              leftSection={<IconUserPlus size={18} aria-hidden />}
              onClick={() => setHiring(true)}
            >
              {t("staff-forms:open.hire")}
            </Button>
          )}
        </PageHeader>
        <StaffList search={search} openId={persona ?? null} onChange={show} onOpen={open} />
      </div>
      {card}
      {isHiring && (
        <HireDialog
          onClose={() => setHiring(false)}
          onHired={(id) => {
            setHiring(false);
            open(id);
          }}
        />
      )}
    </div>
  );
}
