import { expect, test } from '@jest/globals';
import { outsideSelectors } from './outside-styles.ts';

test.each([
  ['body{display:none}', ['body']],
  ['@media (width<600px){main>h1,.a b{color:red}}', ['main>h1']],
  [':root{--color-text:red}', [':root']],
  ['*{margin:0}', ['*']],
  ['#shell-header{display:none}', ['#shell-header']],
  ['body:has(.a),:not(.a){color:red}', ['body:has(.a)', ':not(.a)']],
  ['@layer x{html body{margin:0}}', ['html body']],
])('%s reaches outside its section', (css, selectors) => {
  expect(outsideSelectors(css)).toEqual(selectors);
});

test.each([
  '.a{color:red}',
  '[data-shown=true] .a p{color:red}',
  ':root[data-loading] .a tbody{color:red}',
  'svg.leaflet-layer,:is(.a,.b)>p{color:red}',
  '.a{& p{color:red}:hover{color:red}}',
  '@keyframes b{0%{top:0}to{top:1px}}',
  '@font-face{font-family:x;src:url(x.woff2)}',
])('%s stays inside', (css) => {
  expect(outsideSelectors(css)).toEqual([]);
});
