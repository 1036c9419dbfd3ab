import { SegmentedControl } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { restLevels } from "@atrio/contract/shifts/rest-rules";
import type { RestLevel, RestRuleLevel } from "@atrio/contract/shifts/rest-rules";

import { messageOf } from "../../../lib/errors.ts";
import { Card } from "../../../ui/card.tsx";
import { notify } from "../../../ui/notify.ts";
import { ErrorState, LinesSkeleton } from "../../../ui/state.tsx";

import classes from "./rest-rules.module.css";
import { restRulesQuery, saveRestRuleMutation } from "./rest-rules.queries.ts";

/** Rules of rest of shifts: each refuses, asks for a reason or is off, with its legal source. */
export function RestRulesCard({ canWrite }: { canWrite: boolean }) {
  const { t } = useTranslation("time-rules");
  const { data: rules, error, refetch } = useQuery(restRulesQuery);
  return (
    <Card title={t("rest.title")}>
      <p className={classes.intro}>{t("rest.text")}</p>
      {rules === undefined && error === null && <LinesSkeleton lines={8} />}
      {rules === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      <ul className={classes.list}>
        {rules?.map((rule) => (
          <Rule key={rule.norma} rule={rule} canWrite={canWrite} />
        ))}
      </ul>
    </Card>
  );
}

function Rule({ rule, canWrite }: { rule: RestRuleLevel; canWrite: boolean }) {
  const { t } = useTranslation("time-rules");
  const save = useMutation(saveRestRuleMutation);
  const change = (nivel: RestLevel) =>
    save.mutate(
      { norma: rule.norma, nivel },
      {
        onSuccess: () => notify({ kind: "success", message: t("saved") }),
        onError: (error) => notify({ kind: "error", message: messageOf(error) }),
      },
    );
  return (
    <li className={classes.rule}>
      <span className={classes.texts}>
        <b>{rule.nombre}</b>
        <span>{rule.articulo}</span>
      </span>
      <SegmentedControl<RestLevel>
        aria-label={rule.nombre}
        disabled={!canWrite || save.isPending}
        value={save.variables !== undefined && save.isPending ? save.variables.nivel : rule.nivel}
        onChange={change}
        data={restLevels.map((value) => ({ value, label: t(`rest.level.${value}`) }))}
      />
    </li>
  );
}
