import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import type { ReactNode } from "react";

import { ItemRow } from "./item-row.tsx";
import classes from "./manage.module.css";

type Item = { id: number; nombre: string };
/** An item in its form; `id` is null for a new one. */
export type Draft<T extends Item> = Omit<T, "id"> & { id: number | null };

type ItemListProps<T extends Item> = {
  items: readonly T[];
  /** Values of a new item. */
  fresh: Draft<T>;
  hint: string;
  addLabel: string;
  questionOf: (item: T) => string;
  onRemove: (id: number) => Promise<void>;
  renderItem: (item: T) => ReactNode;
  renderForm: (draft: Draft<T> | T, onClose: () => void) => ReactNode;
};

/** Things of the company that are added, changed and removed in their place, one at a time. */
export function ItemList<T extends Item>({ items, fresh, hint, ...props }: ItemListProps<T>) {
  const [edited, setEdited] = useState<Draft<T> | T | null>(null);
  const form = edited !== null && props.renderForm(edited, () => setEdited(null));
  return (
    <>
      <p className={classes.hint}>{hint}</p>
      <ul className={classes.list}>
        {items.map((item) =>
          edited?.id === item.id ? (
            <li key={item.id}>{form}</li>
          ) : (
            <ItemRow
              key={item.id}
              name={item.nombre}
              question={props.questionOf(item)}
              onEdit={() => setEdited(item)}
              onRemove={() => props.onRemove(item.id)}
            >
              {props.renderItem(item)}
            </ItemRow>
          ),
        )}
      </ul>
      {edited?.id === null ? (
        form
      ) : (
        <Button
          variant="default"
          mih={44}
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setEdited(fresh)}
        >
          {props.addLabel}
        </Button>
      )}
    </>
  );
}
