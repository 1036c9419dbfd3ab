import type { Actor } from "@atrio/contract/access/actor";

import type { WaitingReader } from "../../../db/waiting.ts";
import { missingProof } from "../approvals/views/proofs.read.ts";
import { requestsOf } from "../approvals/views/views.read.ts";
import { followed } from "../away/away.read.ts";
import { concerns } from "../date-rules/date-rules.read.ts";

import {
  missingProofs,
  undecidedRequests,
  undecidedToCount,
  unansweredQuestions,
} from "./inbox.read.ts";
import { kindsFor } from "./requests.policy.ts";

const conditions = { requestsOf, followed, concerns };

/**
 * Requests that wait for the caller as supervisor, of hired modules; only to be counted without their contents.
 * Undefined for whoever decides nothing.
 */
export function requestsToDecide(actor: Actor, reader: WaitingReader, isCounting: boolean) {
  const kinds = actor.permiso_supervisor ? kindsFor(actor, "supervisor", undefined) : undefined;
  if (kinds === undefined) return undefined;
  const key = { ...reader, kinds };
  return isCounting ? undecidedToCount(key, conditions) : undecidedRequests(key, conditions);
}

/** Own requests of hired modules that lack their proof; undefined where none is hired. */
export function proofsToAdd(actor: Actor, reader: WaitingReader) {
  const kinds = kindsFor(actor, "worker", undefined);
  return kinds && missingProofs({ ...reader, kinds }, missingProof);
}

/** Questions about own requests of hired modules; undefined where none is hired. */
export function questionsToAnswer(actor: Actor, reader: WaitingReader) {
  const kinds = kindsFor(actor, "worker", undefined);
  return kinds && unansweredQuestions({ ...reader, kinds });
}
