import { useTranslation } from "react-i18next";

import type { WorkArea } from "@atrio/contract/shifts/shifts";

import { formatList } from "../../../../lib/format.ts";

import classes from "./manage.module.css";

/** Areas that the caller plans; they come from the company's import. */
export function AreaList({ areas }: { areas: readonly WorkArea[] }) {
  const { t } = useTranslation("board-edit");
  return (
    <>
      <p className={classes.hint}>{t("manage.areas_hint")}</p>
      <ul className={classes.list}>
        {areas.map((area) => (
          <li key={area.id} className={classes.area}>
            <strong>{area.nombre}</strong>
            <span>{area.centro_trabajo}</span>
            <span>{t("manage.people", { count: area.personas.length })}</span>
            <span>
              {t("manage.managers", {
                names: formatList(area.gestores.map(({ nombre_completo }) => nombre_completo)),
              })}
            </span>
            {area.observaciones !== null && <span>{area.observaciones}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
