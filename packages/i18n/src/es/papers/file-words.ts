/** Names of a file without a name of its own, of an archive of several, and its list of lost files. */
export const fileWords = {
  one: "documento",
  many: "documentos",
  missing: {
    name: "archivos-que-faltan.txt",
    text: "Estos archivos no están aquí porque el original está dañado o se ha perdido. Avisa a tu empresa para que los recupere:",
  },
} as const;
