import { Button, Modal } from "@mantine/core";
import { IconArrowsExchange } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { WaitingExchange } from "@atrio/contract/shifts/exchanges";

import { formatList } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { Card } from "../../../ui/card.tsx";
import { DecisionForm } from "../../../ui/decision-form.tsx";
import { foldFigure } from "../../../ui/fold-figure.tsx";
import { notify } from "../../../ui/notify.ts";
import { EmptyState, ErrorState, LinesSkeleton } from "../../../ui/state.tsx";
import { ExchangeLine } from "../mine/exchange-line.tsx";
import { shiftText } from "../mine/mine.model.ts";
import classes from "../mine/mine.module.css";

import { sendDecision, waitingExchangesQuery } from "./exchanges.queries.ts";

type Side = "confirm" | "refuse";

/** Requests about shifts that wait for the manager, with the rules that they would break. */
export function WaitingExchangesCard({ action }: { action?: ReactNode }) {
  const { t } = useTranslation("exchanges");
  const user = useCurrentUser();
  const { data, error, refetch } = useQuery(waitingExchangesQuery(user.id));
  const [asked, setAsked] = useState<{ exchange: WaitingExchange; side: Side } | null>(null);
  return (
    <>
      <Card
        title={t("waiting.title")}
        figure={foldFigure(
          error,
          data && (data.length === 0 ? t("waiting.none") : String(data.length)),
        )}
        action={action}
      >
        {data === undefined && error === null && <LinesSkeleton lines={4} />}
        {data === undefined && error !== null && (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
        {data?.length === 0 && (
          <EmptyState icon={<IconArrowsExchange size={24} />} title={t("waiting.none")} />
        )}
        <ul className={classes.list}>
          {data?.map((exchange) => (
            <li key={exchange.id}>
              <Waiting exchange={exchange} onDecide={(side) => setAsked({ exchange, side })} />
            </li>
          ))}
        </ul>
      </Card>
      {asked !== null && <DecisionDialog {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}

type WaitingProps = { exchange: WaitingExchange; onDecide: (side: Side) => void };

function Waiting({ exchange, onDecide }: WaitingProps) {
  const { t } = useTranslation("exchanges");
  const rules = [...new Set(exchange.avisos.map(({ norma }) => t(`rule.${norma}`)))];
  const notes = [
    ...(rules.length === 0 ? [] : [t("waiting.breaks", { reglas: formatList(rules) })]),
    ...(exchange.posible ? [] : [t("waiting.impossible")]),
  ];
  return (
    <ExchangeLine exchange={exchange} notes={notes}>
      {exchange.posible && (
        <Button
          size="sm"
          aria-label={`${t("waiting.confirm")}: ${shiftText(exchange.turno)}`}
          onClick={() => onDecide("confirm")}
        >
          {t("waiting.confirm")}
        </Button>
      )}
      <Button
        size="sm"
        variant="default"
        aria-label={`${t("waiting.refuse")}: ${shiftText(exchange.turno)}`}
        onClick={() => onDecide("refuse")}
      >
        {t("waiting.refuse")}
      </Button>
    </ExchangeLine>
  );
}

type DecisionDialogProps = { exchange: WaitingExchange; side: Side; onClose: () => void };

/** Asks for a reason: needed where a rule would be broken, else optional. */
function DecisionDialog({ exchange, side, onClose }: DecisionDialogProps) {
  const { t } = useTranslation(["exchanges", "common"]);
  const confirmed = side === "confirm";
  const send = useMutation({
    mutationFn: sendDecision,
    onSuccess: () => {
      notify({
        kind: "success",
        message: t(confirmed ? "exchanges:waiting.confirmed" : "exchanges:waiting.refused"),
      });
      onClose();
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(`exchanges:waiting.${side}_title`)}
      closeButtonProps={{ "aria-label": t("common:action.close"), size: 44, iconSize: 20 }}
    >
      <DecisionForm
        label={t("exchanges:waiting.reason")}
        hint={t("exchanges:waiting.reason_hint")}
        {...(confirmed &&
          exchange.avisos.length > 0 && { required: t("exchanges:waiting.reason_required") })}
        action={t(`exchanges:waiting.${side}`)}
        pending={send.isPending}
        error={send.error}
        onSend={(reason) => send.mutate({ id: exchange.id, confirmed, reason })}
        onCancel={onClose}
      >
        <p>{shiftText(exchange.turno)}</p>
        <p>{t(`exchanges:waiting.${side}_text`)}</p>
      </DecisionForm>
    </Modal>
  );
}
