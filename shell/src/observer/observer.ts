export { bringWebFonts } from '../fonts/bring-web-fonts.ts';
export { explain } from './explain-failure.ts';
