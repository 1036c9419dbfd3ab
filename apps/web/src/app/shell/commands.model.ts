import type { Icon } from "@tabler/icons-react";
import type { ReactNode } from "react";

/** A row of the command palette. */
export type Command = {
  id: string;
  label: string;
  /** Second line. */
  description?: string;
  icon?: Icon;
  /** Picture in the icon's place. */
  picture?: ReactNode;
  /** Other words by which people look for it, separated by spaces. */
  keywords?: string | undefined;
  run: () => void;
};

/** Commands below a heading. */
export type CommandGroup = {
  group: string;
  commands: Command[];
  /** The server has found them: their labels need not have the typed words. */
  isFound?: boolean;
  /** Too many to be shown before something is typed. */
  isTyped?: boolean;
};
