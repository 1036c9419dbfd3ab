import { Button } from "@mantine/core";
import type { ReactNode } from "react";

type RowButtonProps = { name: string; onClick: () => void; children: ReactNode };

/** A quiet button of a row; `name` says which row it acts on. */
export function RowButton({ name, onClick, children }: RowButtonProps) {
  return (
    <Button variant="subtle" size="sm" aria-label={name} onClick={onClick}>
      {children}
    </Button>
  );
}
