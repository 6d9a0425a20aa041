import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { downloaded, type Journey } from './trip.ts';

/** What a new member does, in this order. */
export const memberJourneys: Journey[] = [
  {
    name: 'sign-up, with what is missing said first',
    async go({ visitor, member }) {
      await visitor.open('/join?lang=ko');
      await visitor.press('가입하기', 'main');
      await visitor.until(
        'the first empty field has the focus',
        () => document.activeElement?.getAttribute('aria-invalid') === 'true',
      );
      await visitor.type('이메일', member.email, 'main');
      await visitor.type('css:[name=password]', member.password, 'main');
      await visitor.type('비밀번호 확인', member.password, 'main');
      await visitor.type('이름', '김정밀', 'main');
      await visitor.type('생년월일', '20010517', 'main');
      await visitor.type('주민등록번호 뒷자리 첫 번째 숫자', '4', 'main');
      await visitor.type('휴대전화', '010-0000-2010', 'main');
      await visitor.press('이용약관에 동의합니다', 'main');
      await visitor.press('개인정보 수집 및 이용에 동의합니다', 'main');
      await visitor.press('가입하기', 'main');
      await visitor.sees('가입되었습니다');
      await visitor.isAt('/login');
    },
  },
  {
    name: 'sign-in by a page for members',
    async go({ visitor, member }) {
      await visitor.open('/account?lang=ko');
      await visitor.isAt('/login?next=');
      await visitor.type('css:main input[type=email]', member.email);
      await visitor.type('css:main input[type=password]', member.password);
      await visitor.engine.key('Enter');
      await visitor.isAt('/account');
      await visitor.sees(member.email);
    },
  },
  {
    name: 'an application, and its cancellation on My page',
    async go({ visitor }) {
      await visitor.open('/education/schedule?lang=ko');
      await visitor.press('모집중', 'main');
      await visitor.isAt('/education/schedule?status=');
      await visitor.press('css:article a', 'main');
      await visitor.until('the title of the dialog has the focus', () => {
        const dialog = document.querySelector('dialog:modal');
        return (
          dialog !== null &&
          /^H[12]$/.test(document.activeElement?.tagName ?? '') &&
          dialog.contains(document.activeElement)
        );
      });
      await visitor.until('the frame of the dialog does not scroll', () => {
        const dialog = document.querySelector('dialog:modal');
        return dialog !== null && dialog.scrollHeight <= dialog.clientHeight + 1;
      });
      await visitor.press('신청하기');
      await visitor.until('the profile is filled in', () =>
        [...document.querySelectorAll<HTMLInputElement>('dialog input')].some(({ value }) => value === '김정밀'),
      );
      await visitor.type('회사', '보기식품(주)');
      await visitor.type('직책', '주임');
      await visitor.type('신청 내용', 'CCP 모니터링을 배우고 싶습니다.');
      await visitor.press('신청 완료');
      await visitor.sees('신청을 성공했습니다');
      await visitor.sees('접수되었습니다');
      await visitor.open('/account?lang=ko');
      await visitor.press('신청 취소', 'main');
      await visitor.press('신청 취소');
      await visitor.sees('취소');
    },
  },
  {
    name: 'a post with an attachment, which comes back byte by byte, and its removal',
    async go(trip) {
      const { visitor, folder } = trip;
      const name = `자료 ${randomUUID().slice(0, 6)}`;
      const file = path.join(folder, `${name}.txt`);
      writeFileSync(file, 'attachment '.repeat(2_000));
      await visitor.open('/education/classroom/edit?lang=ko');
      await visitor.type('제목', name, 'main');
      await visitor.type('내용', 'first line', 'main');
      await visitor.engine.upload('main input[name=file]', [file]);
      await visitor.press('완료', 'main');
      await visitor.sees('등록되었습니다');
      await visitor.isAt('/education/classroom/list');
      await visitor.press(name, 'main table');
      await visitor.sees('first line');
      await visitor.press(`${name}.txt`, 'main');
      const bytes = await downloaded(trip, name);
      if (!bytes.equals(readFileSync(file))) throw new Error(`the file came back as ${bytes.length} bytes`);
      await visitor.press('삭제', 'main');
      await visitor.press('삭제');
      await visitor.sees('삭제되었습니다');
    },
  },
  {
    name: 'an inquiry whose draft outlives a reload',
    async go({ visitor }) {
      const title = `도입 문의 ${randomUUID().slice(0, 6)}`;
      await visitor.open('/support/question?lang=ko');
      await visitor.press('제품문의', 'main form');
      const fields = {
        name: '김정밀',
        phone: '010-0000-2018',
        emailAddress: 'q@visitor.example',
        title,
        content: 'first\nsecond',
      };
      for (const [field, text] of Object.entries(fields)) await visitor.type(`css:[name=${field}]`, text, 'main form');
      await visitor.pause(1_000);
      await visitor.open('/support/question?lang=ko');
      await visitor.holds('[name=title]', title);
      await visitor.press('접수하기', 'main');
      await visitor.sees('접수번호 Q-');
      await visitor.holds('[name=title]', '');
    },
  },
  {
    name: 'the download of a catalogue',
    async go(trip) {
      await trip.visitor.open('/support/download?lang=ko');
      await trip.visitor.press('다운로드', '#nectos');
      const bytes = await downloaded(trip, 'NECTOS_카탈로그');
      if (bytes.subarray(0, 5).toString() !== '%PDF-') throw new Error('the download is no PDF');
    },
  },
  {
    name: 'a toast over a dialog, which is pressed there',
    async go({ visitor }) {
      await visitor.open('/education/schedule?lang=ko');
      await visitor.press('css:article a', 'main');
      await visitor.press('링크 복사');
      await visitor.until(
        'a toast is in the dialog',
        () => document.querySelector('dialog:modal [data-toast]') !== null,
      );
      await visitor.press('css:[popover]:has([data-toast]) button[aria-label]');
      await visitor.until('the toast is gone', () => document.querySelector('[data-toast]') === null);
      await visitor.until('the dialog is open', () => document.querySelector('dialog:modal') !== null);
      await visitor.engine.key('Escape');
      await visitor.until('the dialog is closed', () => document.querySelector('dialog[open]') === null);
    },
  },
];
