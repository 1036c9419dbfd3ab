/** The most files that one request holds. */
export const filesPerRequest = 10;
