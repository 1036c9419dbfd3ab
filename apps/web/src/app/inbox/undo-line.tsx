import { useTranslation } from "react-i18next";

import classes from "./undo-line.module.css";

type UndoLineProps = { names: readonly string[]; onUndo: () => void };

/** What was approved in the message of a snackbar, with the way back and the time that is left for it. */
export function UndoLine({ names, onUndo }: UndoLineProps) {
  const { t } = useTranslation("inbox");
  const [name = "", ...others] = names;
  return (
    <span className={classes.line}>
      <span>{others.length === 0 ? name : t("undo.more", { name, count: others.length })}</span>
      <button type="button" className={classes.button} onClick={onUndo}>
        {t("undo.button")}
      </button>
      <span className={classes.time} aria-hidden />
    </span>
  );
}
