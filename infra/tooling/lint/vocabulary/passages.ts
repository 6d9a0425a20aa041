import path from 'node:path';

/**
 * Where a person meets a word: comments, documents, names of files, folders and exports, texts in code (titles of tests, log
 * lines, errors), and the English copy of the site.
 */
export type Place = 'comments' | 'docs' | 'names' | 'texts' | 'copy';

export interface Passage {
  place: Place;
  /** Of its first line, from 1. */
  line: number;
  text: string;
}

/**
 * Comments, strings, and literals of regular expressions, which are here so that a quote in one does not begin a string. A
 * template inside a template ends the outer one early and begins it again, which changes nothing that is looked for.
 */
const scriptTokens =
  /\/\/[^\n]*|\/\*[^]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[^])*`|(?<=(?:[(,=:[!&|?{};]|return)\s{0,40})\/(?![*/])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\//g;
const styleTokens = /\/\*[^]*?\*\//g;
const hashTokens = /(?<=^|\s)#[^\n]*/gm;
const exportedNames =
  /^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(?:const enum|function\*?|const|let|class|interface|type|enum) ([\w$]+)/gm;

/** `createTurnQueue` and `turn-queue` as words: `create turn queue`. */
function wordsOf(name: string): string {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_.]/g, ' ')
    .toLowerCase();
}

/** Line of each match, counted on from the one before. */
function* withLines(source: string, pattern: RegExp): Generator<{ line: number; match: RegExpMatchArray }> {
  let [line, from] = [1, 0];
  for (const match of source.matchAll(pattern)) {
    for (let at = source.indexOf('\n', from); at !== -1 && at < match.index; at = source.indexOf('\n', at + 1)) line++;
    from = match.index;
    yield { line, match };
  }
}

const isComment = (token: string) => token.startsWith('//') || token.startsWith('/*');
const blank = (token: string) => token.replaceAll(/[^\n]/g, ' ');

function scriptPassages(source: string): Passage[] {
  const found: Passage[] = [];
  for (const { line, match } of withLines(source, scriptTokens)) {
    const [token] = match;
    if (isComment(token)) found.push({ place: 'comments', line, text: token });
    // A literal of one word is a value for programs
    else if (!token.startsWith('/') && /\S\s+\S/.test(token))
      found.push({ place: 'texts', line, text: token.replaceAll(/\$\{[^}\n]*\}/g, ' ') });
  }
  for (const { line, match } of withLines(source.replaceAll(scriptTokens, blank), exportedNames))
    found.push({ place: 'names', line, text: wordsOf(match[1] ?? '') });
  return found;
}

const commentPassages = (source: string, tokens: RegExp): Passage[] =>
  [...withLines(source, tokens)].map(({ line, match }) => ({ place: 'comments', line, text: match[0] }));

/** Fenced blocks, code in a line and targets of links hold names, which are read where they are declared. */
function documentPassages(source: string): Passage[] {
  const text = source
    .replaceAll(/^```[^]*?^```/gm, blank)
    .replaceAll(/`[^`\n]*`/g, blank)
    .replaceAll(/\]\([^)\n]*\)/g, blank);
  return [{ place: 'docs', line: 1, text }];
}

const localeText = /^ *"[^"\n]*": "(.*)",?$/gm;

/** What people read in a file below the project, without its name. */
export function passagesOf(file: string, source: string): Passage[] {
  if (/\/locales\/en\/[^/]*\.json$/.test(file))
    return [...withLines(source, localeText)].map(({ line, match }) => ({
      place: 'copy',
      line,
      text: match[1] ?? '',
    }));
  switch (path.extname(file)) {
    case '.ts':
    case '.tsx':
    case '.js':
    case '.mjs':
    case '.cjs':
      return scriptPassages(source);
    case '.css':
      return commentPassages(source, styleTokens);
    case '.yaml':
    case '.yml':
    case '.sh':
      return commentPassages(source, hashTokens);
    case '.md':
      return documentPassages(source);
    default:
      return [];
  }
}

/** The last part of a path, for a folder with a slash at its end, as words. */
export function namePassage(file: string): Passage {
  return { place: 'names', line: 1, text: wordsOf(path.basename(file)) };
}
