import { Button } from "@mantine/core";
import { IconBeach, IconClockEdit, IconReceiptEuro } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { requestKinds } from "@atrio/contract/kinds";
import { moduleIds } from "@atrio/contract/modules";

import { useModuleHired } from "../../lib/identity.ts";

/** Quick actions beside the greeting of a worker: ask for holidays, correct a signing, add an expense (Rule COMPANY-119). */
export function HomeActions() {
  const { t } = useTranslation("home");
  const hasAbsences = useModuleHired(moduleIds.absences);
  const hasClock = useModuleHired(moduleIds.timeRegistration);
  return (
    <>
      {hasAbsences && (
        <Button
          variant="default"
          leftSection={<IconBeach size={20} aria-hidden />}
          renderRoot={(props) => (
            <Link to="/absences" search={{ nueva: requestKinds.holidays }} {...props} />
          )}
        >
          {t("actions.holidays")}
        </Button>
      )}
      {hasClock && (
        <Button
          variant="default"
          leftSection={<IconClockEdit size={20} aria-hidden />}
          renderRoot={(props) => <Link to="/timeRegistration" {...props} />}
        >
          {t("actions.signing")}
        </Button>
      )}
      {hasAbsences && (
        <Button
          variant="default"
          leftSection={<IconReceiptEuro size={20} aria-hidden />}
          renderRoot={(props) => (
            <Link to="/absences" search={{ nueva: requestKinds.expenses }} {...props} />
          )}
        >
          {t("actions.expense")}
        </Button>
      )}
    </>
  );
}
