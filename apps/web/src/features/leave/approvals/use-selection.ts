import { useState } from "react";

/** Selected items of a list, by id. */
export type Selection = {
  selected: ReadonlySet<number>;
  onSelect: (selected: ReadonlySet<number>) => void;
  onToggle: (id: number, isSelected: boolean) => void;
};

/** Selection of the items of a list; nothing at first. */
export function useSelection(): Selection {
  const [selected, onSelect] = useState<ReadonlySet<number>>(new Set());
  const onToggle = (id: number, isSelected: boolean) => {
    const others = [...selected].filter((other) => other !== id);
    onSelect(new Set(isSelected ? [...others, id] : others));
  };
  return { selected, onSelect, onToggle };
}
