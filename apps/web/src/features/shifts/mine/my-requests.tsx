import { Button } from "@mantine/core";
import { IconArrowsExchange } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { Exchange, MyShifts } from "@atrio/contract/shifts/exchanges";

import { messageOf } from "../../../lib/errors.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { Card } from "../../../ui/card.tsx";
import { notify } from "../../../ui/notify.ts";
import { EmptyState } from "../../../ui/state.tsx";

import { ExchangeLine } from "./exchange-line.tsx";
import { isToAnswer, isWaiting, shiftText } from "./mine.model.ts";
import classes from "./mine.module.css";
import { sendStep } from "./mine.queries.ts";

/** Requests of the worker and to the worker, with the answers that they await. */
export function MyRequests({ shifts }: { shifts: MyShifts }) {
  const { t } = useTranslation("exchanges");
  return (
    <Card title={t("view.cambios")}>
      {shifts.peticiones.length === 0 && (
        <EmptyState
          icon={<IconArrowsExchange size={24} />}
          title={t("changes.none")}
          text={t("changes.none_text")}
        />
      )}
      <ul className={classes.list}>
        {shifts.peticiones.map((exchange) => (
          <li key={exchange.id}>
            <ExchangeLine exchange={exchange}>
              <Steps exchange={exchange} />
            </ExchangeLine>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const outcomes = {
  accept: "changes.accepted",
  refuse: "changes.refused",
  withdraw: "changes.withdrawn",
} as const;

function Steps({ exchange }: { exchange: Exchange }) {
  const { t } = useTranslation("exchanges");
  const user = useCurrentUser();
  const send = useMutation({
    mutationFn: sendStep,
    onSuccess: (_, { step }) => notify({ kind: "success", message: t(outcomes[step]) }),
    onError: (error) => notify({ kind: "error", message: messageOf(error) }),
  });
  const button = (step: keyof typeof outcomes) => (
    <Button
      key={step}
      size="sm"
      variant={step === "accept" ? "filled" : "default"}
      aria-label={`${t(`changes.${step}`)}: ${shiftText(exchange.turno)}`}
      disabled={send.isPending}
      onClick={() => send.mutate({ id: exchange.id, step })}
    >
      {t(`changes.${step}`)}
    </Button>
  );
  if (isToAnswer(exchange, user.id)) return <>{(["accept", "refuse"] as const).map(button)}</>;
  return exchange.solicitante.id === user.id && isWaiting(exchange) ? button("withdraw") : null;
}
