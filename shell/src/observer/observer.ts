/** One chunk for all of it: the hash of each further one is part of every page's script. */
export { bringWebFonts } from '../fonts/bring-web-fonts.ts';
export { explain } from './explain-failure.ts';
export { observeVitals } from './observe-vitals.ts';
