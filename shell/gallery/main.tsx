import '../src/frame/frame.css';
import '../src/fonts/fonts.css';
import { LOCALES } from '@portal/kit';
import { PortalProvider } from '@portal/kit/host';
import { createRoot } from 'react-dom/client';
import { AlertDialog } from '../src/frame/alert-dialog.tsx';
import { Toasts } from '../src/frame/toasts.tsx';
import { Gallery } from './gallery.tsx';
import { createSamplePortal } from './sample-portal.ts';

/** `/ko`, `/ko/button`, `/ko/button/loading`. */
async function start(): Promise<void> {
  const [language, groupId, storyId] = location.pathname.slice(1).split('/');
  const locale = LOCALES.find((known) => known === language) ?? 'ko';
  document.documentElement.lang = locale;
  document.title = [groupId, storyId, 'gallery'].filter(Boolean).join(' · ');
  const portal = await createSamplePortal(locale);
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <PortalProvider portal={portal}>
      <Gallery groupId={groupId} storyId={storyId} />
      <Toasts />
      <AlertDialog />
    </PortalProvider>,
  );
}

// Links to pages of the site lead nowhere here.
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.closest('[data-gallery]') === null) event.preventDefault();
});

// `npm run gallery` tells of each new build.
if (document.documentElement.dataset.live)
  new EventSource(document.documentElement.dataset.live).addEventListener('message', () => location.reload());

await start();
