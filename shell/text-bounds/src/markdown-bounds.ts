import { createFenceTracker } from './code-fences.ts';
import { markerDepth, startsListItem } from './line-markers.ts';

/**
 * What a Markdown text may ask of the parser, by kind. The parser (marked) needs quadratic time for some texts and
 * recurses once a nesting level; within these bounds 50,000 characters take less than 0.1 s and the stack is safe.
 */
export const markdownBounds = {
  /** UTF-16 units; the longest field of a service that holds Markdown. */
  length: 50_000,
  /** Quotes and lists that one line opens. */
  nesting: 16,
  /** Columns before a quote or list marker: a nested list indents by at least two a level. */
  indentation: 60,
  /** Sum over paragraphs of emphasis delimiters times characters, plus the squares of the lines of each block and, at a quarter, of all lines with markers. */
  work: 2_000_000,
  /** Sum of the squared lengths of unbroken words (ASCII) and of runs of spaces: one of 3,000 characters, or many short ones. */
  runs: 10_000_000,
  /** Sum over tables of columns times lines: the parser fills short rows with empty cells. */
  cells: 10_000,
} as const;

export type MarkdownBound = keyof typeof markdownBounds;

const ASTERISK = 42;
const UNDERSCORE = 95;
const TILDE = 126;
const PIPE = 124;
/** `!`, `<`, `[` and backtick: the parser looks for what closes them, four times as fast as for a delimiter of emphasis. */
const openers = new Set([33, 60, 91, 96]);
const OPENER_WEIGHT = 0.25;
const MARKED_LINE_WEIGHT = 0.25;
const TAB_COLUMNS = 4;

const isSpace = (code: number): boolean => code === 32 || code === 9;
const isWord = (code: number): boolean =>
  (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code > 127;

/** What counts of one line. */
function measureLine(line: string): { delimiters: number; pipes: number; runs: number } {
  let delimiters = 0;
  let pipes = 0;
  let runs = 0;
  let runStart = 0;
  for (let at = 0; at < line.length; at += 1) {
    const code = line.charCodeAt(at);
    const before = line.charCodeAt(at - 1);
    if (code === PIPE) pipes += 1;
    else if (openers.has(code)) delimiters += OPENER_WEIGHT;
    else if ((code === ASTERISK || code === TILDE) && before !== code) delimiters += 1;
    // snake_case is no emphasis
    else if (code === UNDERSCORE && before !== code && !(isWord(before) && isWord(line.charCodeAt(at + 1))))
      delimiters += 1;
    if (at > 0 && (isSpace(code) !== isSpace(before) || code > 127)) {
      runs += (at - runStart) ** 2;
      runStart = at;
    }
  }
  return { delimiters, pipes, runs: runs + (line.length - runStart) ** 2 };
}

function indentationOf(line: string): number {
  let columns = 0;
  for (let at = 0; isSpace(line.charCodeAt(at)); at += 1) columns += line.charCodeAt(at) === 32 ? 1 : TAB_COLUMNS;
  return columns;
}

/**
 * The first bound that a Markdown text exceeds, or undefined. Reads the text once, in time proportional to its length.
 * Services refuse such a text (`markdown-too-complex`); where one is stored already, it is shown as plain text.
 */
export function exceededMarkdownBound(text: string): MarkdownBound | undefined {
  if (text.length > markdownBounds.length) return 'length';
  const total = { work: 0, runs: 0, cells: 0 };
  // A paragraph, a table or one item of a list: what the parser reads for emphasis at a time.
  let unit = { delimiters: 0, characters: 0, pipes: 0, lines: 0 };
  let isInList = false;
  // Lines since the last blank one.
  let blockLines = 0;
  // Of the whole text: a list goes on after blank lines.
  let markedLines = 0;
  const closeUnit = () => {
    total.work += unit.delimiters * unit.characters;
    total.cells += unit.pipes * unit.lines;
    unit = { delimiters: 0, characters: 0, pipes: 0, lines: 0 };
  };
  const closeBlock = () => {
    total.work += blockLines ** 2;
    blockLines = 0;
  };
  const isCode = createFenceTracker(text);
  for (const line of text.split(/\r\n|\n|\r/)) {
    if (isCode(line)) {
      closeUnit();
      closeBlock();
      isInList = false;
      continue;
    }
    const depth = markerDepth(line);
    if (depth > markdownBounds.nesting) return 'nesting';
    if (depth > 0) markedLines += 1;
    if (depth > 0 && indentationOf(line) > markdownBounds.indentation) return 'indentation';
    if (/^[ \t>]*$/.test(line)) {
      closeUnit();
      isInList = false;
      if (!line.includes('>')) closeBlock();
    } else {
      blockLines += 1;
      if (startsListItem(line, isInList)) {
        closeUnit();
        isInList = true;
      }
    }
    const { delimiters, pipes, runs } = measureLine(line);
    total.runs += runs;
    unit.delimiters += delimiters;
    unit.characters += line.length + 1;
    unit.pipes = Math.max(unit.pipes, pipes);
    unit.lines += 1;
  }
  closeUnit();
  closeBlock();
  total.work += markedLines ** 2 * MARKED_LINE_WEIGHT;
  return (['work', 'runs', 'cells'] as const).find((bound) => total[bound] > markdownBounds[bound]);
}
