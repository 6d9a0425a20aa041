import type { PageHead, RenderedFrame, RenderedPage, RenderedSlot, RenderedWidget } from '../contract.ts';

/** A bundle answered with something that is no page, widget or frame. */
export class InvalidRender extends Error {}

/** What comes out of a section's bundle is checked here, so that documents can rely on it. */
export function readPage(value: unknown): RenderedPage {
  const page = fields(value, 'page');
  const status = page['status'];
  if (typeof status !== 'number' || !Number.isInteger(status) || status < 200 || status > 599)
    throw new InvalidRender('status is no HTTP status');
  return {
    html: text(page['html'], 'html'),
    status,
    redirect: readRedirect(page['redirect'], status),
    head: readHead(page['head']),
    chunks: texts(page['chunks'], 'chunks'),
    data: page['data'],
    slots: list(page['slots'] ?? [], 'slots').map(readSlot),
    failure: optionalText(page['failure']),
  };
}

export function readWidget(value: unknown): RenderedWidget {
  const widget = fields(value, 'widget');
  return { html: text(widget['html'], 'html'), data: widget['data'], chunks: texts(widget['chunks'], 'chunks') };
}

export function readFrame(value: unknown): RenderedFrame {
  const frame = fields(value, 'frame');
  return {
    header: text(frame['header'], 'header'),
    footer: text(frame['footer'], 'footer'),
    chunks: texts(frame['chunks'], 'chunks'),
    data: frame['data'],
  };
}

/** A path of this site: another host, also one spelled `//host`, is refused. */
const localPath = /^\/(?![/\\])[\x21-\x7e]*$/;

function readRedirect(value: unknown, status: number): string | undefined {
  const redirect = optionalText(value);
  if (redirect === undefined && status >= 300 && status < 400) throw new InvalidRender('a redirect leads nowhere');
  if (redirect !== undefined && !localPath.test(redirect)) throw new InvalidRender('a redirect leaves the site');
  return redirect;
}

function readHead(value: unknown): PageHead {
  const head = fields(value ?? {}, 'head');
  const type = head['type'];
  return {
    title: optionalText(head['title']) ?? '',
    description: optionalText(head['description']) ?? '',
    image: optionalText(head['image']),
    type: type === 'article' ? 'article' : 'website',
    noindex: head['noindex'] === true,
    canonical: readCanonical(head['canonical']),
    translated: head['translated'] !== false,
    feed: readFeed(head['feed']),
    jsonLd: head['jsonLd'] ? fields(head['jsonLd'], 'jsonLd') : undefined,
  };
}

function readCanonical(value: unknown): string | undefined {
  const canonical = optionalText(value);
  if (canonical !== undefined && !localPath.test(canonical))
    throw new InvalidRender('a canonical address leaves the site');
  return canonical;
}

function readFeed(value: unknown): PageHead['feed'] {
  if (value === undefined) return undefined;
  const feed = fields(value, 'feed');
  const href = text(feed['href'], 'href');
  if (!localPath.test(href)) throw new InvalidRender('a feed leaves the site');
  return { title: text(feed['title'], 'title'), href };
}

function readSlot(value: unknown): RenderedSlot {
  const slot = fields(value, 'slot');
  const marker = text(slot['marker'], 'marker');
  if (!marker) throw new InvalidRender('a slot has an empty marker');
  return {
    marker,
    id: text(slot['id'], 'id'),
    section: text(slot['section'], 'section'),
    module: text(slot['module'], 'module'),
    props: fields(slot['props'] ?? {}, 'props'),
  };
}

function fields(value: unknown, what: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new InvalidRender(`${what} is no object`);
  return value as Record<string, unknown>;
}

function list(value: unknown, what: string): unknown[] {
  if (!Array.isArray(value)) throw new InvalidRender(`${what} is no list`);
  return value;
}

function text(value: unknown, what: string): string {
  if (typeof value !== 'string') throw new InvalidRender(`${what} is no string`);
  return value;
}

function texts(value: unknown, what: string): string[] {
  return list(value ?? [], what).map((item) => text(item, what));
}

function optionalText(value: unknown): string | undefined {
  return typeof value === 'string' && value ? value : undefined;
}
