/**
 * Sends a form that was sent before the page answered, once it does. The document keeps the event (`keepSubmit`), because
 * the browser's own way would leave the page, and what was typed with it. A file of its own, without the shell.
 */
new PerformanceObserver((marks) => {
  if (marks.getEntriesByName('portal:shown').length === 0) return;
  removeEventListener('submit', keepSubmit);
  const { kept } = keepSubmit;
  if (kept?.target instanceof HTMLFormElement) kept.target.requestSubmit(kept.submitter);
}).observe({ type: 'mark', buffered: true });
