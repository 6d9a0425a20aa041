import { describe, expect, test } from '@jest/globals';
import { withoutQuotation } from './without-quotation.ts';

describe('what was written into a reply', () => {
  test.each([
    ['Gmail, Korean', '2026년 11월 25일 (수) 오후 3:04, 셀매트릭스 <a@b.example>님이 작성:\n\n> 안녕하세요.'],
    ['Gmail, broken', '2026년 11월 25일 (수) 오후 3:04, 셀매트릭스\n<a@b.example>님이 작성:\n> 안녕하세요.'],
    ['Gmail, English', 'On Wed, Nov 25, 2026 at 3:04 PM Selmatrix <a@b.example> wrote:\n> Hello,'],
    ['Outlook', 'From: Selmatrix <a@b.example>\nSent: Wednesday\nTo: Kim\nSubject: Re: x\n\nHello,'],
    ['Korean web mail', '-----Original Message-----\nFrom: "셀매트릭스"\n안녕하세요.'],
    ['Korean Outlook', '보낸 사람: 셀매트릭스\n보낸 날짜: 2026-11-25\n받는 사람: 김하늘\n\n안녕하세요.'],
    ['signs alone', '> 안녕하세요.\n> 답변입니다.\n'],
    ['a line', `${'_'.repeat(32)}\nSelmatrix`],
  ])('ends where %s begins its quotation', (_program, quotation) => {
    expect(withoutQuotation(`네, 좋습니다.\n\n내일 뵙겠습니다.\n\n${quotation}`)).toBe(
      '네, 좋습니다.\n\n내일 뵙겠습니다.',
    );
  });

  test('is all of it where lines are answered one by one', () => {
    const text = '> 언제 방문할까요?\n화요일이요.\n> 몇 분인가요?\n세 명입니다.';
    expect(withoutQuotation(text)).toBe(text);
  });

  test('is without the signature', () => {
    expect(withoutQuotation('네.\n-- \n김하늘\n예시정밀')).toBe('네.');
  });

  test('keeps a line that only looks alike', () => {
    for (const text of ['From: 서울 공장\n세 대가 있습니다.', '2026년 계획서 작성\n다음 주까지 드립니다.'])
      expect(withoutQuotation(text)).toBe(text);
  });

  test('may be nothing', () => {
    expect(withoutQuotation('\n> 안녕하세요.\n')).toBe('');
  });
});
