import type { Portal } from '@portal/kit';
import { PortalProvider, SectionUnavailable } from '@portal/kit/host';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import type { Applications } from './applications.ts';

interface FallbackInput {
  portal: Portal;
  applications: Applications;
  owner(): string | undefined;
}

/**
 * After every routing exactly one thing stands in <main>: the mounted section, or a friendly retry in its place.
 * Returns what sees to that when a section was mounted otherwise.
 */
export function showFallbacks({ portal, applications, owner }: FallbackInput): () => void {
  const element = document.getElementById('section-fallback');
  if (!element) return () => undefined;
  const root = createRoot(element);

  function settle(): void {
    const name = owner();
    const isMissing = name !== undefined && applications.isBroken(name);
    // What the server rendered of a section that does not come alive would look usable and not be.
    if (isMissing) document.getElementById(`section-${name}`)?.remove();
    const panel = isMissing && (
      <PortalProvider portal={portal}>
        <SectionUnavailable onRetry={() => void applications.retry(name).then(settle)} />
      </PortalProvider>
    );
    flushSync(() => root.render(panel));
  }

  addEventListener('single-spa:routing-event', settle);
  return settle;
}
