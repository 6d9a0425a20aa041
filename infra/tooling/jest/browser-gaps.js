import { TextDecoder, TextEncoder } from 'node:util';

// Every browser has them; jsdom leaves them out.
Object.assign(globalThis, { TextDecoder, TextEncoder });

/** Modal dialogs without their top layer: open, close, and the event that tells of it. */
Object.assign(HTMLDialogElement.prototype, {
  showModal() {
    this.open = true;
    this.querySelector('[tabindex], button, input')?.focus();
  },
  close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});
