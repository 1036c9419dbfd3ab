import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";

import type { Scene } from "./drawing.model.ts";
import classes from "./scene-drawing.module.css";
import { ScreenDrawing } from "./screen-drawing.tsx";
import { Frame } from "./shapes.tsx";

type SceneDrawingProps = { scene: Scene; menu: number };

/** A step as a picture: a simplified screen, the highlighted spot, and a pointer on it. */
export function SceneDrawing({ scene, menu }: SceneDrawingProps) {
  const { t } = useTranslation("tutorials");
  const { screen, spot, label } = scene;
  const words = { button: label === undefined ? "" : t(`label.${label}`), pause: t("label.pause") };
  return (
    <span className={classes.drawing} aria-hidden>
      <svg viewBox="0 0 640 360" focusable="false">
        <Frame menu={menu} />
        <g key={screen} className={classes.screen}>
          <ScreenDrawing screen={screen} words={words} />
        </g>
      </svg>
      <span className={classes.spot} style={placeOf(spot)} />
      <svg className={classes.pointer} style={pointerOf(spot)} viewBox="0 0 24 24">
        <path d="M4 2l15 11-7 1.2 4 7-3 1.6-3.8-7.1L4 20z" />
      </svg>
    </span>
  );
}

function placeOf([x, y, width, height]: Scene["spot"]): CSSProperties {
  return {
    left: `${((x - 4) / 640) * 100}%`,
    top: `${((y - 4) / 360) * 100}%`,
    width: `${((width + 8) / 640) * 100}%`,
    height: `${((height + 8) / 360) * 100}%`,
  };
}

/** Within the spot, low and to the right, so that the pointer hides no words. */
function pointerOf([x, y, width, height]: Scene["spot"]): CSSProperties {
  return {
    left: `${((x + width * 0.86) / 640) * 100}%`,
    top: `${((y + height * 0.72) / 360) * 100}%`,
  };
}
