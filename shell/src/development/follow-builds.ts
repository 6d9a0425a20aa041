import type { BuildNews } from '@portal/contract';
import { hideBuildProblem, showBuildProblem } from './build-problem.ts';
import { refreshComponents } from './development.ts';

async function applyBuild({ section, hash, errors, isOutdated }: BuildNews): Promise<void> {
  if (errors.length > 0) {
    showBuildProblem(section, errors);
    return;
  }
  hideBuildProblem();
  const { bundle, hasFailed } = globalThis.portalDevelopment;
  const isNew = bundle !== undefined && bundle.hash() !== hash;
  if (isOutdated || (hasFailed && (isNew || !bundle))) return location.reload();
  if (!isNew) return;
  try {
    const updated = await bundle.hot.check(true);
    if (!updated) return location.reload();
    refreshComponents();
  } catch (error) {
    // No module on the way to the entry takes this change, such as that of a locale file.
    console.info(`[${section}] loads anew: ${String(error)}`);
    location.reload();
  }
}

/** Listens to a dev server for the lifetime of the document. The browser reconnects by itself. */
export function followBuilds(origin: string): void {
  let working = Promise.resolve();
  new EventSource(`${origin}/@dev/events`).addEventListener('message', ({ data }: MessageEvent<string>) => {
    working = working.then(() => applyBuild(JSON.parse(data) as BuildNews));
  });
}
