import classes from "./projects.module.css";

/** A budget and its use in per cent; decorative, because the figures stand beside it. */
export function ProgressBar({ percent }: { percent: number }) {
  return (
    <span className={classes.bar} data-over={percent > 100} aria-hidden>
      <span style={{ width: `${Math.min(100, percent)}%` }} />
    </span>
  );
}
