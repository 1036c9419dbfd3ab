import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import classes from "./board.module.css";
import { colourVariables } from "./colours.model.ts";
import type { Workspace } from "./use-workspace.ts";
import { shortTimes } from "./words.model.ts";

/** Frequent shifts, to be dragged onto the board or placed by clicks while one is chosen. */
export function TemplateRow({ work }: { work: Workspace }) {
  const { t } = useTranslation("board");
  const { templates, brush, setBrush, board, days, today, words } = work;
  const names = new Map(board.etiquetas.map(({ id, nombre }) => [id, nombre]));
  const nameOf = ({ label_ids, pe_area_trabajo_id }: (typeof templates)[number]) =>
    (board.areas.length > 1 ? undefined : label_ids.flatMap((id) => names.get(id) ?? [])[0]) ??
    words.area(pe_area_trabajo_id);
  const day = days.includes(today) ? today : (days[0] ?? today);
  return (
    <div className={classes.templates}>
      {templates.length > 0 && <span className={classes.hint}>{t("templates.hint")}</span>}
      {templates.map((template) => {
        const isChosen = brush?.key === template.key;
        return (
          <button
            key={template.key}
            type="button"
            className={classes.template}
            style={colourVariables(template.color)}
            data-template={template.key}
            aria-pressed={isChosen}
            onClick={() => setBrush(isChosen ? null : template)}
          >
            <span className={classes.dot} aria-hidden />
            <strong>{nameOf(template)}</strong>
            <span>{shortTimes(template)}</span>
          </button>
        );
      })}
      <Button
        variant="default"
        mih={44}
        leftSection={<IconPlus size={20} aria-hidden />}
        onClick={() => {
          setBrush(null);
          const target = { kind: "new" as const, days: [day], area: work.filters.area ?? null };
          const worker = work.filters.persona ?? null;
          work.setDialog({ kind: "shift", target: { ...target, worker } });
        }}
      >
        {t("new")}
      </Button>
    </div>
  );
}
