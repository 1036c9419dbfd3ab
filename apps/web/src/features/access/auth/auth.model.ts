export type CredentialFault = {
  field: "email" | "password";
  reason: "required" | "email" | "short";
};

const shortestLoginPassword = 5;

/** True if a text has the shape of an e-mail address; the server has the last word. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text.trim());
}

/** Faults of the typed credentials, at most one a field, in their order (Rule ACCESS-19). */
export function checkCredentials(typed: { email: string; password: string }): CredentialFault[] {
  const email = emailFault(typed.email);
  const password = passwordFault(typed.password);
  return [
    ...(email === null ? [] : [{ field: "email", reason: email } as const]),
    ...(password === null ? [] : [{ field: "password", reason: password } as const]),
  ];
}

function emailFault(email: string): CredentialFault["reason"] | null {
  if (email.trim() === "") return "required";
  return isEmail(email) ? null : "email";
}

function passwordFault(password: string): CredentialFault["reason"] | null {
  if (password === "") return "required";
  return password.length < shortestLoginPassword ? "short" : null;
}
