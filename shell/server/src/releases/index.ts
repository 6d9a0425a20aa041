/** Entry point of the release tool: what it shares with the portal. */
export { derivedToken } from './release-tokens.ts';
export { writeTar } from './tar.ts';
