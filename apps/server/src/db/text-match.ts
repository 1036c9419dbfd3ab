import { sql } from "kysely";
import type { RawBuilder } from "kysely";

/** Shortest word in which typing errors are allowed. */
const shortestNear = 4;

/** Likeness of a word with two letters swapped, by its groups of three letters. */
const leastLikeness = 0.3;

/**
 * True if a plain text (`texto_plano`) has all plain words, those of four letters or more with typing
 * errors too; false without words.
 */
export function hasAllWords(
  text: RawBuilder<string>,
  words: readonly string[],
): RawBuilder<boolean> {
  const conditions = words.map((word) =>
    word.length < shortestNear
      ? sql`strpos(${text}, ${word}) > 0`
      : sql`(strpos(${text}, ${word}) > 0 or strict_word_similarity(${word}, ${text}) >= ${leastLikeness})`,
  );
  return conditions.length === 0
    ? sql<boolean>`false`
    : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}
