/** The shape of a dictionary: the keys of the Spanish one with any text. */
export type Dictionary<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Dictionary<T[K]>;
};
