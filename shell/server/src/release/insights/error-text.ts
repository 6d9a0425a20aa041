/** A place in a file of a release. */
export interface Frame {
  section: string;
  version: string;
  /** Path in the release, such as `client/app.1a2b.js`. */
  file: string;
  line: number;
  /** From 1, as browsers and Node write it. */
  column: number;
  /** Name of the function, where the browser tells it. */
  name?: string;
}

const mostFrames = 12;
const longestMessage = 300;
const longestLine = 600;

const place = /\/([a-z][a-z0-9-]*)\/([a-z0-9][a-z0-9.-]*)\/((?:client|server)\/[\w./-]{1,120}):(\d{1,7}):(\d{1,7})/;
/** `at name (` of Chromium and Node, `name@` of Firefox and Safari. */
const functionName = /^\s*(?:at (?:async )?(?:new )?([\w$.<>]{1,80}) \(|([\w$.<>/]{1,80})@)/;

/** The frames of a stack that are in files of releases, innermost first. */
export function framesOf(stack: string): Frame[] {
  return stack
    .split('\n')
    .flatMap((line): Frame[] => {
      const text = line.slice(0, longestLine);
      const [, section = '', version = '', file = '', row, column] = place.exec(text) ?? [];
      if (!section || file.includes('..')) return [];
      const [, chromium, firefox] = functionName.exec(text) ?? [];
      const name = chromium ?? firefox;
      return [{ section, version, file, line: Number(row), column: Number(column), ...(name && { name }) }];
    })
    .slice(0, mostFrames);
}

const parts: [RegExp, string][] = [
  // An e-mail address, a URL with what it asks for, a quotation, a number, a word that is no word
  [/[^\s@"'`<>()]{1,100}@[^\s@"'`<>()]{1,100}/g, '<e-mail>'],
  [/\bhttps?:\/\/[^\s"'`<>()]{1,600}/g, '<URL>'],
  [/"[^"]{1,600}"?/g, '"…"'],
  [/`[^`]{1,600}`/g, '`…`'],
  [/'(?![\w$.:/@-]{1,60}')[^']{1,600}'/g, "'…'"],
  [/[\w+/=-]{33,}/g, '…'],
  [/\d[\d .,-]{4,40}\d|\d{5,40}/g, '…'],
  // Messages are English; what is not may be somebody's name
  [/[^\u0020-\u007e…]+(?:\s+[^\u0020-\u007e…]+)*/g, '…'],
];

/** The first line of a message without what may say something about a person: it is code that is to be found. */
export function impersonalMessage(text: string): string {
  const line = text.split('\n', 1)[0] ?? '';
  const plain = parts.reduce((made, [pattern, put]) => made.replace(pattern, put), line.slice(0, 2 * longestMessage));
  return plain.trim().slice(0, longestMessage);
}
