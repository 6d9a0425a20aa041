/** Entry point of the tools: what they share with the portal. */
export { ReleaseMirror } from './store/release-mirror.ts';
export { derivedToken } from './control/release-tokens.ts';
export { isWorse, type Rate } from './watch/compare-rates.ts';
