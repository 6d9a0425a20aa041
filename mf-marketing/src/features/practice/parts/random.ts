// Looked up once, not for every pixel: in a vm context, where the tests run, that costs more than the arithmetic.
const { imul } = Math;

/** A small generator of numbers below 1 (mulberry32): the same seed always draws the same part. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
