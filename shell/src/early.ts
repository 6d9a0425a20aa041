/**
 * What happens before the page is hydrated. A file of its own, without the shell.
 *
 * A form that was sent is sent again once the page is hydrated. The document keeps the event (`keepSubmit`), because the
 * browser's own way would leave the page, and what was typed with it. A button that was pressed is pressed again: in a
 * root that React has taken over, React itself hydrates what is pressed. The drawer opens at once: browsers that know
 * invoker commands need nobody for that.
 */
const hasCommands = 'command' in HTMLButtonElement.prototype;
let pressed: HTMLButtonElement | undefined;

function keepPress({ target }: Event): void {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>('button') : null;
  if (!button || button.closest('[data-hydrated]') || (button.form && button.type === 'submit')) return;
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
  if (!dialog) pressed = button;
  else if (!hasCommands && dialog instanceof HTMLDialogElement)
    if (button.getAttribute('command') === 'close') dialog.close();
    else if (!dialog.open) dialog.showModal();
}

addEventListener('click', keepPress);
new PerformanceObserver((marks) => {
  if (marks.getEntriesByName('portal:shown').length === 0) return;
  removeEventListener('submit', keepSubmit);
  removeEventListener('click', keepPress);
  const { kept } = keepSubmit;
  if (kept?.target instanceof HTMLFormElement) kept.target.requestSubmit(kept.submitter);
  if (pressed?.isConnected) pressed.click();
}).observe({ type: 'mark', buffered: true });

/** A module of its own for tests, which load it anew. */
export {};
