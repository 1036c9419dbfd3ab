import { Button } from "@mantine/core";
import { IconCheck, IconMessage2, IconUsers } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { Remedy } from "@atrio/contract/shifts/remedies";
import type { RestWarning } from "@atrio/contract/shifts/rest-rules";
import type { PlannedShift } from "@atrio/contract/shifts/shifts";

import { formatDayMonth } from "../../../../lib/format.ts";
import { ErrorState, LinesSkeleton } from "../../../../ui/state.tsx";
import { remediesQuery } from "../board.queries.ts";
import { stateOf } from "../plan/plan.model.ts";
import type { Workspace } from "../use-workspace.ts";
import { fullTimes, hoursText, shortTimes } from "../words.model.ts";

import { changesOfRemedy, coverAfter, hoursOf } from "./remedies.model.ts";
import type { RemedyCase } from "./remedies.model.ts";
import classes from "./warnings.module.css";

type WaysOutProps = {
  work: Workspace;
  shift: PlannedShift;
  /** The broken rule; null: the shift lacks people, or its worker is absent. */
  warning: RestWarning | null;
  /** The worker of the broken rule, or who is absent; null: the shift lacks people. */
  workerId: number | null;
  onApplied: () => void;
};

/** Fixes that the server has judged, each with its effects, and the shift itself to be changed by hand. */
export function WaysOut({ work, shift, warning, workerId, onApplied }: WaysOutProps) {
  const { t } = useTranslation("board");
  const { planner, actions, words } = work;
  const asked =
    warning === null ? {} : { trabajador_id: warning.trabajador_id, norma: warning.norma };
  const {
    data: remedies,
    error,
    refetch,
  } = useQuery(remediesQuery({ shiftId: shift.id, ...asked }));
  const about = { board: work.board, shift, workerId };
  const free = async (id: number) => {
    const before = stateOf(shift);
    const worker_ids = before.worker_ids.filter((one) => one !== id);
    const said = { name: words.person(id), day: formatDayMonth(shift.fecha) };
    const after = { ...before, worker_ids };
    if (await planner.apply([{ id: shift.id, before, after }], t("said.freed", said))) onApplied();
  };
  const apply = async (remedy: Remedy, what: string) => {
    if (await planner.apply(changesOfRemedy(about, remedy), what)) onApplied();
  };
  const canFree = workerId !== null && remedies?.every(({ tipo }) => tipo !== "liberar") === true;
  return (
    <div className={classes.ways}>
      <h3>
        {t("ways.title")}{" "}
        <span>
          {formatDayMonth(shift.fecha)}, <span>{fullTimes(shift)}</span>
        </span>
      </h3>
      {remedies === undefined && error === null && <LinesSkeleton lines={3} />}
      {remedies === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {remedies?.length === 0 && <p className={classes.none}>{t("ways.none")}</p>}
      {remedies !== undefined && remedies.length > 0 && (
        <ul>
          {remedies.map((remedy) => (
            <Way
              key={keyOf(remedy)}
              about={about}
              remedy={remedy}
              pauses={work.board.pausas}
              isBusy={planner.isBusy}
              onApply={(what) => void apply(remedy, what)}
            />
          ))}
        </ul>
      )}
      <div className={classes.actions}>
        <Button variant="default" size="sm" mih={40} onClick={() => actions.onOpen(shift.id)}>
          {t("warnings.change")}
        </Button>
        {canFree && (
          <Button variant="default" size="sm" mih={40} onClick={() => void free(workerId)}>
            {t("warnings.free")}
          </Button>
        )}
      </div>
    </div>
  );
}

function keyOf({ tipo, trabajador, turno_id, hora_inicio, hora_fin, pausa_id }: Remedy): string {
  return [tipo, trabajador?.id, turno_id, hora_inicio, hora_fin, pausa_id].join(" ");
}

type WayProps = {
  about: RemedyCase;
  remedy: Remedy;
  pauses: Workspace["board"]["pausas"];
  isBusy: boolean;
  onApply: (what: string) => void;
};

function Way({ about, remedy, pauses, isBusy, onApply }: WayProps) {
  const { t } = useTranslation("board");
  const title = useTitle({ about, remedy, pauses });
  const line = useLine(about, remedy);
  const covers = coverAfter(about, remedy).filter(
    ({ shift, assigned }) => assigned !== shift.worker_ids.length,
  );
  return (
    <li>
      <div className={classes.way}>
        <span>
          <strong>{title}</strong>
          {line !== null && <small>{line}</small>}
        </span>
        <Button
          variant="default"
          size="sm"
          mih={40}
          aria-label={t("ways.apply_of", { title })}
          disabled={isBusy}
          onClick={() => onApply(title)}
        >
          {t("ways.apply")}
        </Button>
      </div>
      <div className={classes.effects}>
        <span data-good>
          <IconCheck size={16} aria-hidden /> {t("ways.rules")}
        </span>
        {covers.length === 0 && (
          <span data-good>
            <IconCheck size={16} aria-hidden /> {t("ways.same_cover")}
          </span>
        )}
        {covers.map(({ shift, assigned, minimum }) => (
          <span key={shift.id} data-good={assigned >= minimum ? "" : undefined}>
            <IconUsers size={16} aria-hidden />{" "}
            {t("ways.cover", { times: shortTimes(shift), assigned, minimum })}
          </span>
        ))}
        {remedy.avisos.length > 0 && (
          <span>
            <IconMessage2 size={16} aria-hidden /> {t("ways.reason")}
          </span>
        )}
      </div>
    </li>
  );
}

function useTitle({
  about,
  remedy,
  pauses,
}: Pick<WayProps, "about" | "remedy" | "pauses">): string {
  const { t } = useTranslation("board");
  switch (remedy.tipo) {
    case "dar":
      return t("ways.give", { name: remedy.trabajador?.nombre_completo ?? t("someone") });
    case "pasar": {
      const other = about.board.turnos.find(({ id }) => id === remedy.turno_id);
      return t("ways.join", { times: other === undefined ? "" : fullTimes(other) });
    }
    case "cambiar_hora": {
      const { hora_inicio, hora_fin } = remedy;
      return t("ways.retime", {
        times: fullTimes({ hora_inicio: hora_inicio ?? "", hora_fin: hora_fin ?? "" }),
      });
    }
    case "pausa": {
      const pause = pauses.find(({ id }) => id === remedy.pausa_id);
      return t("ways.pause", {
        name: pause?.nombre ?? "",
        times: pause === undefined ? "" : fullTimes(pause),
      });
    }
    case "liberar":
      return t("ways.free", { day: formatDayMonth(about.shift.fecha) });
  }
}

/** Hours of the person who gets or loses the shift, as they would be. */
function useLine({ board, shift, workerId }: RemedyCase, remedy: Remedy): string | null {
  const { t } = useTranslation("board");
  const isGift = remedy.tipo === "dar";
  const id = isGift ? (remedy.trabajador?.id ?? null) : workerId;
  if (id === null || (!isGift && remedy.tipo !== "liberar")) return null;
  const { planned, contract } = hoursOf(board, id);
  const total = planned + (isGift ? shift.minutos : -shift.minutos);
  const figures = { planned: hoursText(total), contract: hoursText(contract ?? 0) };
  return t(contract === null ? "ways.hours" : "ways.hours_of", figures);
}
