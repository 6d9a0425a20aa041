import { parseUrl } from '../url/url.ts';

/** A text and what is selected in it. */
export interface Selected {
  text: string;
  from: number;
  to: number;
}

/** A change of a text: what is put in the place of a range, and what is selected then. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
  select: [number, number];
}

/** Makes what is selected bold or italic, or takes the marks away again where they are. */
export function toggleMark({ text, from, to }: Selected, mark: '**' | '*' | '`', sample: string): Edit {
  const size = mark.length;
  const inner = text.slice(from, to);
  const isMarkedAround = text.slice(from - size, from) === mark && text.slice(to, to + size) === mark;
  // `*` beside `**` is part of that
  const isOther = mark === '*' && text.slice(from - 2, from) === '**' && text.slice(from - 3, from) !== '***';
  if (isMarkedAround && !isOther)
    return { from: from - size, to: to + size, insert: inner, select: [from - size, to - size] };
  const shown = inner || sample;
  return { from, to, insert: mark + shown + mark, select: [from + size, from + size + shown.length] };
}

/** The lines that a selection touches. */
function linesOf({ text, from, to }: Selected): { start: number; end: number; lines: string[] } {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const next = text.indexOf('\n', Math.max(from, to - 1));
  const end = next === -1 ? text.length : next;
  return { start, end, lines: text.slice(start, end).split('\n') };
}

function replaceLines(selected: Selected, change: (lines: string[]) => string[]): Edit {
  const { start, end, lines } = linesOf(selected);
  const insert = change(lines).join('\n');
  return { from: start, to: end, insert, select: [start + insert.length, start + insert.length] };
}

const beginnings = {
  list: { is: /^[-*+] /, put: () => '- ' },
  numbers: { is: /^\d{1,9}[.)] /, put: (index: number) => `${index + 1}. ` },
  quote: { is: /^> ?/, put: () => '> ' },
};

/** Makes lines a list or a quotation, or takes that away when all of them are one. */
export function toggleLines(selected: Selected, kind: keyof typeof beginnings): Edit {
  const { is, put } = beginnings[kind];
  return replaceLines(selected, (lines) => {
    if (lines.every((line) => is.test(line))) return lines.map((line) => line.replace(is, ''));
    const others = kind === 'quote' ? undefined : kind === 'list' ? beginnings.numbers.is : beginnings.list.is;
    return lines.map((line, index) => put(index) + (others ? line.replace(others, '') : line));
  });
}

/** Makes lines headings, then smaller ones, then text again. */
export function cycleHeading(selected: Selected): Edit {
  return replaceLines(selected, (lines) =>
    lines.map((line) => {
      const [marks = '', depth = ''] = /^(#{1,6}) +/.exec(line) ?? [];
      const words = line.slice(marks.length);
      if (depth === '') return `## ${words}`;
      return depth.length === 2 ? `### ${words}` : words;
    }),
  );
}

/** Makes what is selected a link, whose address is selected then; an address becomes a link to itself. */
export function putLink({ text, from, to }: Selected, sample: string): Edit {
  const inner = text.slice(from, to);
  const isAddress = /^https?:\/\/\S+$/.test(inner);
  const words = isAddress || inner === '' ? sample : inner;
  const address = isAddress ? inner : 'https://';
  const start = from + words.length + 3;
  const wordsPlace: [number, number] = [from + 1, from + 1 + words.length];
  return {
    from,
    to,
    insert: `[${words}](${address})`,
    select: isAddress ? wordsPlace : [start, start + address.length],
  };
}

/** Several lines become a block of code, a part of a line becomes code. */
export function toggleCode(selected: Selected, sample: string): Edit {
  const inner = selected.text.slice(selected.from, selected.to);
  if (!inner.includes('\n')) return toggleMark(selected, '`', sample);
  return putBlock(selected, `\`\`\`\n${inner}\n\`\`\``);
}

/** Puts something that stands for itself in the place of what is selected, with an empty line before and after. */
export function putBlock({ text, from, to }: Selected, block: string): Edit {
  const before = text.slice(0, from).trimEnd();
  const after = text.slice(to).replace(/^\s+/, '');
  const lead = before === '' ? '' : '\n\n';
  const start = before.length + lead.length;
  return {
    from: before.length,
    to: text.length - after.length,
    insert: `${lead}${block}\n${after === '' ? '' : '\n'}`,
    select: [start + block.length, start + block.length],
  };
}

/** Brackets would end the words of a link or an image. */
const withoutBrackets = (words: string) => words.replaceAll(/[[\]\\\n]/g, ' ').trim();

/** An image as Markdown. */
export const imageText = (alt: string, address: string): string => `![${withoutBrackets(alt)}](${address})`;

/** A table with a head and two rows to be filled. */
export function tableText(column: string): string {
  return [`| ${column} 1 | ${column} 2 | ${column} 3 |`, '| --- | --- | --- |', '|  |  |  |', '|  |  |  |'].join('\n');
}

/** Sites whose videos are shown as a card (parse-markdown.ts knows the same). */
const videoSites: Record<string, string> = {
  'youtube.com': 'YouTube',
  'www.youtube.com': 'YouTube',
  'm.youtube.com': 'YouTube',
  'youtu.be': 'YouTube',
  'vimeo.com': 'Vimeo',
};

/** A video as a link in a line of its own; undefined for an address that leads to no video site. */
export function videoText(address: string, title: string): string | undefined {
  const url = parseUrl(address);
  const site = url?.protocol === 'https:' ? videoSites[url.hostname] : undefined;
  if (!url || !site) return undefined;
  return `[${withoutBrackets(title) || site} (${site})](${url.href.replaceAll(')', '%29')})`;
}
