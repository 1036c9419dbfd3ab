/** Errors of organisation charts, with their HTTP status. */
export const orgChartErrorStatus = {
  "org_chart.not_found": 404,
  "org_chart.node_not_found": 404,
  "org_chart.changed": 409,
  "org_chart.tree": 422,
  "org_chart.node": 422,
  "org_chart.person_twice": 422,
  "org_chart.name_taken": 409,
} as const;
