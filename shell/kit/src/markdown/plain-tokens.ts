import { Lexer, Tokenizer, type Token } from 'marked';

/** Markdown as our authors mean it: HTML is text like any other, and an indented line is an indented line, not code. */
class PlainTokenizer extends Tokenizer {
  override html(): undefined {}
  override tag(): undefined {}
  override code(): undefined {}
}

/** The tokens of a text; each line break that was typed is kept. */
export function plainTokens(text: string): Token[] {
  return new Lexer({ gfm: true, breaks: true, tokenizer: new PlainTokenizer() }).lex(text);
}
