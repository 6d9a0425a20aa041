import type { FormatCallback, HtmlToTextOptions, SelectorDefinition } from 'html-to-text';

/** A cell stays apart from the next one: "SM-IO-SERVER 2", not "SM-IO-SERVER2". */
const cell: FormatCallback = (element, walk, builder) => {
  walk(element.children, builder);
  builder.addInline(' ');
};

/** What a picture says in place of itself, such as an emoji of Gmail; its address says nothing. */
const alternative: FormatCallback = (element, _walk, builder) => {
  const { alt = '' } = element.attribs as { alt?: string };
  builder.addInline(alt);
};

const withoutText = ['title', 'style', 'script'];
/** How mail programs mark what they quote. Any other blockquote is the writer's own. */
const quotations = ['blockquote[type=cite]', 'blockquote.gmail_quote', '.gmail_quote>blockquote'];
const ownLines = { leadingLineBreaks: 1, trailingLineBreaks: 1 };
const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

const selectors: SelectorDefinition[] = [
  ...withoutText.map((selector) => ({ selector, format: 'skip' })),
  ...headings.map((selector) => ({ selector, options: { uppercase: false } })),
  ...['p', 'ul', 'ol', 'table'].map((selector) => ({ selector, options: ownLines })),
  ...['tr', 'dt', 'dd', 'option'].map((selector) => ({ selector, format: 'block', options: ownLines })),
  { selector: 'td', format: 'cell' },
  { selector: 'th', format: 'cell' },
  { selector: 'img', format: 'alternative' },
  { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
  { selector: 'blockquote', format: 'block', options: { leadingLineBreaks: 2, trailingLineBreaks: 2 } },
  ...quotations.map((selector) => ({ selector, format: 'blockquote' })),
];

const options: HtmlToTextOptions = {
  wordwrap: false,
  // Not U+200B, which stands within words
  whitespaceCharacters: ' \t\r\n\f',
  // All of it, also what stands beside a body
  baseElements: { selectors: [] },
  formatters: { cell, alternative },
  selectors,
};

/** What the HTML of a mail says; quotations have `> ` before each line. HTML that cannot be read is returned as it is. */
export async function textOfHtml(html: string): Promise<string> {
  // Most services only write mails
  const { convert } = await import('html-to-text');
  try {
    return convert(html, options).replaceAll('\u00A0', ' ');
  } catch (error) {
    // Elements nested thousands deep, which no mail program writes
    if (error instanceof RangeError) return html;
    throw error;
  }
}
