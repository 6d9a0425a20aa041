/**
 * What a document needs once it is shown, or once something failed. Undefined when it does not come. In one chunk with
 * notices and links in view: three would be a third larger, and the hash of each is part of every page's script.
 */
export const loadObserver = () => import(/* webpackChunkName: "shown" */ './observer.ts').catch(() => undefined);

/** Share of documents that are measured: enough to compare versions, and one more request for few. */
const MEASURED_SHARE = 0.25;

/** Measures a share of the documents. In a tab that is opened in the background nothing is drawn for as long as nobody looks. */
export async function measureSome(): Promise<void> {
  if (document.visibilityState === 'hidden' || Math.random() >= MEASURED_SHARE) return;
  const code = await import(/* webpackChunkName: "vitals" */ './observe-vitals.ts').catch(() => undefined);
  code?.observeVitals();
}
