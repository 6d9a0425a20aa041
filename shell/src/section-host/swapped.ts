/** Dispatched on the window when `<main>` shows another section, or another page of the same section. */
export const SWAPPED = 'portal:swapped';
