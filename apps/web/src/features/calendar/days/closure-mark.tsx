import { IconLock, IconLockOpen } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import classes from "./closure-mark.module.css";

/** Mark of a closed month, or of a requested closure. */
export function ClosureMark({ closure }: { closure: "closed" | "closing" | null }) {
  const { t } = useTranslation("calendar");
  if (closure === null) return null;
  const Icon = closure === "closed" ? IconLock : IconLockOpen;
  const text = t(`grid.${closure}`);
  return (
    <span className={classes.closure} title={text}>
      <Icon size={16} aria-hidden />
      <span>{text}</span>
    </span>
  );
}
