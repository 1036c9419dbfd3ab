import { IconUserPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { WorkArea } from "@atrio/contract/shifts/shifts";

import { PersonAvatar } from "../../../../ui/person-avatar.tsx";
import type { Hours, Row } from "../board.model.ts";
import { hoursText } from "../words.model.ts";

import classes from "./grid.module.css";

/** Head of a row: a person with their hours, an area, or the shifts that lack people. */
export function RowHead({ row }: { row: Row }) {
  const { t } = useTranslation("board");
  if (row.kind === "open") {
    return (
      <div role="rowheader" aria-colindex={1} className={classes.rowHead}>
        <span className={classes.openIcon} aria-hidden>
          <IconUserPlus size={18} />
        </span>
        <span className={classes.name}>{t("rows.open")}</span>
      </div>
    );
  }
  if (row.kind === "area") {
    return (
      <div role="rowheader" aria-colindex={1} className={classes.rowHead}>
        <AreaTexts area={row.area} />
      </div>
    );
  }
  return (
    <div role="rowheader" aria-colindex={1} className={classes.rowHead}>
      <PersonAvatar name={row.person.nombre_completo} photo={row.person.link_foto} size={34} />
      <span className={classes.texts}>
        <span className={classes.name} title={row.person.nombre_completo}>
          {row.person.nombre_completo}
        </span>
        <HoursBar hours={row.hours} />
      </span>
    </div>
  );
}

function AreaTexts({ area }: { area: WorkArea }) {
  const { t } = useTranslation("board");
  const { nombre, centro_trabajo, personas } = area;
  return (
    <span className={classes.texts}>
      <span className={classes.name}>{nombre}</span>
      <span className={classes.small}>
        {t("rows.area", { centre: centro_trabajo, count: personas.length })}
      </span>
    </span>
  );
}

/** Planned hours against those of the contract. */
export function HoursBar({ hours: { planned, contract } }: { hours: Hours }) {
  const { t } = useTranslation("board");
  const share = contract === null || contract === 0 ? 0 : Math.min(1, planned / contract);
  const isOver = contract !== null && planned > contract;
  const values = { planned: hoursText(planned), contract: hoursText(contract ?? 0) };
  return (
    <span className={classes.hours} data-over={isOver}>
      {contract !== null && (
        <span className={classes.track} aria-hidden>
          <span style={{ width: `${share * 100}%` }} />
        </span>
      )}
      <span>{contract === null ? t("rows.hours", values) : t("rows.hours_of", values)}</span>
      {isOver && <span className={classes.hidden}>{t("rows.over")}</span>}
    </span>
  );
}
