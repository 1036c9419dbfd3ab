import {
  useIsMutating,
  useMutation,
  useMutationState,
  useQueryClient,
} from "@tanstack/react-query";
import { useRef, useState } from "react";

import type { ClockAction } from "@atrio/contract/time";

import { nowInstant } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { randomKey } from "../../../lib/random.ts";

import { forgetFailedPunches, isPunchCommand, punchKey, punchMutation } from "./clock.queries.ts";
import type { PunchAnswer, PunchBody, PunchCommand } from "./clock.queries.ts";
import { locate, useLocationChoice } from "./use-location.ts";
import type { Fix, LocationChoice } from "./use-location.ts";

/** What the person wants to punch; the rest of the call is filled in here. */
export type PunchDraft = Pick<
  PunchBody,
  "accion" | "fichador_id" | "parada_id" | "hora_fin" | "observaciones"
>;

/** A punch that failed and what it was. */
export type FailedPunch = { command: PunchCommand; error: unknown };

export type Punch = {
  /** explaining: the location is being explained; locating: the device is being asked. */
  phase: "idle" | "explaining" | "locating" | "sending";
  choice: LocationChoice;
  failed: FailedPunch | null;
  start: (draft: PunchDraft) => void;
  /** Answers the explanation, or changes the choice later. */
  choose: (choice: "share" | "skip") => void;
  cancel: () => void;
  /** Goes on without waiting for the location. */
  skipLocating: () => void;
  retry: () => void;
  discard: () => void;
};

type UsePunch = { onDone: (answer: PunchAnswer, action: ClockAction) => void };

/**
 * One punch from the button to the receipt: explains the location the first time, asks for it, and
 * sends the punch with a key of its own, so that sending it again cannot punch twice.
 */
export function usePunch({ onDone }: UsePunch): Punch {
  const user = useCurrentUser();
  const client = useQueryClient();
  const { choice, choose } = useLocationChoice();
  const [phase, setPhase] = useState<"idle" | "explaining" | "locating">("idle");
  const waiting = useRef<PunchDraft | null>(null);
  const locating = useRef<AbortController | null>(null);
  const { mutate } = useMutation(punchMutation(client));
  const isSending = useIsMutating({ mutationKey: punchKey }) > 0;
  const failed = useFailedPunch();

  const send = (command: PunchCommand) => {
    mutate(command, { onSuccess: (answer) => onDone(answer, command.body.accion) });
  };

  const dispatch = async (draft: PunchDraft, share: boolean) => {
    const fix = share ? await askDevice() : refused;
    const device = nowInstant();
    const body: PunchBody = {
      ...draft,
      ...fix,
      trabajador_id: user.id,
      hora_dispositivo: device,
    };
    send({ key: randomKey(), body });
  };

  const askDevice = async () => {
    const controller = new AbortController();
    locating.current = controller;
    setPhase("locating");
    const fix = await locate(controller.signal);
    setPhase("idle");
    return fix;
  };

  return {
    phase: isSending ? "sending" : phase,
    choice,
    failed,
    start: (draft) => {
      if (isSending || phase !== "idle") return;
      forgetFailedPunches(client);
      if (choice !== null) {
        void dispatch(draft, choice === "share");
        return;
      }
      waiting.current = draft;
      setPhase("explaining");
    },
    choose: (next) => {
      choose(next);
      const draft = waiting.current;
      waiting.current = null;
      setPhase("idle");
      if (draft !== null) void dispatch(draft, next === "share");
    },
    cancel: () => {
      waiting.current = null;
      setPhase("idle");
    },
    skipLocating: () => locating.current?.abort(),
    retry: () => {
      if (failed !== null && !isSending) send(failed.command);
    },
    discard: () => {
      forgetFailedPunches(client);
      void client.invalidateQueries({ queryKey: ["time"] });
    },
  };
}

const refused: Fix = { geolocalizacion: "denegada" };

/** The newest failed punch, which outlives the page it was made on. */
function useFailedPunch(): FailedPunch | null {
  const failures = useMutationState({
    filters: { mutationKey: punchKey, status: "error" },
    select: ({ state }) => ({ command: state.variables, error: state.error }),
  });
  const { command, error } = failures.at(-1) ?? {};
  return isPunchCommand(command) ? { command, error } : null;
}
