/** What the release tools take from the portal: both move the pointers of one store. */
export { PointerFile } from './pointer-file.ts';
export { toLive, type MoveReason } from './pointer-moves.ts';
export { ReleaseSecrets } from './release-secrets.ts';
export type { PointerState, RegistryFile } from './registry-file.ts';
export { writeTar } from './tar.ts';
