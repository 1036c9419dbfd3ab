import { Button } from "@mantine/core";
import { IconLock, IconLockOpen2 } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { BalanceRules } from "@atrio/contract/leave/leave-rules";

import { dayIn, formatDate } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { Card } from "../../../ui/card.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";

import { lockableYears } from "./rules.model.ts";
import classes from "./rules.module.css";
import { lockMutation } from "./rules.queries.ts";

type LocksCardProps = { balances: BalanceRules; canChange: boolean };

/** Years that have ended, locked or open. */
export function LocksCard({ balances, canChange }: LocksCardProps) {
  const { t } = useTranslation("leave-rules");
  const { zona_horaria } = useCurrentUser();
  const [asked, setAsked] = useState<{ anyo: number; bloqueado: boolean } | null>(null);
  return (
    <Card title={t("lock.title")}>
      <p className={classes.about}>{t("lock.text")}</p>
      <ul className={classes.locks}>
        {lockableYears(balances).map((anyo) => {
          const lock = balances.cerrados.find((one) => one.anyo === anyo);
          const isLocked = lock !== undefined;
          return (
            <li key={anyo}>
              {isLocked ? (
                <IconLock size={20} aria-hidden />
              ) : (
                <IconLockOpen2 size={20} aria-hidden />
              )}
              <b>{anyo}</b>
              <span>
                {isLocked
                  ? t("lock.closed", {
                      date: formatDate(dayIn(zona_horaria, lock.cerrado_en)),
                      name: lock.cerrado_por,
                    })
                  : t("lock.open")}
              </span>
              {canChange && (
                <Button
                  variant="default"
                  size="sm"
                  aria-label={t(isLocked ? "lock.unlockOf" : "lock.lockOf", { year: anyo })}
                  onClick={() => setAsked({ anyo, bloqueado: !isLocked })}
                >
                  {t(isLocked ? "lock.unlock" : "lock.lock")}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {asked !== null && <LockDialog {...asked} onClose={() => setAsked(null)} />}
    </Card>
  );
}

type LockDialogProps = { anyo: number; bloqueado: boolean; onClose: () => void };

function LockDialog({ anyo, bloqueado, onClose }: LockDialogProps) {
  const { t } = useTranslation("leave-rules");
  const { mutate, isPending, error } = useMutation(lockMutation);
  const submit = () =>
    mutate(
      { anyo, bloqueado },
      {
        onSuccess: () => {
          const message = t(bloqueado ? "lock.locked" : "lock.unlocked", { year: anyo });
          notify({ kind: "success", message });
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={t(bloqueado ? "lock.lockTitle" : "lock.unlockTitle", { year: anyo })}
      submit={t(bloqueado ? "lock.lock" : "lock.unlock")}
      pending={isPending}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t(bloqueado ? "lock.lockText" : "lock.unlockText", { year: anyo })}</p>
    </FormDialog>
  );
}
