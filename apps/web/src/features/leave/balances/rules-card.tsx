import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { messageOf } from "../../../lib/errors.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { Card } from "../../../ui/card.tsx";
import { notify } from "../../../ui/notify.ts";
import { ErrorState, LinesSkeleton } from "../../../ui/state.tsx";
import page from "../leave.module.css";
import { downloadRuleMutation, holidayRulesQuery } from "../leave.queries.ts";

import classes from "./balances.module.css";

/** The company's holiday rules in plain words, each with its document. */
export function RulesCard() {
  const { t } = useTranslation("absences");
  const user = useCurrentUser();
  const { data: rules, error, refetch } = useQuery(holidayRulesQuery(user.id));
  const download = useMutation({
    ...downloadRuleMutation,
    onError: (problem) => notify({ kind: "error", message: messageOf(problem) }),
  });
  return (
    <Card title={t("rules.title")}>
      {rules === undefined && error === null && <LinesSkeleton />}
      {rules === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {rules?.length === 0 && <p className={page.muted}>{t("rules.none")}</p>}
      <ul className={classes.rules}>
        {rules?.map((rule) => (
          <li key={rule.id}>
            <h3>{rule.titulo}</h3>
            <p>{rule.descripcion}</p>
            {rule.documento !== null && (
              <Button
                variant="default"
                size="sm"
                mih={44}
                leftSection={<IconDownload size={18} aria-hidden />}
                loading={download.isPending && download.variables === rule.id}
                onClick={() => download.mutate(rule.id)}
              >
                {t("rules.download", { name: rule.documento.nombre })}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
