import { Drawer, Tabs } from "@mantine/core";
import { useTranslation } from "react-i18next";

import type { Board } from "@atrio/contract/shifts/shifts";

import { useCurrentUser } from "../../../../lib/identity.ts";
import { SeriesList } from "../series/series-list.tsx";
import type { SeriesSubject } from "../series/series.model.ts";

import { AreaList } from "./area-list.tsx";
import { LabelList } from "./label-list.tsx";
import { LevelList } from "./level-list.tsx";
import classes from "./manage.module.css";
import { PauseList } from "./pause-list.tsx";

export type ManageTab = "labels" | "series";

type ManageDrawerProps = {
  board: Board;
  today: string;
  /** Tab that is open at first. */
  tab: ManageTab;
  onSeries: (subject: SeriesSubject) => void;
  onClose: () => void;
};

/** Labels, pauses, series and areas of the board, and for administrators the rules of rest and time. */
export function ManageDrawer({ board, today, tab, onSeries, onClose }: ManageDrawerProps) {
  const { t } = useTranslation(["board-edit", "board-series"]);
  const { administrador } = useCurrentUser();
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={600}
      padding="lg"
      title={t("manage.title")}
      closeButtonProps={{ "aria-label": t("manage.close"), size: 44, iconSize: 22 }}
      attributes={{ header: { role: "presentation" } }}
      classNames={{ content: classes.drawer ?? "", header: classes.drawer ?? "" }}
    >
      <Tabs defaultValue={tab} keepMounted={false}>
        <Tabs.List aria-label={t("manage.title")} className={classes.tabs}>
          <Tabs.Tab value="labels">{t("manage.labels")}</Tabs.Tab>
          <Tabs.Tab value="pauses">{t("manage.pauses")}</Tabs.Tab>
          <Tabs.Tab value="series">{t("board-series:list.title")}</Tabs.Tab>
          <Tabs.Tab value="areas">{t("manage.areas")}</Tabs.Tab>
          {administrador && <Tabs.Tab value="rules">{t("manage.rules")}</Tabs.Tab>}
        </Tabs.List>
        <Tabs.Panel value="labels" pt="md">
          <LabelList labels={board.etiquetas} />
        </Tabs.Panel>
        <Tabs.Panel value="pauses" pt="md">
          <PauseList pauses={board.pausas} />
        </Tabs.Panel>
        <Tabs.Panel value="series" pt="md">
          <SeriesList board={board} today={today} onSubject={onSeries} />
        </Tabs.Panel>
        <Tabs.Panel value="areas" pt="md">
          <AreaList areas={board.areas} />
        </Tabs.Panel>
        {administrador && (
          <Tabs.Panel value="rules" pt="md">
            <LevelList />
          </Tabs.Panel>
        )}
      </Tabs>
    </Drawer>
  );
}
