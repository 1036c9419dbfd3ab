import classes from "./company-line.module.css";

/** A line in the company's colour along the top of the window, lighter on a dark page; decorative. */
export function CompanyLine({ color }: { color: string | null }) {
  if (color === null) return null;
  const background = `light-dark(${color}, color-mix(in oklab, ${color} 55%, white))`;
  return <div className={classes.line} style={{ background }} aria-hidden />;
}
