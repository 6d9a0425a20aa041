import { randomUUID } from 'node:crypto';
import { lookAtPages } from './look-at-pages.ts';
import { signIn, type Journey } from './trip.ts';

/** What the first admin does. */
export const adminJourneys: Journey[] = [
  {
    name: 'an admin list with its menus, and an edit',
    async go({ visitor, admin }) {
      await signIn(visitor, admin);
      await visitor.open('/admin/members?lang=ko');
      await visitor.until('the table has rows', () => document.querySelectorAll('main tbody tr').length > 1);
      const menu = 'css:main [role=presentation] > button[aria-expanded]';
      const isOpen = (wanted: boolean) =>
        (document.querySelector('main [role=presentation] > button[aria-expanded=true]') !== null) === wanted;
      await visitor.press(menu);
      await visitor.until('the menu is open', isOpen, true);
      const { x, y } = await visitor.find('css:main h1', 'any');
      await visitor.engine.press(x, y);
      await visitor.until('a press beside the menu closes it', isOpen, false);
      await visitor.press(menu);
      await visitor.until('the menu is open', isOpen, true);
      await visitor.engine.key('Escape');
      await visitor.until('Escape closes the menu', isOpen, false);

      await visitor.open('/admin/marketing/timeline?lang=ko');
      await visitor.press('css:main tbody a');
      await visitor.isAt('/admin/marketing/timeline/');
      const title = `수출의 탑 ${randomUUID().slice(0, 6)}`;
      await visitor.type('제목 (한국어)', title, 'main');
      await visitor.press('저장', 'main');
      await visitor.sees('수정되었습니다');
      await visitor.open('/admin/marketing/timeline?lang=ko');
      await visitor.sees(title);
    },
  },
  {
    name: 'a picture dropped on the editor',
    async go({ visitor }) {
      await visitor.open('/news/edit?lang=ko');
      await visitor.find('css:.cm-content', 'field', 'main');
      await visitor.engine.evaluate(async () => {
        const canvas = document.createElement('canvas');
        const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([blob ?? ''], 'picture.png', { type: 'image/png' }));
        const { x, y } = document.querySelector('.cm-content')!.getBoundingClientRect();
        const options = { dataTransfer, bubbles: true, cancelable: true, clientX: x + 5, clientY: y + 5 };
        document.querySelector('.cm-content')?.dispatchEvent(new DragEvent('drop', options));
      });
      await visitor.until('the picture is in the text', () =>
        /!\[.*\]\(\//.test(document.querySelector('.cm-content')?.textContent ?? ''),
      );
    },
  },
  {
    name: 'every page for admins, at two widths',
    async go({ visitor }) {
      await visitor.open('/admin?lang=ko');
      await visitor.until('the menu is there', () => document.querySelectorAll('nav a[href^="/admin"]').length > 10);
      const paths = await visitor.engine.evaluate(() =>
        [...document.querySelectorAll<HTMLAnchorElement>('nav a[href^="/admin"]')].map(({ pathname }) => pathname),
      );
      await lookAtPages(visitor, paths, ['ko']);
    },
  },
];

/** Journeys of people whose browser keeps nothing: no cookie, no storage. */
export const blockedJourneys: Journey[] = [
  {
    name: 'pages without cookies and storage',
    async go({ visitor }) {
      await visitor.open('/news?lang=ko');
      await visitor.press('css:main tbody a');
      await visitor.isAt('/news/');
      await visitor.open('/support/question?lang=ko');
      await visitor.type('css:[name=title]', 'title', 'main form');
      await visitor.press('접수하기', 'main');
      await visitor.until('what is missing is said', () => document.querySelector('main [aria-invalid=true]') !== null);
      await visitor.open('/education/schedule?lang=ko');
      await visitor.press('모집중', 'main');
      await visitor.isAt('/education/schedule?status=');
      await visitor.press('css:article a', 'main');
      await visitor.press('신청하기');
      await visitor.type('이름', '김정밀');
      await visitor.open('/login?lang=ko');
      await visitor.type('css:main input[type=email]', 'a@visitor.example');
      await visitor.holds('main input[type=email]', 'a@visitor.example');
    },
  },
];
