import classes from "./password-owner.module.css";

/** Hidden user name for password managers. */
export function PasswordOwner({ email }: { email: string }) {
  return (
    <input
      className={classes.hidden}
      type="text"
      name="email"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden
    />
  );
}
