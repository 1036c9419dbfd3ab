import { useMemo, useState } from "react";

import type { Place } from "../plan/move.model.ts";

import type { Spot } from "./layout.model.ts";

/** Shifts that the keyboard carries, with the place they were taken from and the one they are over. */
export type Carried = { ids: ReadonlySet<number>; from: Place; to: Place };

export type GridState = {
  active: Spot | null;
  target: Place | null;
  selected: ReadonlySet<number>;
  held: ReadonlySet<number>;
  carried: Carried | null;
  setActive: (spot: Spot | null) => void;
  setSelected: (ids: ReadonlySet<number>) => void;
  setCarried: (carried: Carried | null) => void;
  toggle: (id: number) => void;
};

const none: ReadonlySet<number> = new Set();

/** What is focused, selected and carried on the board. */
export function useGridState(): GridState {
  const [active, setActive] = useState<Spot | null>(null);
  const [selected, setSelected] = useState(none);
  const [carried, setCarried] = useState<Carried | null>(null);
  return useMemo(
    () => ({
      active,
      target: carried?.to ?? null,
      selected,
      held: carried?.ids ?? none,
      carried,
      setActive,
      setSelected,
      setCarried,
      toggle: (id) =>
        setSelected((known) => {
          const next = new Set(known);
          if (!next.delete(id)) next.add(id);
          return next;
        }),
    }),
    [active, carried, selected],
  );
}
