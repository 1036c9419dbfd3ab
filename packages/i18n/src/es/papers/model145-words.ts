/** What mails and archives call Model 145. */
export const model145Words = {
  title: "Modelo 145",
  archive: "modelos-145",
} as const;
