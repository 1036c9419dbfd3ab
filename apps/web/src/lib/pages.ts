/** The number of a list's last page, from 1. */
export function lastPage(total: number, take: number): number {
  return Math.max(1, Math.ceil(total / take));
}
