import { expect, test } from '@jest/globals';
import { inlineStyle } from './release-style.ts';

const folder = '/r/news/abc/client';

test.each([
  ['url(a.woff2)', `url(${folder}/a.woff2)`],
  ['url( "img/a.png" )', `url("${folder}/img/a.png")`],
  ["url('../a.png')", "url('/r/news/abc/a.png')"],
  ['url(data:image/png;base64,AA==)', 'url(data:image/png;base64,AA==)'],
  ['url("data:image/svg+xml,%3Csvg%3E")', 'url("data:image/svg+xml,%3Csvg%3E")'],
  ['url("data:image/svg+xml,<svg transform=\'scale(2)\'>")', 'url("data:image/svg+xml,<svg transform=\'scale(2)\'>")'],
  ['url(https://tile.example/a.png)', 'url(https://tile.example/a.png)'],
  ['url(/icon.svg)', 'url(/icon.svg)'],
  ['url(#mask)', 'url(#mask)'],
  ['url()', 'url()'],
])('inlines %s of a style sheet as %s', (css, inlined) => {
  expect(inlineStyle(`.a{background:${css}}`, folder)).toBe(`.a{background:${inlined}}`);
});

test('the source map is left out, and a closing tag does not close the style element', () => {
  expect(inlineStyle('.a{}</style>\n/*# sourceMappingURL=a.css.map */\n', folder)).toBe('.a{}<\\/style>\n');
});
