import path from 'node:path';
import { projectRoot } from '../../tooling/project-root.ts';
import type { ArtifactStore, Program } from './artifact-store.ts';

const serviceProgram = (name: string): Program => ({ name, workspace: path.posix.join('services', name) });
const portalProgram: Program = { name: 'portal', workspace: 'shell/server' };

/** Publishes services of this checkout as they are compiled. Returns name → version. */
export function publishServices(store: ArtifactStore, names: readonly string[]): Record<string, string> {
  return store.publish(projectRoot, names.map(serviceProgram));
}

/** Publishes the portal of this checkout as it is compiled. */
export function publishPortal(store: ArtifactStore): string {
  return store.publish(projectRoot, [portalProgram])[portalProgram.name] ?? '';
}
