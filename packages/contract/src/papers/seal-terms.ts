/** Days before its end from which the company's own certificate should be replaced. */
export const sealWarningDays = 60;
