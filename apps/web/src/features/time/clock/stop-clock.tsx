import { Button, Menu } from "@mantine/core";
import { IconChevronDown, IconCoffee, IconDoorExit } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";

import { openSigningQuery } from "../../../lib/clock.ts";
import { messageOf } from "../../../lib/errors.ts";
import { formatTime } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { notify } from "../../../ui/notify.ts";
import { pauseKindsQuery } from "../time.queries.ts";
import { useLabels } from "../use-labels.ts";

import { punchedAt } from "./clock.model.ts";
import { LocationDialog } from "./location-dialog.tsx";
import classes from "./stop-clock.module.css";
import { usePunch } from "./use-punch.ts";
import type { Punch } from "./use-punch.ts";

type StopClockProps = { onAsking: (isAsking: boolean) => void };

/** Buttons that stop the running clock where another form needs it stopped (Rule LEAVE-83). */
export function StopClock({ onAsking }: StopClockProps) {
  const { t } = useTranslation("time");
  const user = useCurrentUser();
  const open = useQuery(openSigningQuery(user.id)).data ?? null;
  const punch = usePunch({
    onDone: ({ fichaje, jornada }, action) => {
      const time = formatTime(punchedAt(fichaje, jornada), jornada.zona_horaria);
      notify({ kind: "success", message: t(`done.${action}`, { time }) });
    },
    onKept: () => notify({ kind: "info", message: t("offline.kept") }),
  });
  const isAsking = punch.phase === "explaining";
  useEffect(() => onAsking(isAsking), [onAsking, isAsking]);
  // A handed-over session only reads, and the end of a forgotten signing is stated on its page.
  if (user.sesion.suplantada || open?.abierto_mas_de_un_dia === true) {
    return <Link to="/timeRegistration">{t("actions.open")}</Link>;
  }
  return (
    <>
      {punch.refusal !== null && punch.phase !== "sending" && (
        <p className={classes.refusal} role="alert">
          {messageOf(punch.refusal)}
        </p>
      )}
      <div className={classes.buttons} aria-busy={punch.phase !== "idle"}>
        <Button
          mih={44}
          loading={punch.phase === "locating" || punch.phase === "sending"}
          leftSection={<IconDoorExit size={20} aria-hidden />}
          onClick={() => punch.start({ accion: "salida" })}
        >
          {t("actions.out")}
        </Button>
        {open?.parada_id === null && <Pause punch={punch} />}
        {punch.phase === "locating" && (
          <Button mih={44} variant="subtle" onClick={punch.skipLocating}>
            {t("location.skip")}
          </Button>
        )}
      </div>
      {isAsking && <LocationDialog punch={punch} />}
    </>
  );
}

/** Pauses that do not count as work: only they stop the clock. */
function Pause({ punch }: { punch: Punch }) {
  const { t } = useTranslation("time");
  const { pauseName } = useLabels();
  const kinds = useQuery(pauseKindsQuery).data ?? [];
  const stopping = kinds.filter((kind) => !kind.cuenta_como_trabajo);
  if (stopping.length === 0) return null;
  return (
    <Menu position="bottom-start" disabled={punch.phase !== "idle"}>
      <Menu.Target>
        <Button
          mih={44}
          variant="default"
          leftSection={<IconCoffee size={20} aria-hidden />}
          rightSection={<IconChevronDown size={18} aria-hidden />}
        >
          {t("actions.pause")}
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={t("pause.label")}>
        {stopping.map((kind) => (
          <Menu.Item
            key={kind.id}
            onClick={() => punch.start({ accion: "pausa", parada_id: kind.id })}
          >
            {pauseName(kind)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
