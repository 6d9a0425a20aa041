import type { Portal } from '@portal/kit';
import { PortalProvider, SectionUnavailable } from '@portal/kit/host';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import type { SectionHost } from '../section-host/section-host.ts';
import { SWAPPED } from '../section-host/swapped.ts';

interface FallbackInput {
  portal: Portal;
  host: Pick<SectionHost, 'broken' | 'retry'>;
}

/** After every swap `<main>` shows exactly one thing: the mounted section, or an error with a retry button. */
export function showFallbacks({ portal, host }: FallbackInput): void {
  const element = document.getElementById('section-fallback');
  if (!element) return;
  const root = createRoot(element);

  function settle(): void {
    const name = host.broken();
    // What the server rendered of a section that is not hydrated would look usable and not be.
    if (name) document.getElementById(`section-${name}`)?.remove();
    const panel = name && (
      <PortalProvider portal={portal}>
        <SectionUnavailable onRetry={() => void host.retry()} />
      </PortalProvider>
    );
    flushSync(() => root.render(panel));
  }

  addEventListener(SWAPPED, settle);
}
