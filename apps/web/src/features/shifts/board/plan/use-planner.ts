import { useCallback, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import type { PlannedShift } from "@atrio/contract/shifts/shifts";

import { ApiError, messageOf } from "../../../../lib/errors.ts";
import { notify } from "../../../../ui/notify.ts";
import { refreshBoards } from "../board.queries.ts";

import {
  afterRedo,
  afterUndo,
  changesWithIds,
  noHistory,
  without,
  withEdit,
  withIds,
} from "./history.model.ts";
import type { History } from "./history.model.ts";
import { idsOf, inverseOf, isSameState, stateOf, stepsOf } from "./plan.model.ts";
import type { Change, Step } from "./plan.model.ts";
import { knownShift, sendStep, showChanges, takeBack } from "./plan.queries.ts";

/** Refusals that a reason overcomes. */
const askable = new Set(["shift.reason_required", "shift.absent"]);

/** A refusal that asks for a reason; null gives the change up. */
export type ReasonQuestion = { text: string; onAnswer: (reason: string | null) => void };

type Outcome = {
  /** Changes that were made, with the ids of the server. */
  made: Change[];
  ids: ReadonlyMap<number, number>;
  /** What stopped the rest; null too where a person gave up. */
  error: Error | null;
  isDone: boolean;
};

export type Planner = {
  /** Makes changes as one edit; true if all of them were made. Refusals are told. */
  apply: (changes: readonly Change[], what: string) => Promise<boolean>;
  /** Makes changes like `apply` and throws a refusal instead of telling it. */
  save: (changes: readonly Change[], what: string) => Promise<boolean>;
  /** Edit that was made past the planner, to be undone with the others. */
  remember: (changes: readonly Change[], what: string) => void;
  undo: () => Promise<void>;
  redo: () => Promise<void>;
  canUndo: boolean;
  canRedo: boolean;
  isBusy: boolean;
  question: ReasonQuestion | null;
  /** The last thing that happened, for assistive technology. */
  said: string;
  say: (text: string) => void;
};

/** Makes edits of shifts one after another, shows them at once, and undoes and redoes them. */
export function usePlanner(): Planner {
  const { t } = useTranslation("board");
  const [history, setHistory] = useState(noHistory);
  const [question, setQuestion] = useState<ReasonQuestion | null>(null);
  const [running, setRunning] = useState(0);
  const [said, say] = useState("");
  const latest = useRef(history);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  /** Ids that shifts got since an edit was asked for: one may follow before the answer. */
  const renames = useRef(new Map<number, number>());

  const change = useCallback((next: History) => {
    latest.current = next;
    setHistory(next);
  }, []);

  const ask = useCallback(
    (text: string) =>
      new Promise<string | null>((resolve) => {
        const onAnswer = (reason: string | null) => {
          setQuestion(null);
          resolve(reason);
        };
        setQuestion({ text, onAnswer });
      }),
    [],
  );

  const inTurn = useCallback(async <T>(work: () => Promise<T>): Promise<T> => {
    const turn = queue.current.then(work);
    queue.current = turn.catch(() => undefined);
    setRunning((count) => count + 1);
    try {
      return await turn;
    } finally {
      setRunning((count) => count - 1);
    }
  }, []);

  const save = useCallback(
    (changes: readonly Change[], what: string) =>
      inTurn(async () => {
        const outcome = await makeChanges(changesWithIds(changes, renames.current), ask);
        rename(renames.current, outcome.ids);
        const { made, ids, error, isDone } = outcome;
        const renamed = withIds(latest.current, ids);
        change(made.length === 0 ? renamed : withEdit(renamed, { what, changes: made }));
        if (error !== null) throw error;
        if (isDone) say(what);
        return isDone;
      }),
    [ask, change, inTurn],
  );

  const travel = useCallback(
    (side: "past" | "future") =>
      inTurn(async () => {
        const edit = side === "past" ? latest.current.past.at(-1) : latest.current.future[0];
        if (edit === undefined) return;
        const changes = side === "past" ? inverseOf(edit.changes) : edit.changes;
        if (!changes.every(stillStands)) {
          change(without(latest.current, side));
          notify({ kind: "error", message: t("undo.changed") });
          refreshBoards();
          return;
        }
        const { ids, error, isDone } = await makeChanges(changes, ask);
        rename(renames.current, ids);
        const renamed = withIds(latest.current, ids);
        if (!isDone) {
          change(error === null ? renamed : without(renamed, side));
          if (error !== null) notify({ kind: "error", message: messageOf(error) });
          return;
        }
        change(side === "past" ? afterUndo(renamed) : afterRedo(renamed));
        say(t(side === "past" ? "undo.undone" : "undo.redone", { what: edit.what }));
      }),
    [ask, change, inTurn, t],
  );

  return useMemo(
    () => ({
      apply: (changes, what) =>
        save(changes, what).catch((error: unknown) => {
          notify({ kind: "error", message: messageOf(error), duration: 8000 });
          say(messageOf(error));
          return false;
        }),
      save,
      remember: (changes, what) => change(withEdit(latest.current, { what, changes })),
      undo: () => travel("past"),
      redo: () => travel("future"),
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
      isBusy: running > 0,
      question,
      said,
      say,
    }),
    [change, history, question, running, said, save, travel],
  );
}

/** Adds new ids to those that shifts got before, which lead to the newest. */
function rename(known: Map<number, number>, ids: ReadonlyMap<number, number>): void {
  for (const [from, to] of known) known.set(from, ids.get(to) ?? to);
  for (const [from, to] of ids) known.set(from, to);
}

/** True if a shift is as the change expects it; unknown outside the boards that were read. */
function stillStands({ id, before }: Change): boolean {
  const shift = knownShift(id);
  if (shift === undefined) return true;
  return before !== null && isSameState(stateOf(shift), before);
}

type Ask = (text: string) => Promise<string | null>;

async function makeChanges(changes: readonly Change[], ask: Ask): Promise<Outcome> {
  const steps = stepsOf(changes);
  const ids = new Map<number, number>();
  const answers = new Map<number, PlannedShift>();
  const waiting = new Map<number, number>();
  for (const id of steps.flatMap(idsOf)) waiting.set(id, (waiting.get(id) ?? 0) + 1);
  let error: Error | null = null;
  let isDone = true;
  await showChanges(changes);
  try {
    for (const step of steps) {
      const isMade = await makeStep(step, { ids, answers, ask });
      if (!isMade) {
        isDone = false;
        break;
      }
      for (const id of idsOf(step)) waiting.set(id, (waiting.get(id) ?? 1) - 1);
    }
  } catch (caught) {
    error = caught instanceof Error ? caught : new Error(String(caught));
    isDone = false;
  }
  if (!isDone) {
    const unfinished = changes.filter(({ id }) => (waiting.get(id) ?? 0) > 0);
    await dropUnfinished(unfinished, ids);
    await restoreUnfinished(unfinished, answers);
  }
  refreshBoards();
  const finished = changes.filter(({ id }) => (waiting.get(id) ?? 0) === 0);
  return { made: changesWithIds(finished, ids), ids, error, isDone };
}

/** A new shift whose workers were refused goes away again: nobody asked for it without them. */
async function dropUnfinished(
  unfinished: readonly Change[],
  ids: ReadonlyMap<number, number>,
): Promise<void> {
  for (const { id, before, after } of unfinished) {
    const made = ids.get(id);
    if (before !== null || after === null || made === undefined) continue;
    await takeBack(made, after.fecha).catch(() => undefined);
  }
}

/** A shift whose new worker was refused goes back to its day and its people: half a move is none. */
async function restoreUnfinished(
  unfinished: readonly Change[],
  answers: ReadonlyMap<number, PlannedShift>,
): Promise<void> {
  for (const { id, before } of unfinished) {
    const answer = answers.get(id);
    if (before === null || answer === undefined) continue;
    for (const step of stepsOf([{ id, before: stateOf(answer), after: before }])) {
      const isSent = await sendStep(step, { realId: (one) => one, reason: undefined }).then(
        () => true,
        () => false,
      );
      if (!isSent) break;
    }
  }
}

type StepContext = { ids: Map<number, number>; answers: Map<number, PlannedShift>; ask: Ask };

/** Makes a step and asks for a reason where it needs one; false if a person gave it up. */
async function makeStep(step: Step, { ids, answers, ask }: StepContext): Promise<boolean> {
  let reason: string | undefined;
  for (;;) {
    try {
      const realId = (id: number) => ids.get(id) ?? id;
      const shift = await sendStep(step, { realId, reason });
      if (shift !== null && "id" in step) answers.set(step.id, shift);
      if (shift !== null && step.kind === "create") ids.set(step.id, shift.id);
      return true;
    } catch (error) {
      const isAskable = error instanceof ApiError && askable.has(error.code);
      if (!isAskable || reason !== undefined) throw error;
      const answer = await ask(messageOf(error));
      if (answer === null) return false;
      reason = answer;
    }
  }
}
