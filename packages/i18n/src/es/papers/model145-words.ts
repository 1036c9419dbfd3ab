/** Names of Model 145 in mails and archives. */
export const model145Words = {
  title: "Modelo 145",
  archive: "modelos-145",
} as const;
