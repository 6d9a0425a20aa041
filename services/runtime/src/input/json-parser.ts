import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { problem } from '../errors/problem-error.ts';
import { residentNumberFields } from './resident-numbers.ts';
import { tidyTexts } from './tidy-texts.ts';
import { unstorableFields } from './unstorable.ts';

const charset = /;\s*charset\s*=\s*"?([^\s";]*)/i;
const utf8Labels = new Set(['utf-8', 'utf8']);
/** Each string of a JSON text, with the colon after it if it is a key. */
const strings = /"(?:[^"\\]|\\.)*"([ \t\r\n]*:)?/g;

function countKeys(json: string): number {
  let keys = 0;
  for (const [, colon] of json.matchAll(strings)) if (colon !== undefined) keys += 1;
  return keys;
}

/**
 * The one step through which every JSON body goes, before its schema. 415 `unsupported-type` for another encoding than UTF-8,
 * 400 `bad-request` for bytes that are none and for a key that stands twice in an object (programs disagree on which counts),
 * 400 `validation-failed` for what no column could store (`invalid-format`) or none may (`resident-number`). Texts arrive as `tidyText` makes them.
 */
export function addJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    const label = charset.exec(request.headers['content-type'] ?? '')?.[1];
    if (label !== undefined && !utf8Labels.has(label.toLowerCase()))
      return done(problem.unsupportedType('unsupported-type', 'JSON is sent in UTF-8'));
    if (!isUtf8(bytes)) return done(problem.badRequest('bad-request', 'the body is not UTF-8'));
    const json = bytes.toString('utf8');
    return parse(request, json, (error, parsed: unknown) => {
      if (error) return done(error);
      const errors = { ...residentNumberFields(parsed), ...unstorableFields(parsed) };
      if (Object.keys(errors).length > 0) return done(problem.badRequest('validation-failed', undefined, errors));
      const { body, keys } = tidyTexts(parsed);
      if (keys !== countKeys(json)) return done(problem.badRequest('bad-request', 'a key stands twice in an object'));
      return done(null, body);
    });
  });
}
