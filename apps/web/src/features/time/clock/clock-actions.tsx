import { IconDoorEnter, IconDoorExit, IconPlayerPlay } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { readStored, storageKeys, writeStored } from "../../../lib/storage.ts";
import { clockInTypesQuery } from "../time.queries.ts";

import { ActionFailed } from "./action-failed.tsx";
import classes from "./clock-actions.module.css";
import { lastTypeId } from "./clock.model.ts";
import { NoteField } from "./note-field.tsx";
import { PauseButton } from "./pause-button.tsx";
import { StageButton } from "./stage-button.tsx";
import { TypeChooser } from "./type-chooser.tsx";
import type { Clock } from "./use-clock.ts";
import type { Punch, PunchDraft } from "./use-punch.ts";

type ClockActionsProps = {
  clock: Clock;
  punch: Punch;
  /** The remark as typed; kept until a punch has taken it along. */
  note: string;
  onNote: (note: string) => void;
};

/** The buttons that the clock's state allows, with the type to clock in and a remark. */
export function ClockActions({ clock, punch, note, onNote }: ClockActionsProps) {
  const { t } = useTranslation("time");
  const [missing, setMissing] = useState(false);
  const types = useQuery(clockInTypesQuery);
  const [typeId, setTypeId] = useChosenType(clock, types.data ?? []);
  const busy = punch.phase !== "idle";

  const start = (draft: PunchDraft) => {
    const remarks = note.trim();
    punch.start(remarks === "" ? draft : { ...draft, observaciones: remarks });
  };
  const clockIn = () => {
    setMissing(typeId === null);
    if (typeId === null) return;
    writeStored(storageKeys.clockInType, String(typeId));
    start({ accion: "entrada", fichador_id: typeId });
  };
  const pick = (id: number) => {
    setTypeId(id);
    setMissing(false);
  };

  return (
    <div className={classes.actions} aria-busy={busy}>
      {clock.state === "off" && types.data !== undefined && (
        <TypeChooser
          types={types.data}
          value={typeId}
          error={missing && typeId === null ? t("type.required") : null}
          disabled={busy}
          onChange={pick}
        />
      )}
      {clock.state === "off" && types.isPending && <div className={classes.room} aria-hidden />}
      {clock.state === "off" && types.isError && (
        <ActionFailed onRetry={() => void types.refetch()}>{t("type.failed")}</ActionFailed>
      )}
      <div className={classes.buttons}>
        {clock.state === "off" && (
          <StageButton
            tone="primary"
            icon={<IconDoorEnter size={24} />}
            // A press before the types are there would ask for one that is about to be chosen.
            disabled={busy || types.isPending}
            onClick={clockIn}
          >
            {t("actions.in")}
          </StageButton>
        )}
        {clock.state === "paused" && (
          <StageButton
            tone="primary"
            icon={<IconPlayerPlay size={22} />}
            disabled={busy}
            onClick={() => start({ accion: "reanudar" })}
          >
            {t("actions.resume")}
          </StageButton>
        )}
        {clock.state !== "off" && (
          <StageButton
            tone={clock.state === "working" ? "primary" : "quiet"}
            icon={<IconDoorExit size={24} />}
            disabled={busy}
            onClick={() => start({ accion: "salida" })}
          >
            {t("actions.out")}
          </StageButton>
        )}
        {clock.state === "working" && (
          <PauseButton
            disabled={busy}
            onPick={(kind) => start({ accion: "pausa", parada_id: kind.id })}
          />
        )}
        <NoteField key={clock.state} value={note} disabled={busy} onChange={onNote} />
      </div>
    </div>
  );
}

/** The picked type, else that of the last time, as long as the company still offers it. */
function useChosenType(
  clock: Clock,
  types: ReadonlyArray<{ id: number }>,
): [number | null, (id: number) => void] {
  const [picked, setPicked] = useState<number | null>(null);
  const stored = Number(readStored(storageKeys.clockInType));
  const known = (id: number | null) => types.some((type) => type.id === id);
  const [only] = types;
  const remembered = [picked, stored, lastTypeId(clock.days)].find((id) => known(id)) ?? null;
  const sole = types.length === 1 && only !== undefined ? only.id : null;
  return [remembered ?? sole, setPicked];
}
