import { findMismatch, RenderedFrame, RenderedPage, RenderedWidget } from '@portal/contract';

/** A bundle answered with something that is no page, widget or frame. */
class InvalidRender extends Error {}

const noHead = { title: '', description: '', type: 'website', noindex: false, translated: true };

/** What comes out of a section's bundle is checked here, so that documents can rely on it. */
export function readPage(value: unknown): RenderedPage {
  const { head, slots, redirect, failure, ...given } = fieldsOf(value, 'page');
  const page = {
    chunks: [],
    ...given,
    redirect: redirect || undefined,
    failure: failure || undefined,
    head: { ...noHead, ...withoutEmpty(fieldsOf(head ?? {}, 'page.head')) },
    slots: Array.isArray(slots) ? slots.map((slot: object) => ({ props: {}, ...slot })) : (slots ?? []),
  };
  const mismatch = findMismatch(RenderedPage, page, 'page');
  if (mismatch !== undefined) throw new InvalidRender(mismatch);
  const read = page as unknown as RenderedPage;
  if (read.redirect === undefined && read.status >= 300 && read.status < 400)
    throw new InvalidRender('a redirect names no path');
  return read;
}

export function readWidget(value: unknown): RenderedWidget {
  const { failure, ...given } = fieldsOf(value, 'widget');
  const widget = { chunks: [], ...given, failure: failure || undefined };
  const mismatch = findMismatch(RenderedWidget, widget, 'widget');
  if (mismatch !== undefined) throw new InvalidRender(mismatch);
  return widget as unknown as RenderedWidget;
}

export function readFrame(value: unknown): RenderedFrame {
  const frame = { chunks: [], ...fieldsOf(value, 'frame') };
  const mismatch = findMismatch(RenderedFrame, frame, 'frame');
  if (mismatch !== undefined) throw new InvalidRender(mismatch);
  return frame as unknown as RenderedFrame;
}

function fieldsOf(value: unknown, what: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new InvalidRender(`${what} is no object`);
  return value as Record<string, unknown>;
}

/** An empty text means none, like `null`. */
function withoutEmpty(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => field !== null && field !== ''));
}
