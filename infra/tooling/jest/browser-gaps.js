import { TextDecoder, TextEncoder } from 'node:util';

// Every browser has them; jsdom leaves them out.
Object.assign(globalThis, { TextDecoder, TextEncoder });

globalThis.CSS ??= { escape: (text) => text.replaceAll(/[^\w-]/g, String.raw`\$&`) };

/** Without a layout nothing ever changes its size. */
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** Without a layout there is nowhere to scroll. */
Element.prototype.scrollIntoView ??= () => undefined;

const focusedBefore = Symbol('focused before');

/** Modal dialogs without their top layer: open, close, the focus there and back, and the event that tells of it. */
Object.assign(HTMLDialogElement.prototype, {
  showModal() {
    this.open = true;
    this[focusedBefore] = document.activeElement;
    this.querySelector('[tabindex], button, input')?.focus();
  },
  close() {
    if (!this.open) return;
    this.open = false;
    this[focusedBefore]?.focus();
    this.dispatchEvent(new Event('close'));
  },
});
