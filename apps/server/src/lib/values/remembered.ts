/** Function that keeps what `make` has answered by its key, at most `most` answers; when full it forgets them all. */
export function remembered<Key extends number | string, Made extends object | string>(
  most: number,
  make: (key: Key) => Made,
): (key: Key) => Made {
  const kept = new Map<Key, Made>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make(key);
    if (kept.size >= most) kept.clear();
    kept.set(key, made);
    return made;
  };
}
