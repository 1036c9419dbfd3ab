/** '910000100' → '910 000 100'; a number that is already written with spaces stays as it is. */
export function readablePhone(phone: string): string {
  return phone.replace(/^(\+\d{2})?(\d{3})(\d{3})(\d{3})$/, "$1 $2 $3 $4").trim();
}
