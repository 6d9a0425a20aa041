import '../src/frame/frame.css';
import '../src/fonts/fonts.css';
import { LOCALES } from '@portal/kit';
import { PortalProvider } from '@portal/kit/host';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { AlertDialog } from '../src/frame/alert-dialog.tsx';
import { Toasts } from '../src/frame/toasts.tsx';
import { Gallery } from './gallery.tsx';
import { createSamplePortal } from './sample-portal.ts';

const root = createRoot(document.body.appendChild(document.createElement('div')));

/** `/ko`, `/ko/button`, `/ko/button/loading`. */
async function show(): Promise<void> {
  const { pathname } = location;
  const [language, groupId, storyId] = pathname.slice(1).split('/');
  const locale = LOCALES.find((known) => known === language) ?? 'ko';
  const portal = await createSamplePortal(locale);
  if (location.pathname !== pathname) return; // meanwhile another page was asked for
  // With a key of its own, nothing of the page before is left
  const page = (
    <PortalProvider portal={portal} key={pathname}>
      <Gallery groupId={groupId} storyId={storyId} />
      <Toasts />
      <AlertDialog />
    </PortalProvider>
  );
  document.documentElement.lang = locale;
  flushSync(() => root.render(page));
  document.title = [groupId, storyId, 'gallery'].filter(Boolean).join(' · ');
}

// Links of the gallery change the page without loading it; links to pages of the site lead nowhere here.
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isOfGallery = link?.closest('[data-gallery]');
  if (!link || (isOfGallery && (event.ctrlKey || event.metaKey || event.shiftKey))) return;
  event.preventDefault();
  if (!isOfGallery) return;
  history.pushState(undefined, '', link.href);
  scrollTo(0, 0);
  void show();
});
addEventListener('popstate', () => void show());

// `npm run gallery` tells of each new build.
if (document.documentElement.dataset.live)
  new EventSource(document.documentElement.dataset.live).addEventListener('message', () => location.reload());

await show();
