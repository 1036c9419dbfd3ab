import { Button, CloseButton } from "@mantine/core";
import { IconCopy, IconEyeOff, IconSend, IconTags, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import classes from "./board.module.css";
import type { MassiveAction } from "./massive/massive.model.ts";
import type { Workspace } from "./use-workspace.ts";

const actions = [
  ["publicar", IconSend],
  ["retirar", IconEyeOff],
  ["etiquetar", IconTags],
  ["eliminar", IconTrash],
] as const;

/** What can be done to the selected shifts, docked below the board. */
export function SelectionBar({ work }: { work: Workspace }) {
  const { t } = useTranslation("board");
  const { selected, state, board, setDialog } = work;
  if (selected.length === 0) return null;
  const count = t("selection.count", { count: selected.length });
  const open = (action: MassiveAction) =>
    setDialog({ kind: "massive", action, shifts: selected, scope: count });
  const isPossible = (action: MassiveAction) => {
    if (action === "publicar") return selected.some(({ publicado }) => !publicado);
    if (action === "retirar") return selected.some(({ publicado }) => publicado);
    return action === "eliminar" || board.etiquetas.length > 0;
  };
  const days = selected.map(({ fecha }) => fecha).toSorted();
  return (
    <section className={classes.selection} aria-label={t("selection.label")}>
      <strong>{count}</strong>
      {actions
        .filter(([action]) => isPossible(action))
        .map(([action, Icon]) => (
          <Button
            key={action}
            variant="default"
            mih={44}
            leftSection={<Icon size={18} aria-hidden />}
            onClick={() => open(action)}
          >
            {t(`selection.${action}`)}
          </Button>
        ))}
      <Button
        variant="default"
        mih={44}
        leftSection={<IconCopy size={18} aria-hidden />}
        onClick={() => {
          const [from = board.desde, to = from] = [days[0], days.at(-1)];
          setDialog({ kind: "clone", source: { from, to, shifts: selected } });
        }}
      >
        {t("selection.copy")}
      </Button>
      <CloseButton
        size={44}
        iconSize={20}
        aria-label={t("selection.clear")}
        onClick={() => state.setSelected(new Set())}
      />
    </section>
  );
}
