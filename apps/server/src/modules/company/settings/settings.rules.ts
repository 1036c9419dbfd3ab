const LARGEST_ID = 2_147_483_647;

/**
 * Reads what stands in `/{slug}` or `/login/{id}`: digits are a company's id, anything else its slug
 * (a slug is never only digits). Undefined when no company can be called so.
 */
export function companyKeyOf(text: string): { slug: string } | { empresa_id: number } | undefined {
  if (!/^\d+$/.test(text)) return { slug: text.toLowerCase() };
  const number = Number(text);
  return number >= 1 && number <= LARGEST_ID ? { empresa_id: number } : undefined;
}
