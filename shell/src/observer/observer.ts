/** One chunk for what every document needs: the hash of each further one is part of every page's script. */
export { bringWebFonts } from '../fonts/bring-web-fonts.ts';
export { explain } from './explain-failure.ts';
