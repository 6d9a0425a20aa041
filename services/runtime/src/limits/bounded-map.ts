/**
 * A map that holds at most so many entries. When one more comes, the oldest one is dropped: filling it never clears what it has
 * of all others. Setting a key again makes its entry the newest.
 */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  readonly #mostEntries: number;

  constructor(mostEntries: number) {
    super();
    this.#mostEntries = mostEntries;
  }

  override set(key: Key, value: Value): this {
    this.delete(key);
    super.set(key, value);
    for (const oldest of this.keys()) {
      if (this.size <= this.#mostEntries) break;
      this.delete(oldest);
    }
    return this;
  }
}
