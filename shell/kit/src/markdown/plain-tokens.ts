import { splitLinks } from '@portal/text-bounds';
import { Lexer, Tokenizer, type Token, type Tokens } from 'marked';

/** Letters of scripts that are written without spaces between a word and what hangs on it. */
const asian = String.raw`[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`;
const endsAsian = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;

/** Punctuation that ends something: a mark between it and an Asian letter ends emphasis and begins none. Quotation marks do so behind a letter. */
const closing = String.raw`(?:[\p{Pe}\p{Pf}.,:;!?%…。、！？，：；]|(?<=[^\s\p{P}\p{S}])["'])`;

/**
 * What ends emphasis, as marked has it, but a mark between punctuation and an Asian letter may do so too:
 * `**마크다운(Markdown)**의`. CommonMark knows words with spaces between them alone, and would show the marks.
 */
// oxlint-disable-next-line regexp/linear -- as fast as that of marked: one letter more is looked at where a run of marks begins
const starsEnd = new RegExp(
  String.raw`^[^_*]*?__[^_*]*?\*[^_*]*?(?=__)|[^*]+(?=[^*])|(?!\*)(?!~)(?:[\p{P}\p{S}](?=\*+(?:[\s]|$))|${closing}(?=\*+${asian}))(\*+)|(?:[^\s\p{P}\p{S}]|~)(\*+)(?!\*)(?=(?!~)[\s\p{P}\p{S}]|$)|(?!\*)(?!~)(?![\p{P}\p{S}]\*+${asian})[\s\p{P}\p{S}](\*+)(?=(?:[^\s\p{P}\p{S}]|~))|[\s](\*+)(?!\*)(?=(?!~)[\p{P}\p{S}])|(?!\*)(?!~)[\p{P}\p{S}](\*+)(?!\*)(?=(?!~)[\p{P}\p{S}]|${asian})|(?:[^\s\p{P}\p{S}]|~)(\*+)(?=(?:[^\s\p{P}\p{S}]|~))`,
  'gu',
);
/** The same of what is struck out. */
// oxlint-disable-next-line regexp/linear -- the same
const tildesEnd = new RegExp(
  String.raw`^[^~]+(?=[^~])|(?!~)[\p{P}\p{S}](~~?)(?=[\s]|$)|[^\s\p{P}\p{S}](~~?)(?!~)(?=[\s\p{P}\p{S}]|$)|(?!~)(?![\p{P}\p{S}]~~?${asian})[\s\p{P}\p{S}](~~?)(?=[^\s\p{P}\p{S}])|[\s](~~?)(?!~)(?=[\p{P}\p{S}])|(?!~)[\p{P}\p{S}](~~?)(?!~)(?=[\p{P}\p{S}]|${asian})|[^\s\p{P}\p{S}](~~?)(?=[^\s\p{P}\p{S}])`,
  'gu',
);

/**
 * Markdown as our authors mean it: HTML is text like any other, an indented line is an indented line, not code, emphasis may touch
 * Asian letters (`그는 **"인용"**이라고`), and addresses end where `splitLinks` says.
 */
class PlainTokenizer extends Tokenizer {
  override html(): undefined {}
  override tag(): undefined {}
  override code(): undefined {}

  override emStrong(source: string, masked: string, before = ''): Tokens.Em | Tokens.Strong | undefined {
    return super.emStrong(source, masked, source.startsWith('*') && endsAsian.test(before) ? '' : before);
  }

  override del(source: string, masked: string, before = ''): Tokens.Del | undefined {
    return super.del(source, masked, endsAsian.test(before) ? '' : before);
  }

  override url(source: string): Tokens.Link | undefined {
    const found = super.url(source);
    if (!found || !/^https?:/i.test(found.href)) return found;
    // `www.` alone has no scheme
    const added = found.href.length - found.text.length;
    // To its end only: a text may have thousands of addresses
    const [word = ''] = /^[^\s<]+/.exec(source) ?? [];
    const [link] = splitLinks(found.href.slice(0, added) + word);
    const text = link?.text.slice(added) ?? '';
    if (!link?.isLink || text === '') return undefined;
    return { ...found, raw: text, text, href: link.text, tokens: [{ type: 'text', raw: text, text }] as Token[] };
  }
}

/** The tokens of a text; each line break that was typed is kept. */
export function plainTokens(text: string): Token[] {
  const tokenizer = new PlainTokenizer();
  const lexer = new Lexer({ gfm: true, breaks: true, tokenizer });
  const { inline } = tokenizer.rules;
  tokenizer.rules = { ...tokenizer.rules, inline: { ...inline, emStrongRDelimAst: starsEnd, delRDelim: tildesEnd } };
  return lexer.lex(text);
}
