import { randomUUID } from 'node:crypto';
import type { Listener } from './listener.ts';

interface Journey {
  name: string;
  /** Who is signed in before it begins. */
  as?: 'member' | 'admin';
  go(listener: Listener, lang: 'ko' | 'en', signIn: () => Promise<unknown>): Promise<void>;
}

const shortId = () => randomUUID().slice(0, 6);

/** What people do most, with the keyboard alone. Controls are known by what is said of them, in either language. */
export const journeys: Journey[] = [
  {
    name: 'from Home to a product by the menu',
    async go(listener) {
      await listener.open('/');
      await listener.skipMenu();
      await listener.goTo(/^(button|link) "(제품|Products)/, 'Shift+Tab');
      await listener.press('ArrowDown', 300);
      await listener.goTo(/^(link|menuitem) "WEB EQ/);
      await listener.press('Enter');
      await listener.waitFor(/heading "WEB EQ/);
    },
  },
  {
    name: 'sign-up with what is missing, and sign-in',
    async go(listener) {
      const [email, password] = [`ear-${shortId()}@visitor.example`, `correct-horse-${shortId()}`];
      await listener.open('/join');
      await listener.use(/^button "(가입하기|Sign up|Create)/);
      await listener.waitFor(/invalid true/);
      await listener.type(/^textbox "(이메일|E-mail)/, email);
      await listener.type(/^textbox "(비밀번호|Password)"/, password);
      await listener.type(/^textbox "(비밀번호 확인|.*(Confirm|again|Repeat))/i, password);
      await listener.type(/^textbox "(이름|Name)"/, '김정밀');
      await listener.type(/^textbox "(생년월일|.*[Bb]irth)/, '20010517');
      await listener.type(/^textbox "(주민등록번호|.*resident)/i, '4');
      await listener.type(/^textbox "(휴대전화|.*([Pp]hone|[Mm]obile))/, '010-0000-2018');
      await listener.use(/^checkbox ".*(이용약관|[Tt]erms)/, 'Space');
      await listener.use(/^checkbox ".*(개인정보|privacy|personal)/i, 'Space');
      await listener.use(/^button "(가입하기|Sign up|Create)/);
      await listener.waitFor(/\(said\).*(가입되었습니다|signed up|created)/i);
      await listener.type(/^textbox "(이메일|E-mail)/, email);
      await listener.type(/^textbox "(비밀번호|Password)"/, password);
      await listener.press('Enter', 600);
      await listener.waitFor(/\(said\).*(로그인 되었습니다|signed in)/i);
    },
  },
  {
    name: 'an application to a training, and its cancellation',
    as: 'member',
    async go(listener) {
      await listener.open('/education/schedule?status=recruiting');
      await listener.skipMenu();
      await listener.goTo(/^link "(모집종료|Applications closed)/);
      await listener.press('Tab');
      await listener.press('Enter', 600);
      await listener.waitFor(/dialog/);
      await listener.use(/^button "(신청하기|Apply)"/);
      await listener.type(/^textbox "(회사|Company)/, '보기식품(주)');
      await listener.type(/^textbox "(직책|Position)/, '주임');
      await listener.type(/^textbox "(신청 내용|Your wishes)/, 'CCP 모니터링을 배우고 싶습니다.');
      await listener.use(/^button "(신청 완료|Send application)"/);
      await listener.waitFor(/(접수되었습니다|was received)/);
      await listener.open('/account');
      await listener.use(/^button ".*(신청 취소|Cancel application)/);
      await listener.use(/^button "(신청 취소|Cancel application)/);
      await listener.waitFor(/\(said\).*(취소|cancel)/i);
    },
  },
  {
    name: 'a question in the classroom, and its removal',
    as: 'member',
    async go(listener) {
      const title = `배선도 ${shortId()}`;
      await listener.open('/education/classroom/list');
      await listener.use(/^link "(글쓰기|Write)/);
      await listener.waitFor(/heading/);
      await listener.type(/^textbox "(제목|Title)/, title);
      await listener.type(/^textbox "(내용|Content|Text)/, 'first line');
      await listener.use(/^button "(완료|Done|Post|Save)/);
      await listener.waitFor(/\(said\).*(등록되었습니다|added|posted)/i);
      await listener.use(title);
      await listener.waitFor(`heading "${title}`);
      await listener.use(/^button "(삭제|Delete)/);
      await listener.waitFor(/dialog/);
      await listener.use(/^button "(삭제|Delete)/);
      await listener.waitFor(/\(said\).*(삭제되었습니다|[Dd]eleted)/);
    },
  },
  {
    name: 'an inquiry by a guest, who stays, and of a member',
    async go(listener, _lang, signIn) {
      await listener.open('/support/question');
      await listener.skipMenu();
      await listener.use(/^radio "/, 'Space');
      await listener.type(/^textbox "(이름|성함|.*[Nn]ame)/, '김정밀');
      await listener.type(/^textbox "(전화번호|연락처|.*[Pp]hone)/, '010-0000-2018');
      await listener.type(/^textbox "(이메일|.*[Ee]-?mail)/, `q-${shortId()}@visitor.example`);
      await listener.type(/^textbox "(제목|.*(Title|Subject))/, `도입 문의 ${shortId()}`);
      await listener.type(/^textbox "(내용|.*(Content|Message|inquiry|Inquiry))/, 'first');
      await listener.use(/^button "(접수하기|Send|Submit)/);
      await listener.waitFor(/\(said\).*(로그인|sign in)/i);
      await listener.press('Tab', 4_000);
      await signIn();
      await listener.open('/support/question');
      await listener.use(/^button "(접수하기|Send|Submit)/);
      await listener.waitFor(/Q-\d/);
    },
  },
  {
    name: 'a search from the header',
    async go(listener) {
      await listener.open('/terms');
      await listener.use(/^(link|button) "(검색|Search)/);
      await listener.waitFor(/searchbox|combobox/);
      await listener.page.keyboard.type('HACCP');
      await listener.press('Enter', 1_000);
      await listener.goTo(/^link ".*HACCP/);
      await listener.press('Enter', 600);
      await listener.waitFor(/heading ".*HACCP/);
    },
  },
  {
    name: 'the download of a catalogue',
    as: 'member',
    async go(listener) {
      await listener.open('/support/download');
      await listener.skipMenu();
      const download = listener.page.waitForEvent('download');
      await listener.use(/^(link|button) ".*(다운로드|내려받기|Download)/);
      await download;
    },
  },
  {
    name: 'a news item, and Back to its row',
    async go(listener) {
      await listener.open('/news/list');
      await listener.skipMenu();
      await listener.goTo(/^(searchbox|textbox|combobox) "/);
      await listener.goTo(/^combobox "/);
      await listener.goTo(/^link "(?!글쓰기|Write)/);
      await listener.press('Enter', 600);
      await listener.waitFor(/heading "/);
      await listener.back();
      await listener.waitFor(/link "/);
    },
  },
  {
    name: 'the other language, and back',
    async go(listener, lang) {
      await listener.open('/support/question');
      await listener.use(lang === 'ko' ? /^(button|link) "EN/ : /^(button|link) "KO/);
      await listener.press('Shift+Tab');
      await listener.press('Tab');
    },
  },
  {
    name: 'an admin list, its search and sort, and an edit',
    as: 'admin',
    async go(listener) {
      await listener.open('/admin/marketing/timeline');
      await listener.type(/^(searchbox|textbox) "/, '20');
      await listener.press('Enter', 800);
      await listener.use(/^button ".*(연도|날짜|Year|Date)/);
      await listener.goTo(/^link "/);
      await listener.press('Enter', 800);
      await listener.type(/^textbox "(제목 \(한국어\)|Title \(Korean\))/, `수출의 탑 ${shortId()}`);
      await listener.use(/^button "(저장|Save)/);
      await listener.waitFor(/\(said\).*(수정되었습니다|[Cc]hanged|[Ss]aved)/);
    },
  },
];
