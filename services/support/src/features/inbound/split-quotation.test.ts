import { describe, expect, test } from '@jest/globals';
import { splitQuotation } from './split-quotation.ts';

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
  ])('ends where %s begins its quotation, which is kept', (_program, quotation) => {
    expect(splitQuotation(`네, 좋습니다.\n\n내일 뵙겠습니다.\n\n${quotation}`)).toEqual({
      written: '네, 좋습니다.\n\n내일 뵙겠습니다.',
      quoted: quotation.trim(),
    });
  });

  test.each([
    ['line by line', '> 언제 방문할까요?\n화요일이요.\n> 몇 분인가요?\n세 명입니다.'],
    [
      'line by line below a greeting',
      '네.\n\nOn Wed, Nov 25, 2026 Selmatrix <a@b.example> wrote:\n> 언제?\n화요일이요.',
    ],
    ['below the quotation', '2026년 11월 25일 (수) 오후 3:04, <a@b.example>님이 작성:\n> 언제?\n\n화요일이요.'],
  ])('is all of it where somebody answers %s', (_where, text) => {
    expect(splitQuotation(`${text}\n> 감사합니다.`)).toEqual({ written: text, quoted: '> 감사합니다.' });
  });

  test('ends before the signature, which is kept', () => {
    expect(splitQuotation('네.\n-- \n김하늘\n예시정밀')).toEqual({ written: '네.', quoted: '-- \n김하늘\n예시정밀' });
  });

  test.each([
    'From: 서울 공장\n세 대가 있습니다.',
    '2026년 계획서 작성\n다음 주까지 드립니다.',
    '2026년 5월 점검표 작성:\n1. 센서\n2. 서버',
    '견적 요청\n--\nSM-IO-SERVER 2대',
  ])('goes on below a line that only looks alike: %j', (text) => {
    expect(splitQuotation(text)).toEqual({ written: text, quoted: '' });
  });

  const sent =
    '안녕하세요.\n\n언제 방문할까요?\n몇 분이 오시나요? 주차가 필요하시면 알려 주세요.\n\n(주)셀매트릭스 드림\nhttps://a.example/x\n이 메일에 답장하셔도 됩니다.';
  const head = '보낸 사람: 셀매트릭스\n보낸 날짜: 2026-11-25\n받는 사람: 김하늘\n\n';

  test.each([
    ['between its lines', sent.replace('방문할까요?', '방문할까요?\n\n화요일이요.')],
    ['between the text and its end', sent.replace('주세요.', '주세요.\n세 명입니다.')],
    ['at the end of a line', sent.replace('방문할까요?', '방문할까요? -> 화요일')],
    [
      'between lines that were wrapped again',
      sent.replace('필요하시면', '필요하시면\n').replace('할까요?\n', '할까요?\n화요일\n'),
    ],
  ])('is all of it where somebody writes into a mail that is quoted without marks, %s', (_where, quotation) => {
    const { written, quoted } = splitQuotation(`${head}${quotation}`.replace(/^/, '네.\n\n'), ['다른 메일', sent]);
    expect([written.includes(quotation.trim()), quoted]).toEqual([true, '']);
  });

  test.each([
    ['as it was sent', sent],
    ['with lines wrapped again', sent.replace('필요하시면', '필요하시면\n')],
    ['with another link', sent.replace('example/x', 'example/y')],
    ['up to a point', sent.slice(0, 40)],
    ['without a part', sent.replace('몇 분이 오시나요?', '')],
    ['marked', sent.replaceAll(/^/gm, '> ')],
  ])('ends above a mail that is quoted %s', (_how, quotation) => {
    expect(splitQuotation(`네.\n\n${head}${quotation}`, [sent])).toEqual({
      written: '네.',
      quoted: `${head}${quotation}`,
    });
  });

  test('may be nothing', () => {
    expect(splitQuotation('\n> 안녕하세요.\n')).toEqual({ written: '', quoted: '> 안녕하세요.' });
    expect(splitQuotation('')).toEqual({ written: '', quoted: '' });
  });
});
