/**
 * Whether a key belongs to the composition of a syllable, which it may end. In Safari the key that ends one comes after
 * `compositionend`: `isComposing` is false by then, and the key code is 229 (UI Events, "keyCode").
 */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === 229;
}
