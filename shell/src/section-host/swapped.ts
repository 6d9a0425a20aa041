/** The window sends this event when another section, or another page of the same one, stands in `<main>`. */
export const SWAPPED = 'portal:swapped';
