import { createRequire } from 'node:module';
import type PostalMime from 'postal-mime';
import type { decodeWords } from 'postal-mime';
import { WholeTextDecoder } from '../text/text-decoder.ts';
import { MailHeaderDecoder, MailTextDecoder } from './mail-text-decoder.ts';

/** WHATWG labels of encodings that mails name although they are in another one; `windows-1252` is what the parser takes for unknown labels. */
const doubtfulLabels =
  'utf8 utf-8 us-ascii ascii ansi_x3.4-1968 windows-1252 cp1252 x-cp1252 iso-8859-1 iso8859-1 iso88591 iso_8859-1 latin1 l1 ' +
  'csisolatin1 iso_8859-1:1987 iso-ir-100 cp819 ibm819 iso-8859-15 iso8859-15 iso_8859-15 l9 csisolatin9 x-user-defined ' +
  'cseuckr csksc56011987 euc-kr iso-ir-149 korean ks_c_5601-1987 ks_c_5601-1989 ksc5601 ksc_5601 windows-949';

/** Labels, WHATWG's and one more, of other encodings that `WholeTextDecoder` knows better than the built-in decoder. */
const labels = 'csiso2022kr iso-2022-kr big5 big5-hkscs cn-big5 csbig5 x-x-big5';

type Parser = typeof PostalMime & { decodeWords: typeof decodeWords };
let loaded: Parser | undefined;

/**
 * The parser of mails, with our decoders. It takes none, but makes one of headers as it is loaded, and one for each label once: it is
 * loaded, and the first word in each of the encodings read, with ours in the place of the built-in one, in one step.
 */
export function loadMailParser(): Parser {
  // Most services only write mails
  if (loaded) return loaded;
  const builtIn = globalThis.TextDecoder;
  try {
    globalThis.TextDecoder = MailHeaderDecoder;
    const parser: Parser = createRequire(import.meta.url)('postal-mime');
    globalThis.TextDecoder = WholeTextDecoder;
    for (const label of labels.split(' ')) parser.decodeWords(`=?${label}?B?YQ==?=`);
    globalThis.TextDecoder = MailTextDecoder;
    for (const label of doubtfulLabels.split(' ')) parser.decodeWords(`=?${label}?B?YQ==?=`);
    loaded = parser;
    return parser;
  } finally {
    globalThis.TextDecoder = builtIn;
  }
}
