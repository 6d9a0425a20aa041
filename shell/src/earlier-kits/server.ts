import type { MessageLoader } from '@portal/kit/host';

/** A major version of the kit before the shell's own, as sections that still ask for it are rendered with. */
export interface EarlierServerKit {
  version: string;
  kit: object;
  server: object;
  host: { provideShellMessages(load: MessageLoader): void };
}

/** Filled in by the build, as in browser.ts. */
export const earlierKits: EarlierServerKit[] = [];
