import { badgeText } from "./navigation.ts";
import classes from "./unread-badge.module.css";

/** A number of unread notifications, or of what waits, at an icon's corner; drawn and no text: a label says it. */
export function UnreadBadge({ unread }: { unread: number }) {
  const badge = badgeText(unread);
  if (badge === null) return null;
  return <span className={classes.badge} data-count={badge} data-wide={badge.length > 2} />;
}
