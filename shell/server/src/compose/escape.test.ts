import { describe, expect, test } from '@jest/globals';
import { escapeHtml } from '@portal/runtime';
import { attributes, scriptJson } from './escape.ts';

describe('escaping', () => {
  test('leaves no character that ends a text or an attribute', () => {
    expect(escapeHtml(`<a href="x" id='y'>&`)).toBe('&lt;a href=&quot;x&quot; id=&#39;y&#39;&gt;&amp;');
  });

  test('writes JSON that cannot end its script, and reads back the same', () => {
    const value = { text: '</script><!-- & \u2028\u2029', nested: ['<script>'] };
    expect(scriptJson(value)).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(scriptJson(value))).toEqual(value);
  });

  test('writes only attributes that have a value', () => {
    expect(attributes({ src: '/a?b&c', defer: true, nonce: undefined, async: false })).toBe(' src="/a?b&amp;c" defer');
  });
});
