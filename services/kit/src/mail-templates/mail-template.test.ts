import { describe, expect, test } from '@jest/globals';
import { mailHtml } from './mail-html.ts';
import { fillIn, isUsable, mailTemplate, placeholderFinding } from './mail-template.ts';

const words = { about: { ko: '', en: '' }, sample: { ko: '', en: '' } };
const template = mailTemplate({
  name: 'sample',
  title: { ko: '견본', en: 'Sample' },
  placeholders: { name: words, notice: words, link: { ...words, isRequired: true } },
  ko: { subject: '{{name}}', text: '{{link}}\n' },
  en: { subject: '{{name}}', text: '{{link}}\n' },
});

describe('the words of a mail', () => {
  test('get their values, as they are and once', () => {
    const filled = fillIn(
      { subject: '{{ name }}!', text: 'Hello {{name}}: {{link}}' },
      { name: '{{link}}', notice: '', link: '$& https://a.example' },
    );
    expect(filled).toEqual({ subject: '{{link}}!', text: 'Hello {{link}}: $& https://a.example' });
  });

  test('lose a line that is an empty value alone, with the empty line after it', () => {
    const text = 'a\n\n{{notice}}\n\nb {{notice}}\n{{notice}}\nc\n';
    expect(fillIn({ subject: '', text }, { notice: '' }).text).toBe('a\n\nb \nc\n');
    expect(fillIn({ subject: '', text }, { notice: 'n' }).text).toBe('a\n\nn\n\nb n\nn\nc\n');
  });

  test.each([
    ['{{link}} {{name}}', undefined],
    ['{{link}} {{nmae}}', 'unknown-placeholder'],
    ['{{link}} {{name}', 'unknown-placeholder'],
    ['{{link}} {{toString}}', 'unknown-placeholder'],
    ['{{name}}', 'missing-placeholder'],
  ])('%s are judged: %s', (text, finding) => {
    expect(placeholderFinding(template, text, true)).toBe(finding);
    expect(isUsable(template, { subject: 'a', text })).toBe(finding === undefined);
  });

  test('need no placeholder in the subject', () => {
    expect(placeholderFinding(template, 'a', false)).toBeUndefined();
  });
});

describe('the HTML of a mail', () => {
  test('has paragraphs, line breaks and links, and letters of HTML as text', () => {
    const text = 'a <b>&\n(https://a.example/?x=1&y=%22).\n\nhttps://b.example/"onclick=x';
    const html = mailHtml([{ locale: 'en', text }], '<i>');
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('<title>&lt;i&gt;</title>');
    expect(html).toContain('a &lt;b&gt;&amp;<br>');
    expect(html).toContain('(<a href="https://a.example/?x=1&amp;y=%22"');
    expect(html).toContain('</a>).</p>');
    expect(html).toContain('<a href="https://b.example/"');
    expect(html).toContain('&quot;onclick=x</p>');
  });

  test('loads nothing, and says which language each part is in', () => {
    const html = mailHtml(
      [
        { locale: 'ko', text: '가' },
        { locale: 'en', text: 'a' },
      ],
      's',
    );
    expect(html).toMatch(/<div lang="ko">[^]*<div lang="en" style/);
    expect(html).not.toMatch(/src=|url\(|<script|<link/);
  });
});
