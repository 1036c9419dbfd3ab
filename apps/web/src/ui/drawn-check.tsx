import classes from "./drawn-check.module.css";

/** Check mark that is drawn when it appears: the moment of something done. */
export function DrawnCheck({ size }: { size: number }) {
  return (
    <svg
      className={classes.check}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d="m5 12 5 5L20 7" pathLength={1} />
    </svg>
  );
}
