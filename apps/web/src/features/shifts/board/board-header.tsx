import { ActionIcon, Button, Menu, SegmentedControl } from "@mantine/core";
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconCopy,
  IconDots,
  IconEyeOff,
  IconRepeat,
  IconSend,
  IconSettings,
  IconTags,
  IconTrash,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import { PageHeader } from "../../../ui/page-header.tsx";
import { BoardFilesMenu } from "../exchanges/board-files-menu.tsx";

import { peopleOf, shownAreas } from "./board.model.ts";
import classes from "./board.module.css";
import type { MassiveAction } from "./massive/massive.model.ts";
import { RequestsButton } from "./requests-button.tsx";
import { boardRanges } from "./search.model.ts";
import type { BoardRange } from "./search.model.ts";
import { useScope } from "./use-scope.ts";
import type { Workspace } from "./use-workspace.ts";

type BoardHeaderProps = {
  work: Workspace;
  warnings: number;
  isWarning: boolean;
  onWarnings: () => void;
};

/** Title with the ranges, warnings, publishing and what else can be done to many shifts. */
export function BoardHeader({ work, warnings, isWarning, onWarnings }: BoardHeaderProps) {
  const { t } = useTranslation("board");
  const { board, filters, place, shown, planner, isPhone, onSearch } = work;
  const scope = useScope(work);
  const areas = shownAreas(board, filters);
  const drafts = shown.filter(({ publicado }) => !publicado).length;
  const people = t("people", { count: peopleOf(areas).size });
  const [only] = areas;
  const about = areas.length === 1 ? only?.nombre : t("areas", { count: areas.length });
  const massive = (action: MassiveAction) =>
    work.setDialog({ kind: "massive", action, shifts: shown, scope });
  return (
    <PageHeader
      title={t("title")}
      subtitle={work.isLoading ? "\u00a0" : `${about ?? ""} · ${people}`}
    >
      <SegmentedControl<BoardRange>
        size="md"
        aria-label={t("range.label")}
        value={place.range}
        data={boardRanges
          .filter((value) => !isPhone || value !== "dia")
          .map((value) => ({ value, label: t(`range.${value}`) }))}
        onChange={(rango) => onSearch({ rango })}
      />
      {!isPhone && (
        <ActionIcon.Group>
          <ActionIcon
            variant="default"
            size={44}
            aria-label={t("undo.undo")}
            disabled={!planner.canUndo}
            onClick={() => void planner.undo()}
          >
            <IconArrowBackUp size={20} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size={44}
            aria-label={t("undo.redo")}
            disabled={!planner.canRedo}
            onClick={() => void planner.redo()}
          >
            <IconArrowForwardUp size={20} aria-hidden />
          </ActionIcon>
        </ActionIcon.Group>
      )}
      <RequestsButton managerId={work.managerId} />
      {warnings > 0 && (
        <Button
          variant="default"
          mih={44}
          className={classes.warn ?? ""}
          aria-expanded={isWarning}
          leftSection={<IconAlertTriangle size={20} aria-hidden />}
          onClick={onWarnings}
        >
          {t("warnings.button", { count: warnings })}
        </Button>
      )}
      {drafts > 0 && (
        <Button
          mih={44}
          leftSection={<IconSend size={20} aria-hidden />}
          onClick={() => massive("publicar")}
        >
          {t("publish", { count: drafts })}
        </Button>
      )}
      <BoardFilesMenu {...place.dates} />
      <MoreMenu work={work} onMassive={massive} />
    </PageHeader>
  );
}

type MoreMenuProps = { work: Workspace; onMassive: (action: MassiveAction) => void };

/** What is done less often: copies, massive changes, labels and pauses. */
function MoreMenu({ work, onMassive }: MoreMenuProps) {
  const { t } = useTranslation("board");
  const { board, place, shown, planner, isPhone } = work;
  const published = shown.filter(({ publicado }) => publicado).length;
  return (
    <Menu position="bottom-end" width={280} transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <ActionIcon variant="default" size={44} aria-label={t("more.label")}>
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isPhone && planner.canUndo && (
          <Menu.Item
            leftSection={<IconArrowBackUp size={18} aria-hidden />}
            onClick={() => void planner.undo()}
          >
            {t("undo.undo")}
          </Menu.Item>
        )}
        {isPhone && planner.canRedo && (
          <Menu.Item
            leftSection={<IconArrowForwardUp size={18} aria-hidden />}
            onClick={() => void planner.redo()}
          >
            {t("undo.redo")}
          </Menu.Item>
        )}
        <Menu.Item
          leftSection={<IconCopy size={18} aria-hidden />}
          disabled={shown.length === 0}
          onClick={() => {
            const { from, to } = place.dates;
            work.setDialog({ kind: "clone", source: { from, to, shifts: shown } });
          }}
        >
          {t("more.copy")}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconEyeOff size={18} aria-hidden />}
          disabled={published === 0}
          onClick={() => onMassive("retirar")}
        >
          {t("more.withdraw")}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconTags size={18} aria-hidden />}
          disabled={shown.length === 0 || board.etiquetas.length === 0}
          onClick={() => onMassive("etiquetar")}
        >
          {t("more.relabel")}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconTrash size={18} aria-hidden />}
          disabled={shown.length === 0}
          onClick={() => onMassive("eliminar")}
        >
          {t("more.remove")}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconRepeat size={18} aria-hidden />}
          onClick={() => work.setDialog({ kind: "manage", tab: "series" })}
        >
          {t("more.series")}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconSettings size={18} aria-hidden />}
          onClick={() => work.setDialog({ kind: "manage" })}
        >
          {t("more.manage")}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
