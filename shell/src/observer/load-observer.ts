/** What a document needs once it is shown, or once something failed. Undefined when it does not come. */
export const loadObserver = () => import(/* webpackChunkName: "observer" */ './observer.ts').catch(() => undefined);
