const LARGEST_ID = 2_147_483_647;

/**
 * Reads the segment of `/{slug}` or `/login/{id}`: digits are a company's id, anything else its
 * slug (a slug is never only digits). Undefined for an impossible name.
 */
export function companyKeyOf(text: string): { slug: string } | { empresa_id: number } | undefined {
  if (!/^\d+$/.test(text)) return { slug: text.toLowerCase() };
  const number = Number(text);
  return number >= 1 && number <= LARGEST_ID ? { empresa_id: number } : undefined;
}
