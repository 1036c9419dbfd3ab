import { queryOptions } from "@tanstack/react-query";

import {
  answerExchange,
  askExchange,
  getMyShifts,
  savePreferences,
  withdrawExchange,
} from "@atrio/contract/shifts/exchanges";
import type { DayPreference, ExchangeKind } from "@atrio/contract/shifts/exchanges";

import { api } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/query-client.ts";

const mineRoot = ["shifts", "mine"] as const;

type Range = { workerId: number; from: string; to: string };

/** Own shifts between two dates, open ones, colleagues, requests and wishes. */
export function myShiftsQuery({ workerId, from, to }: Range) {
  return queryOptions({
    queryKey: [...mineRoot, workerId, from, to],
    queryFn: async ({ signal }) =>
      (await api(getMyShifts, { params: { id: workerId }, query: { from, to }, signal })).data,
    refetchOnWindowFocus: "always",
  });
}

function refreshMine(): void {
  void queryClient.invalidateQueries({ queryKey: mineRoot });
}

/** A request about a shift; the same key is the same request. */
export type NewExchange = {
  kind: ExchangeKind;
  shiftId: number;
  colleagueId?: number;
  theirShiftId?: number;
  comment: string;
  key: string;
};

/** Asks for an open shift, or proposes an own one to a colleague. */
export async function sendExchange(asked: NewExchange): Promise<void> {
  const { kind, shiftId, colleagueId, theirShiftId, comment, key } = asked;
  try {
    await api(askExchange, {
      body: {
        tipo: kind,
        turno_id: shiftId,
        ...(colleagueId !== undefined && { companero_id: colleagueId }),
        ...(theirShiftId !== undefined && { turno_companero_id: theirShiftId }),
        comentario: comment === "" ? null : comment,
      },
      idempotencyKey: key,
    });
  } finally {
    refreshMine();
  }
}

/** Step of a worker: the answer to a proposal, or the withdrawal of an own request. */
export type ExchangeStep = { id: number; step: "accept" | "refuse" | "withdraw" };

/** Answers a proposal, or withdraws an own request. */
export async function sendStep({ id, step }: ExchangeStep): Promise<void> {
  const params = { id };
  try {
    if (step === "withdraw") await api(withdrawExchange, { params });
    else await api(answerExchange, { params, body: { aceptar: step === "accept" } });
  } finally {
    refreshMine();
  }
}

type NewWish = {
  workerId: number;
  dates: string[];
  preference: DayPreference | null;
  comment: string;
};

/** States availability or a wish for days; null takes it back. */
export async function sendWish({ workerId, dates, preference, comment }: NewWish): Promise<void> {
  try {
    await api(savePreferences, {
      params: { id: workerId },
      body: {
        fechas: dates,
        preferencia: preference,
        comentario: comment === "" ? null : comment,
      },
    });
  } finally {
    refreshMine();
  }
}
