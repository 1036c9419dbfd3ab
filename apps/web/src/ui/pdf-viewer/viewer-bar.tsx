import {
  IconArrowDown,
  IconArrowUp,
  IconArrowsHorizontal,
  IconZoomIn,
  IconZoomOut,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Hint } from "../hint.tsx";

import classes from "./pdf-viewer.module.css";
import { zoomed } from "./viewer.model.ts";

type ViewerBarProps = {
  page: number;
  total: number;
  zoom: number;
  /** A page that was passed over; null: none. */
  missed: number | null;
  actions: ReactNode;
  onStep: (direction: 1 | -1) => void;
  onZoom: (zoom: number) => void;
  onShowPage: (page: number) => void;
};

/** Position in the document, and the buttons that move and zoom. */
export function ViewerBar(props: ViewerBarProps) {
  const { page, total, zoom, missed, actions, onStep, onZoom, onShowPage } = props;
  const { t } = useTranslation("viewer");
  return (
    <div className={classes.bar}>
      <span className={classes.buttons}>
        <BarButton name={t("back")} icon={<IconArrowUp size={20} />} onClick={() => onStep(-1)} />
        <BarButton
          name={t("forward")}
          icon={<IconArrowDown size={20} />}
          onClick={() => onStep(1)}
        />
      </span>
      <span role="status" className={classes.place}>
        {t("pageOf", { page, total })}
      </span>
      <span className={classes.buttons}>
        <BarButton
          name={t("zoomOut")}
          icon={<IconZoomOut size={20} />}
          onClick={() => onZoom(zoomed(zoom, -1))}
        />
        <BarButton
          name={t("fit")}
          icon={<IconArrowsHorizontal size={20} />}
          onClick={() => onZoom(1)}
        />
        <BarButton
          name={t("zoomIn")}
          icon={<IconZoomIn size={20} />}
          onClick={() => onZoom(zoomed(zoom, 1))}
        />
      </span>
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
      {missed !== null && (
        <p className={classes.missed}>
          {t("missed", { page: missed })}{" "}
          <button type="button" onClick={() => onShowPage(missed)}>
            {t("showMissed")}
          </button>
        </p>
      )}
    </div>
  );
}

type BarButtonProps = { name: string; icon: ReactNode; onClick: () => void };

function BarButton({ name, icon, onClick }: BarButtonProps) {
  return (
    <Hint text={name}>
      <button type="button" className={classes.button} aria-label={name} onClick={onClick}>
        {icon}
      </button>
    </Hint>
  );
}
