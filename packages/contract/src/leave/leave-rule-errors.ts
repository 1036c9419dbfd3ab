/** Errors of rules and balances of leave in the office, with their HTTP status. */
export const leaveRuleErrorStatus = {
  "leave.rule_invalid": 422,
  "leave.adjustment_zero": 422,
  "leave.adjustment_not_enough": 409,
  "leave.own_balance": 403,
  "leave.blocked_period": 409,
  "leave.below_cover": 409,
  "leave.company_shutdown": 409,
  "leave.date_rule_not_found": 404,
} as const;
