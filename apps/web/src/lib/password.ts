/** A rule of a new password (Rule ACCESS-18); `equal` compares it with its repetition. */
export type PasswordRule = "length" | "uppercase" | "lowercase" | "digit" | "equal";

export type PasswordDraft = { password: string; repeat: string };

const longest = 128;

/** Each rule and whether the draft meets it, in the order they are shown. */
export function checkPassword({
  password,
  repeat,
}: PasswordDraft): Array<{ rule: PasswordRule; met: boolean }> {
  return [
    { rule: "length", met: password.length >= 8 && password.length <= longest },
    { rule: "uppercase", met: /\p{Lu}/u.test(password) },
    { rule: "lowercase", met: /\p{Ll}/u.test(password) },
    { rule: "digit", met: /\d/u.test(password) },
    { rule: "equal", met: password !== "" && password === repeat },
  ];
}

/** True if a draft may be sent. */
export function isPasswordReady(draft: PasswordDraft): boolean {
  return checkPassword(draft).every(({ met }) => met);
}
