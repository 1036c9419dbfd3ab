export type CredentialFault = {
  field: "email" | "password";
  reason: "required" | "email" | "short";
};

const shortestLoginPassword = 5;

/** True if a text has the shape of an e-mail address; the server has the last word. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text.trim());
}

/** First problem of the typed credentials (Rule ACCESS-19), or null. */
export function checkCredentials({
  email,
  password,
}: {
  email: string;
  password: string;
}): CredentialFault | null {
  if (email.trim() === "") return { field: "email", reason: "required" };
  if (!isEmail(email)) return { field: "email", reason: "email" };
  if (password === "") return { field: "password", reason: "required" };
  if (password.length < shortestLoginPassword) return { field: "password", reason: "short" };
  return null;
}
