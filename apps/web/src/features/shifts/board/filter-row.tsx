import { Button, Drawer, SegmentedControl } from "@mantine/core";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Choice, Filters } from "../../../ui/filters.tsx";
import { Steps } from "../../../ui/steps.tsx";

import { peopleOf, shownAreas } from "./board.model.ts";
import classes from "./board.module.css";
import { stepRange } from "./range.model.ts";
import { boardViews, shiftStates } from "./search.model.ts";
import type { BoardView } from "./search.model.ts";
import { usePlaceName } from "./use-scope.ts";
import type { Workspace } from "./use-workspace.ts";

/** Where one is in time, rows by people or areas, and what narrows the board. */
export function FilterRow({ work }: { work: Workspace }) {
  const { t } = useTranslation("board");
  const { place, isPhone, filters, onSearch } = work;
  const [isOpen, setOpen] = useState(false);
  const name = usePlaceName(place);
  const step = (steps: -1 | 1) => onSearch({ fecha: stepRange(place.range, place.day, steps) });
  const count = Object.values(filters).filter((value) => value !== undefined).length;
  return (
    <div className={classes.bar}>
      <nav className={classes.time} aria-label={t("range.label")}>
        <Steps
          label={name}
          previous={t("range.previous")}
          next={t("range.next")}
          onPrevious={() => step(-1)}
          onNext={() => step(1)}
        />
        <Button variant="default" mih={44} onClick={() => onSearch({ fecha: undefined })}>
          {t("range.today")}
        </Button>
      </nav>
      {!isPhone && (
        <SegmentedControl<BoardView>
          size="md"
          aria-label={t("view.label")}
          value={work.search.vista ?? "personas"}
          data={boardViews.map((value) => ({ value, label: t(`view.${value}`) }))}
          onChange={(vista) => onSearch({ vista })}
        />
      )}
      {isPhone ? (
        <>
          <Button
            variant="default"
            mih={44}
            aria-haspopup="dialog"
            leftSection={<IconAdjustmentsHorizontal size={20} aria-hidden />}
            onClick={() => setOpen(true)}
          >
            {count === 0 ? t("filter.button") : t("filter.button_of", { count })}
          </Button>
          <Drawer
            opened={isOpen}
            onClose={() => setOpen(false)}
            position="bottom"
            size="auto"
            title={t("filter.button")}
            closeButtonProps={{ "aria-label": t("filter.close"), size: 44, iconSize: 22 }}
            attributes={{ header: { role: "presentation" } }}
            classNames={{ content: classes.drawer ?? "", header: classes.drawer ?? "" }}
          >
            <Fields work={work} />
          </Drawer>
        </>
      ) : (
        <Fields work={work} />
      )}
    </div>
  );
}

function Fields({ work }: { work: Workspace }) {
  const { t } = useTranslation("board");
  const { board, filters, onSearch, isPhone } = work;
  const people = [...peopleOf(shownAreas(board, filters)).values()];
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  const options = (all: ReadonlyArray<{ id: number; nombre: string }>) =>
    all.map(({ id, nombre }) => ({ value: id, label: nombre }));
  const none = { area: undefined, etiqueta: undefined, persona: undefined, estado: undefined };
  return (
    <Filters
      label={t("filter.label")}
      reset={isFiltered ? { label: t("filter.reset"), onReset: () => onSearch(none) } : null}
    >
      {board.areas.length > 1 && (
        <Choice
          label={t("filter.area")}
          all={t("filter.all_areas")}
          value={filters.area ?? null}
          options={options(board.areas)}
          onChange={(area) => onSearch({ area: area ?? undefined, persona: undefined })}
        />
      )}
      {!isPhone && (
        <Choice
          label={t("filter.person")}
          all={t("filter.everybody")}
          value={filters.persona ?? null}
          nothingFound={t("filter.nobody")}
          options={people.map(({ id, nombre_completo }) => ({ value: id, label: nombre_completo }))}
          onChange={(persona) => onSearch({ persona: persona ?? undefined })}
        />
      )}
      {board.etiquetas.length > 0 && (
        <Choice
          label={t("filter.label_of")}
          all={t("filter.all_labels")}
          value={filters.etiqueta ?? null}
          options={options(board.etiquetas)}
          onChange={(etiqueta) => onSearch({ etiqueta: etiqueta ?? undefined })}
        />
      )}
      <Choice
        label={t("filter.state")}
        all={t("filter.all_states")}
        value={filters.estado ?? null}
        options={shiftStates.map((value) => ({ value, label: t(`filter.state_of.${value}`) }))}
        onChange={(estado) => onSearch({ estado: estado ?? undefined })}
      />
    </Filters>
  );
}
