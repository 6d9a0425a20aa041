import type { Page } from '@playwright/test';

/**
 * Takes from the pages that are opened from now on what the oldest supported browsers lack (Safari 16.4, Firefox ESR 128,
 * Chrome 111, Samsung Internet 25), each of it in one of them at least. Styles stay.
 */
export async function makeOlder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const iterators: object = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
    const newer: [owner: object, names: string][] = [
      [URL, 'canParse parse'],
      [URLSearchParams.prototype, 'size'],
      [AbortSignal, 'any'],
      [Promise, 'try withResolvers'],
      [Array, 'fromAsync'],
      [Object, 'groupBy'],
      [Map, 'groupBy'],
      [Map.prototype, 'getOrInsert getOrInsertComputed'],
      [RegExp, 'escape'],
      [Error, 'isError'],
      [Set.prototype, 'union intersection difference symmetricDifference isSubsetOf isSupersetOf isDisjointFrom'],
      [iterators, 'map filter take drop flatMap reduce toArray forEach some every find'],
      [Uint8Array, 'fromBase64 fromHex'],
      [Uint8Array.prototype, 'toBase64 toHex setFromBase64 setFromHex'],
      [ArrayBuffer.prototype, 'transfer transferToFixedLength'],
      [Blob.prototype, 'bytes'],
      [Response.prototype, 'bytes'],
      [ReadableStream, 'from'],
      [Document.prototype, 'startViewTransition caretPositionFromPoint'],
      [Element.prototype, 'checkVisibility getHTML setHTMLUnsafe moveBefore'],
      [HTMLElement.prototype, 'popover showPopover hidePopover togglePopover'],
      [HTMLButtonElement.prototype, 'command commandForElement popoverTargetElement popoverTargetAction'],
      [HTMLDialogElement.prototype, 'closedBy requestClose'],
      [
        window,
        'requestIdleCallback cancelIdleCallback scheduler navigation CloseWatcher URLPattern Highlight Iterator CommandEvent',
      ],
    ];
    for (const [owner, names] of newer) for (const name of names.split(' ')) Reflect.deleteProperty(owner, name);
  });
}
