import { describe, expect, test } from '@jest/globals';
import { textOfHtml } from './html-text.ts';

describe('the text of an HTML mail', () => {
  test.each([
    [
      'a blockquote of the writer',
      '<p>주문합니다.</p><blockquote>SM-IO-SERVER 2대</blockquote>',
      '주문합니다.\n\nSM-IO-SERVER 2대',
    ],
    ['references', 'It&#8217;s &ndash; &#44608; &#x2713; &nbsp;&amp;lt;', 'It’s – 김 ✓  &lt;'],
    ['lines', '<p>네</p><div>내일<br>봬요</div><p>\n한  줄\n</p>', '네\n내일\n봬요\n한 줄'],
    [
      'a table',
      '<table><tr><th>품목</th><th>수량</th></tr><tr><td><p>SM-IO</p></td><td>2</td></tr></table>',
      '품목 수량\nSM-IO\n2',
    ],
    [
      'a table of words',
      '<table><tr><td>SM-IO</td><td>2</td></tr><tr><td>SMWP</td><td>1</td></tr></table>',
      'SM-IO 2\nSMWP 1',
    ],
    ['a list', '<ul><li>하나</li><li>둘</li></ul>', ' * 하나\n * 둘'],
    ['headings as they are written', '<h1>Order of WEB eq</h1>', 'Order of WEB eq'],
    [
      'a link and an emoji',
      '<a href="https://a.example/x">도면</a> <img src="cid:1" alt="🙂">',
      '도면 [https://a.example/x] 🙂',
    ],
    ['what stands beside the body', '<p>위</p><body>안</body><p>아래</p>', '위\n안\n아래'],
    ['signs that are no tags', 'a < b, c > d <', 'a < b, c > d <'],
    ['a word with an invisible character in it', '<p>스마\u200B트</p>', '스마\u200B트'],
    ['terms apart', '<dl><dt>수량<dd>2<dt>납기<dd>월요일</dl>', '수량\n2\n납기\n월요일'],
    ['no styles and scripts', '<title>t</title><style>p{}</style><script>x</script>글', '글'],
    [
      'a quotation of Gmail, marked',
      '<div>네.</div><div class="gmail_quote"><div>김하늘 작성:</div><blockquote class="gmail_quote">하나<br>둘</blockquote></div>',
      '네.\n김하늘 작성:\n\n> 하나\n> 둘',
    ],
    ['a quotation of Apple Mail, marked', '네.<blockquote type="cite"><div>하나</div></blockquote>', '네.\n> 하나'],
  ])('has %s', async (_what, html, text) => {
    expect(await textOfHtml(html)).toBe(text);
  });

  test('is the HTML itself where that cannot be read', async () => {
    const html = `${'<div>'.repeat(20_000)}주문합니다.`;
    expect(await textOfHtml(html)).toBe(html);
  });
});
