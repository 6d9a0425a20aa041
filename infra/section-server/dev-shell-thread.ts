import { workerData } from 'node:worker_threads';
import webpack from 'webpack';
import { shellDevConfig } from './dev-config.ts';

// Entry of the thread that build-dev-shell.ts starts: builds into the folder that it is given. What it throws ends it.
const { folder } = workerData as { folder: string };

webpack(shellDevConfig(folder), (error, stats) => {
  if (error) throw error;
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString({ preset: 'errors-only', colors: false }));
});
