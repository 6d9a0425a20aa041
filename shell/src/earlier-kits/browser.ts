import type { Portal } from '@portal/kit';
import type { MessageLoader } from '@portal/kit/host';

/** A major version of the kit before the shell's own, for sections that still ask for it. */
export interface EarlierKit {
  version: string;
  load(): Promise<object>;
  loadAdmin(): Promise<object>;
  /** What the shell tells a kit before a section of it runs. */
  loadHost(): Promise<{ setPortal(portal: Portal): void; provideShellMessages(load: MessageLoader): void }>;
}

/** The build fills in a kit for each dependency `@portal/kit-<major>` of the shell (earlier-kits.ts of infra/tooling/webpack). */
export const earlierKits: EarlierKit[] = [];
