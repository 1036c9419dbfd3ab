import classes from "./company-logo.module.css";

type CompanyLogoProps = {
  name: string;
  /** Address of the company's own logo; without one its initial stands on a tile. */
  logo: string | null;
  /** The company's colour behind its initial; white text on it is readable (Rule COMPANY-41). */
  color?: string | null;
  size?: number;
};

/** A company's mark; decorative, because its name stands beside it. */
export function CompanyLogo({ name, logo, color = null, size = 28 }: CompanyLogoProps) {
  if (logo !== null) {
    return <img className={classes.logo} src={logo} alt="" style={{ height: size }} />;
  }
  return (
    <span
      className={classes.tile}
      style={{
        width: size,
        height: size,
        fontSize: size * 0.5,
        ...(color !== null && { background: color, color: "#ffffff" }),
      }}
      aria-hidden
    >
      {name.trim().charAt(0).toUpperCase()}
    </span>
  );
}
