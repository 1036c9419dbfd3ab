import classes from "./password-owner.module.css";

/** For password managers: whose password a form asks for. Nobody sees, reaches or hears it. */
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
