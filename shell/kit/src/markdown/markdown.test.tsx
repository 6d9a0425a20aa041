import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { createTestPortal, TestPortal } from '../testing/index.ts';
import { Markdown } from './markdown.tsx';

const portal = createTestPortal();
portal.registry.setState({
  sections: { community: { version: 'test', base: '/', menu: [], widgets: {}, paths: ['/news', '/news/*'] } },
});

afterEach(cleanup);

function html(text: string): string {
  return render(
    <TestPortal portal={portal}>
      <Markdown text={text} />
    </TestPortal>,
  ).container.innerHTML;
}

describe('Markdown', () => {
  test('keeps every line break that was typed', () => {
    expect(html('안녕하세요.\n셀매트릭스입니다.')).toContain('<p>안녕하세요.<br>셀매트릭스입니다.</p>');
  });

  test('shows an indented line as text, not as code', () => {
    expect(html('    들여 쓴 문단')).not.toContain('<code>');
  });

  test('begins below the title of the page and leaves no level out', () => {
    expect(html('# 개요\n\n###### 끝')).toMatch(/<h2>개요<\/h2><h3>끝<\/h3>/);
    expect(html('## 하나\n\n### 둘\n\n> ##### 셋\n\n## 넷')).toMatch(
      /<h2>하나<\/h2><h3>둘<\/h3>.*<h4>셋<\/h4>.*<h2>넷<\/h2>/s,
    );
  });

  test('shows lists, emphasis, quotes, code and tables', () => {
    expect(html('1. 하나\n2. **둘**')).toContain('<ol start="1"><li>하나</li><li><strong>둘</strong></li></ol>');
    expect(html('> 인용')).toContain('<blockquote><p>인용</p></blockquote>');
    expect(html('```\na < b\n```')).toContain('<code>a &lt; b</code>');
    expect(html('| a | b |\n|---|--:|\n| 1 | 2 |')).toContain('<td data-align="right">2</td>');
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'text <b onclick="x()">bold</b>',
    '<!-- comment -->',
    '<iframe srcdoc="<script>1</script>"></iframe>\n\n# 제목',
  ])('shows HTML as the characters it is: %s', (text) => {
    expect(html(text)).not.toMatch(/<(script|img|b|iframe|!--)[\s>]/);
    expect(html(text)).toContain('&lt;');
  });

  test.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java&#x0A;script:alert(1))',
    '[x](data:text/html,1)',
    '[x](vbscript:1)',
    '![x](javascript:alert(1))',
    '<javascript:alert(1)>',
  ])('makes no link out of %s', (text) => {
    expect(html(text)).not.toMatch(/(href|src)="(?!https?:)/);
  });

  test('links to this site, to others, to mail and telephone', () => {
    for (const href of [
      '/news/1',
      '#top',
      'https://selmatrix.example',
      'mailto:contact@selmatrix.example',
      'tel:02-000-1018',
    ]) {
      expect(html(`[보기](${href})`)).toContain(`href="${href}"`);
    }
  });

  test('enters pages of this site through the portal, and says of unbuilt ones that they are', () => {
    expect(html('[뉴스](/news/3)')).toContain('<a href="/news/3">');
    expect(html('[제품](/service/product)')).toContain('data-no-page');
    expect(html('[파일](/api/news/attachment?newsId=3)')).not.toContain('data-no-page');
  });

  const id = '0190c5f4-8f5c-4c1e-9d3a-0123456789ab';

  test.each([
    `/api/news/media/${id}/large.webp?1600x667`,
    `/api/education/media/${id}/tile.webp?v=2`,
    `/api/content/image/${id}/small-tile.avif`,
  ])('shows images of the libraries: %s', (address) => {
    expect(html(`![로고](${address})`)).toMatch(/<img[^>]* alt="로고"/);
  });

  test.each([
    'https://tracker.example/a.png',
    '//tracker.example/a.png',
    '/api/portal/preview?token=t&to=/',
    '/api/user/signout',
    '/logo.png',
    `https://tracker.example/api/news/media/${id}/large.webp`,
    `/api/news/media/${id}/large.webp/../../../portal/preview?token=t`,
    `/api/news/media/${id}/%2e%2e/%2e%2e/large.webp`,
    `/api/news/media/${id}/large.webp&#x2F;..&#x2F;..&#x2F;preview`,
    `/api/news/media/${id}/large.webp#x`,
    `/api/news/media/nonsense/large.webp`,
  ])('makes a link of any other address of an image: %s', (address) => {
    for (const text of [`![로고](${address})`, `![로고][1]\n\n[1]: ${address}`, `[![로고](${address})](/news)`]) {
      expect(html(text)).not.toContain('<img');
      expect(html(text)).toContain('로고');
      expect(html(text)).not.toMatch(/<a[^>]*>[^/]*<a/);
    }
  });

  test('loads images of a text that is not public with the rights of the session, and leads nowhere without it', async () => {
    const { container } = render(
      <TestPortal portal={portal}>
        <Markdown
          text={`![a](/api/news/media/${id}/large.webp)\n![b](/api/news/media/${id}/large.webp)`}
          isPublic={false}
        />
      </TestPortal>,
    );
    const images = [...container.querySelectorAll('img')];
    expect(images.map((image) => [image.alt, image.getAttribute('src')])).toEqual([
      ['a', null],
      ['b', null],
    ]);
    expect(container.querySelector('a')).toBeNull();
  });

  test('resolves character references once', () => {
    expect(html('A &amp; B &#54620; &lt;')).toContain('A &amp; B 한 &lt;');
    expect(html('&amp;lt;')).toContain('&amp;lt;');
  });
});
