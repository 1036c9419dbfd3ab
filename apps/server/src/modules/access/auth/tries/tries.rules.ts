/**
 * Tries at the door (security: login 10 per account and 50 per address in 15 minutes, reset 3 an hour; a
 * password asked again 10 per account in 15 minutes). Codes of the second factor count for a day too:
 * who knows the password must not find one by patience.
 */
export const doorLimits = {
  loginByAccount: { name: "login.account", max: 10, minutes: 15 },
  loginByAddress: { name: "login.address", max: 50, minutes: 15 },
  resetByAccount: { name: "reset.account", max: 3, minutes: 60 },
  resetByAddress: { name: "reset.address", max: 30, minutes: 60 },
  confirmByAccount: { name: "confirm.account", max: 10, minutes: 15 },
  codeByAccount: { name: "code.account", max: 10, minutes: 15 },
  codeByDay: { name: "code.day", max: 30, minutes: 24 * 60 },
  emailByAccount: { name: "email.account", max: 5, minutes: 60 },
  emailByTarget: { name: "email.target", max: 5, minutes: 60 },
} as const;

const tokens = { max: 50, minutes: 15 } as const;

/**
 * Links and codes from an address, one counter for each purpose: wrong codes of one purpose do not
 * lock another. A wrong password link has no known purpose and a counter of its own, so that good
 * links still open.
 */
export const tokenLimits = {
  activar: { name: "token.activation", ...tokens },
  restablecer: { name: "token.reset", ...tokens },
  unknown_password_link: { name: "token.password", ...tokens },
  unknown_email_link: { name: "token.email", ...tokens },
  unknown_hand_over: { name: "token.handover", ...tokens },
  inspection: { name: "token.inspection", ...tokens },
  unknown_inspection: { name: "token.inspection.unknown", ...tokens },
} as const;

/** Purpose of a link or code. */
export type TokenPurpose = keyof typeof tokenLimits;
