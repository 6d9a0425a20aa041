import { parentPort } from 'node:worker_threads';
import type { CertificateFacts } from './certificate-facts.ts';
import { renderCertificate } from './render-certificate.ts';

// Entry point of a worker thread: facts come in, bytes go out, one certificate after another. A failure ends the thread.
parentPort?.on('message', async (facts: CertificateFacts) => {
  parentPort?.postMessage(new Uint8Array(await renderCertificate(facts)));
});
