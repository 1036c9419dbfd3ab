import { Button } from "@mantine/core";
import { IconShieldCheck, IconShieldOff } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { SecondFactorState } from "@atrio/contract/access/second-factor";

import { messageOf } from "../../../../../lib/errors.ts";
import { dayIn, formatDate } from "../../../../../lib/format.ts";
import { useCurrentUser } from "../../../../../lib/identity.ts";
import { putOffMutation, secondFactorQuery } from "../../../../../lib/second-factor.ts";
import { Card } from "../../../../../ui/card.tsx";
import { notify } from "../../../../../ui/notify.ts";
import { ErrorState, LinesSkeleton } from "../../../../../ui/state.tsx";
import { StatusBadge } from "../../../../../ui/status-badge.tsx";

import { ProofDialog } from "./proof-dialog.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { areFew } from "./second-factor.model.ts";
import classes from "./second-factor.module.css";
import { SetUp } from "./set-up.tsx";

type Stage = { is: "shown" | "setting_up" } | { is: "codes"; codes: readonly string[] };

/** The second factor of signing in: off, being set up, its recovery codes shown once, or on. */
export function SecondFactorCard() {
  const { t } = useTranslation("second-factor");
  const { data: state, error, refetch } = useQuery(secondFactorQuery);
  const [stage, setStage] = useState<Stage>({ is: "shown" });
  const badge = state !== undefined && <StateBadge isOn={state.activo} />;
  const showCodes = (codes: readonly string[]) => setStage({ is: "codes", codes });
  const close = () => setStage({ is: "shown" });
  const content = () => {
    if (stage.is === "codes") return <RecoveryCodes codes={stage.codes} onDone={close} />;
    if (state === undefined) {
      if (error === null) return <LinesSkeleton lines={3} />;
      return <ErrorState error={error} onRetry={() => void refetch()} />;
    }
    if (state.activo) return <TurnedOn state={state} onCodes={showCodes} />;
    if (stage.is === "setting_up") return <SetUp onDone={showCodes} onCancel={close} />;
    return <TurnedOff state={state} onStart={() => setStage({ is: "setting_up" })} />;
  };
  return (
    <Card title={t("card.title")} action={badge}>
      {content()}
    </Card>
  );
}

function StateBadge({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation("second-factor");
  const StateIcon = isOn ? IconShieldCheck : IconShieldOff;
  return (
    <StatusBadge color={isOn ? "green" : "gray"} icon={<StateIcon size={16} />}>
      {t(isOn ? "card.on" : "card.off")}
    </StatusBadge>
  );
}

function TurnedOff({ state, onStart }: { state: SecondFactorState; onStart: () => void }) {
  const { t } = useTranslation(["second-factor", "profile"]);
  const { sesion } = useCurrentUser();
  const putOff = useMutation(putOffMutation);
  if (sesion.suplantada) return <p className={classes.text}>{t("profile:read_only")}</p>;
  return (
    <div className={classes.stack}>
      <p className={classes.text}>{t("second-factor:card.off_text")}</p>
      {state.recomendado && <p className={classes.strong}>{t("second-factor:card.recommended")}</p>}
      <div className={classes.buttons}>
        {state.preguntar && (
          <Button
            variant="default"
            loading={putOff.isPending}
            onClick={() =>
              putOff.mutate(undefined, {
                onSuccess: () =>
                  notify({ kind: "info", message: t("second-factor:banner.put_off") }),
                onError: (error) => notify({ kind: "error", message: messageOf(error) }),
              })
            }
          >
            {t("second-factor:card.not_now")}
          </Button>
        )}
        <Button onClick={onStart}>{t("second-factor:card.turn_on")}</Button>
      </div>
    </div>
  );
}

type TurnedOnProps = { state: SecondFactorState; onCodes: (codes: readonly string[]) => void };

function TurnedOn({ state, onCodes }: TurnedOnProps) {
  const { t } = useTranslation("second-factor");
  const { sesion, zona_horaria } = useCurrentUser();
  const [asked, setAsked] = useState<"off" | "renew" | null>(null);
  const { activado_en, codigos_restantes } = state;
  return (
    <div className={classes.stack}>
      <div>
        {activado_en !== null && (
          <p className={classes.text}>
            {t("card.since", { date: formatDate(dayIn(zona_horaria, activado_en)) })}
          </p>
        )}
        <p className={areFew(codigos_restantes) ? classes.strong : classes.text}>
          {t(codigos_restantes === 1 ? "card.left_one" : "card.left_other", {
            count: codigos_restantes,
          })}
          {areFew(codigos_restantes) && ` ${t("card.left_few")}`}
        </p>
      </div>
      {!sesion.suplantada && (
        <div className={classes.buttons}>
          <Button variant="default" onClick={() => setAsked("off")}>
            {t("card.turn_off")}
          </Button>
          <Button variant="default" onClick={() => setAsked("renew")}>
            {t("card.renew")}
          </Button>
        </div>
      )}
      {asked !== null && (
        <ProofDialog purpose={asked} onClose={() => setAsked(null)} onCodes={onCodes} />
      )}
    </div>
  );
}
