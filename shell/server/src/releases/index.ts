/** Entry point of the tools: what they share with the portal. */
export { ReleaseMirror } from './release-mirror.ts';
export { derivedToken } from './release-tokens.ts';
export { isWorse, type Rate } from '../watch/compare-rates.ts';
