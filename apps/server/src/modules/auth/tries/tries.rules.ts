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
  tokenByAddress: { name: "token.address", max: 50, minutes: 15 },
} as const;
