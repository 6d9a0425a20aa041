/** A number from -1 to 1 that follows from its inputs alone: the same seed always gives the same course. */
export function noise(seed: number, tick: number, channel = 0): number {
  let hash = (seed ^ Math.imul(tick + 1, 0x9e3779b1) ^ Math.imul(channel + 1, 0x85ebca6b)) | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x21f0aaad);
  hash = Math.imul(hash ^ (hash >>> 15), 0x735a2d97);
  return ((hash ^ (hash >>> 15)) >>> 0) / 0x7fffffff - 1;
}

export const limited = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
