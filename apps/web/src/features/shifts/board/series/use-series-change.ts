import { useCallback, useRef, useState } from "react";

import type { SeriesChanges } from "@atrio/contract/shifts/series";

import { ApiError } from "../../../../lib/errors.ts";
import { randomKey } from "../../../../lib/random.ts";

import { sendSeries } from "./series.queries.ts";
import type { Asked, Conditions } from "./series.queries.ts";

/** Choices of a person about a change of a series. */
export type Choices = Pick<Conditions, "reason" | "keepsEdited" | "keepsPublished">;

export const firstChoices: Choices = { reason: "", keepsEdited: true, keepsPublished: false };

export type SeriesChange = {
  /** Effects that the server foresees; null while the series is being stated. */
  preview: SeriesChanges | null;
  error: unknown;
  isBusy: boolean;
  /** Asks for the preview; true if there is one. */
  look: (asked: Asked, choices: Choices) => Promise<boolean>;
  /** Carries the previewed change out; answers its effects, null where it was refused. */
  confirm: (asked: Asked, choices: Choices) => Promise<SeriesChanges | null>;
  back: () => void;
};

type State = Pick<SeriesChange, "preview" | "error" | "isBusy">;

const isCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code;
/** True if somebody else changed the series meanwhile. */
export const isOutdated = (error: unknown) => isCode(error, "shift.series_changed");

/** Preview of a change of a series and its confirmation (Rule SHIFTS-12). */
export function useSeriesChange(): SeriesChange {
  const [state, setState] = useState<State>({ preview: null, error: null, isBusy: false });
  const idempotencyKey = useRef(randomKey());
  const latest = useRef(0);

  const look = useCallback(async (asked: Asked, choices: Choices, error: unknown = null) => {
    latest.current += 1;
    const turn = latest.current;
    idempotencyKey.current = randomKey();
    setState(({ preview }) => ({ preview, error, isBusy: true }));
    const how = { ...choices, isPreview: true, huella: null, idempotencyKey: "" };
    try {
      const preview = await sendSeries(asked, how);
      if (turn === latest.current) setState({ preview, error, isBusy: false });
      return true;
    } catch (caught) {
      if (turn === latest.current) {
        setState(({ preview }) => ({ preview, error: caught, isBusy: false }));
      }
      return false;
    }
  }, []);

  const confirm = async (asked: Asked, choices: Choices) => {
    if (state.preview === null) return null;
    setState({ ...state, error: null, isBusy: true });
    const { huella } = state.preview;
    const sealed = { huella, idempotencyKey: idempotencyKey.current };
    try {
      const made = await sendSeries(asked, { ...choices, ...sealed, isPreview: false });
      setState({ ...state, error: null, isBusy: false });
      return made;
    } catch (caught) {
      // Shifts changed since the preview: the next one shows them, below the reason for it.
      if (isCode(caught, "shift.preview_needed")) await look(asked, choices, caught);
      else setState({ ...state, error: caught, isBusy: false });
      return null;
    }
  };

  return {
    ...state,
    look,
    confirm,
    back: () => {
      latest.current += 1;
      setState({ preview: null, error: null, isBusy: false });
    },
  };
}
