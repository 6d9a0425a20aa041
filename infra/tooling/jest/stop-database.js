import { rmSync } from 'node:fs';

export default async function stopDatabase() {
  const running = globalThis.testDatabase;
  if (!running) return;
  await running.server.stop();
  rmSync(running.folder, { recursive: true, force: true });
}
