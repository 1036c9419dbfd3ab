import { useTranslation } from "react-i18next";

import { mayUseOffice } from "@atrio/contract/access/office-roles";

import { dayIn } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { PageHeader } from "../../../ui/page-header.tsx";

import classes from "./evidence.module.css";
import { KitCard } from "./kit-card.tsx";
import { LinksCard } from "./links-card.tsx";

/** The labour inspection: the kit of a period, and links with which inspectors read it themselves. */
export function EvidencePage() {
  const { t } = useTranslation("evidence-office");
  const user = useCurrentUser();
  const today = dayIn(user.zona_horaria);
  const canWrite = mayUseOffice(user, "tiempo");
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <div className={classes.page}>
        <LinksCard today={today} canWrite={canWrite} />
        {canWrite && <KitCard today={today} />}
      </div>
    </>
  );
}
