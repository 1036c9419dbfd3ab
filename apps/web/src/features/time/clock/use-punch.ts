import {
  useIsMutating,
  useMutation,
  useMutationState,
  useQueryClient,
} from "@tanstack/react-query";
import { useRef, useState } from "react";

import type { ClockAction } from "@atrio/contract/time/time";

import { nowInstant } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { randomKey } from "../../../lib/random.ts";
import { queueOwner } from "../offline/offline.model.ts";
import type { PunchAnswer, PunchBody, PunchCommand } from "../offline/offline.model.ts";

import { forgetRefusedPunches, isPunchCommand, punchKey, punchMutation } from "./clock.queries.ts";
import { locate, useLocationChoice } from "./use-location.ts";
import type { Fix, LocationChoice } from "./use-location.ts";

/** The person's part of a punch; the rest of the call is filled in here. */
export type PunchDraft = Pick<
  PunchBody,
  "accion" | "fichador_id" | "parada_id" | "hora_fin" | "observaciones"
>;

export type Punch = {
  /** explaining: the location is being explained; locating: the device is being asked. */
  phase: "idle" | "explaining" | "locating" | "sending";
  choice: LocationChoice;
  /** Why the server did not take the last punch; null when it did, or waits. */
  refusal: unknown;
  start: (draft: PunchDraft) => void;
  /** Answers the explanation, or changes the choice later. */
  choose: (choice: "share" | "skip") => void;
  cancel: () => void;
  /** Continues without waiting for the location. */
  skipLocating: () => void;
  /** The refusal was read. */
  dismiss: () => void;
};

type UsePunch = {
  onDone: (answer: PunchAnswer, action: ClockAction) => void;
  /** The punch stays on this device until there is a network. */
  onKept: () => void;
};

/**
 * A punch from the button to the receipt: explains the location the first time, asks for it, and
 * sends the punch with an idempotency key, so that a retry cannot punch twice.
 */
export function usePunch({ onDone, onKept }: UsePunch): Punch {
  const user = useCurrentUser();
  const client = useQueryClient();
  const { choice, choose } = useLocationChoice();
  const [phase, setPhase] = useState<"idle" | "explaining" | "locating">("idle");
  const waiting = useRef<PunchDraft | null>(null);
  const locating = useRef<AbortController | null>(null);
  const { mutateAsync } = useMutation(punchMutation(client, queueOwner(user)));
  const isSending = useIsMutating({ mutationKey: punchKey }) > 0;
  const refusal = useRefusal();

  // A live event can take the clock's buttons away before the answer is here. Callbacks of `mutate`
  // are not called then; the promise is kept.
  const send = async (command: PunchCommand) => {
    const submission = await mutateAsync(command).catch(() => null);
    if (submission === null) return;
    if (submission.outcome === "sent" && submission.answer !== null) {
      onDone(submission.answer, command.body.accion);
    }
    if (submission.outcome === "kept") onKept();
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
    await send({ key: randomKey(), body });
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
    refusal,
    start: (draft) => {
      if (isSending || phase !== "idle") return;
      forgetRefusedPunches(client);
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
    dismiss: () => {
      forgetRefusedPunches(client);
      void client.invalidateQueries({ queryKey: ["time"] });
    },
  };
}

const refused: Fix = { geolocalizacion: "denegada" };

/** Why the newest punch was refused, which outlives the page it was made on. */
function useRefusal(): unknown {
  const refusals = useMutationState({
    filters: { mutationKey: punchKey, status: "error" },
    select: ({ state }) => (isPunchCommand(state.variables) ? state.error : null),
  });
  return refusals.at(-1) ?? null;
}
