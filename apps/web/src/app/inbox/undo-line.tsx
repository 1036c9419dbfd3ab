import { useTranslation } from "react-i18next";

import classes from "./undo-line.module.css";

type UndoLineProps = {
  names: readonly string[];
  /** Time that is left for it, in milliseconds. */
  ms: number;
  onUndo: () => void;
};

/** Undo in the message of a snackbar: names of the approved requests, button, bar of the time that is left. */
export function UndoLine({ names, ms, onUndo }: UndoLineProps) {
  const { t } = useTranslation("inbox");
  const [name = "", ...others] = names;
  return (
    <span className={classes.line}>
      <span>{others.length === 0 ? name : t("undo.more", { name, count: others.length })}</span>
      <button type="button" className={classes.button} onClick={onUndo}>
        {t("undo.button")}
      </button>
      <span className={classes.time} style={{ animationDuration: `${ms}ms` }} aria-hidden />
    </span>
  );
}
