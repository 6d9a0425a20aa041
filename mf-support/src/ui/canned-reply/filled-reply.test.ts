import { describe, expect, test } from '@jest/globals';
import { filledReply, withReply } from './filled-reply.ts';

const inquiry = { name: '김하늘', number: 'Q-2026-000123' };
const reply = { ko: '{{name}} 님, {{ number }}번 문의 감사합니다. {{other}}', en: 'Dear {{name}},' };

describe('a canned reply', () => {
  test('is filled in with what the inquiry says, and keeps what it does not know', () => {
    expect(filledReply(reply, { ...inquiry, locale: 'ko' })).toBe(
      '김하늘 님, Q-2026-000123번 문의 감사합니다. {{other}}',
    );
  });

  test('is in the language of the sender where there is one in it', () => {
    expect(filledReply(reply, { ...inquiry, locale: 'en' })).toBe('Dear 김하늘,');
    expect(filledReply({ ...reply, en: null }, { ...inquiry, locale: 'en' })).toContain('김하늘 님');
  });

  test('comes below what was typed', () => {
    expect(withReply(' \n', '안녕하세요.')).toBe('안녕하세요.');
    expect(withReply('첫 줄\n', '안녕하세요.')).toBe('첫 줄\n\n안녕하세요.');
  });
});
