import { lookAtPages, missingOnPaper } from './look-at-pages.ts';
import type { Journey } from './trip.ts';

/** Product pages with a demo, what is pressed there, and what is seen then. */
const demos: [path: string, presses: string[], seen: string][] = [
  ['/service/solution/sm-haccp', ['가열기 고장 일으키기'], '한계기준 85 °C 아래'],
  ['/service/solution/sm-farm', ['하루 시작'], '시뮬레이션 · 예시 데이터'],
  ['/service/solution/sm-2s', ['수주하기', '2라인'], '내 주문'],
  ['/service/product/sm-io-server', ['회선 끊기', '다시 연결'], '잃은 값은 없습니다'],
];

/** What anybody does who only reads. */
export const pageJourneys: Journey[] = [
  {
    name: 'every page, at two widths, in both languages: nothing covered, nothing wider than the window',
    go: ({ visitor, pages }) => lookAtPages(visitor, pages, ['ko', 'en']),
  },
  {
    name: 'every page on paper: the words of the page',
    async go({ visitor, pages }) {
      const faults: string[] = [];
      for (const page of pages) {
        await visitor.open(page);
        visitor.steps += 1;
        for (const words of await visitor.engine.evaluate(missingOnPaper)) faults.push(`${page}: ${words}`);
      }
      if (faults.length > 0) throw new Error(faults.join('\n'));
    },
  },
  {
    name: 'soft navigation through all sections, and back to the same place',
    async go({ visitor }) {
      await visitor.open('/news?lang=ko');
      await visitor.open('/news');
      await visitor.engine.evaluate(() => Reflect.set(window, 'isSameDocument', true));
      await visitor.press('다음 페이지', 'main');
      await visitor.isAt('/news?page=2');
      await visitor.until('the focus is kept on the last page', () => document.activeElement !== document.body);
      await visitor.engine.back();
      await visitor.until('the first page is open', () => location.search === '');
      await visitor.engine.evaluate(() => scrollTo(0, 300));
      await visitor.press('css:main tbody a');
      await visitor.isAt('/news/');
      await visitor.engine.back();
      await visitor.until('the list is open', () => location.pathname === '/news');
      await visitor.until('the page is where it was', () => Math.abs(scrollY - 300) < 250 && scrollY > 0);
      for (const [group, href, heading] of [
        ['교육', '/education/schedule', '교육일정'],
        ['고객지원', '/support/download', '다운로드'],
        ['회사 소개', '/about', '소개'],
      ] as const) {
        await visitor.press(group, 'header nav');
        await visitor.press(`css:a[href="${href}"]`, 'header nav');
        await visitor.isAt(href);
        await visitor.sees(heading);
        await visitor.until('the document is the same', () => Reflect.get(window, 'isSameDocument') === true);
      }
      await visitor.press('css:a[href$="#location"]', 'footer');
      await visitor.until('the place of the link is below the header', () => {
        const top = document.getElementById('location')?.getBoundingClientRect().top ?? -1;
        return top >= 0 && top < 200;
      });
    },
  },
  {
    name: 'the place in a page after it is loaded again, and after Back from another document',
    async go({ visitor }) {
      for (const path of ['/about?lang=ko', '/service/product/sm-io-server']) {
        await visitor.open(path);
        await visitor.engine.evaluate(() => scrollTo(0, 900));
        await visitor.pause(500);
        await visitor.engine.reload();
        await visitor.until('the page stands where it was', () => Math.abs(scrollY - 900) < 100);
        await visitor.pause(500);
        await visitor.engine.goto('about:blank');
        await visitor.engine.back();
        await visitor.until('the page stands where it was', () => Math.abs(scrollY - 900) < 100);
      }
    },
  },
  {
    name: 'a search while one types, and Back to it',
    async go({ visitor }) {
      await visitor.open('/search?lang=ko');
      await visitor.type('검색어', 'SM-AI-', 'main');
      await visitor.pause(700);
      await visitor.engine.type('FARM');
      await visitor.sees('‘SM-AI-FARM’ 검색 결과');
      await visitor.holds('main input[type=search]', 'SM-AI-FARM');
      await visitor.press('css:main section a');
      await visitor.until('a result is open', () => location.pathname !== '/search');
      await visitor.engine.back();
      await visitor.isAt('/search?q=SM-AI-FARM');
      await visitor.holds('main input[type=search]', 'SM-AI-FARM');
    },
  },
  {
    name: 'the demos of products, and an inquiry that says what was done',
    async go({ visitor }) {
      for (const [page, presses, seen] of demos) {
        await visitor.open(`${page}?lang=ko`);
        await visitor.scrollTo('#demo');
        for (const name of presses) await visitor.press(name, '#demo');
        await visitor.sees(seen);
      }
      await visitor.press('체험 문의하기', '#demo');
      await visitor.isAt('/support/question?product=sm-io-server&note=');
      await visitor.until('the note is in the form', () =>
        /순서대로 전송되었습니다/.test(document.querySelector<HTMLTextAreaElement>('[name=content]')?.value ?? ''),
      );
      await visitor.open('/service/product/smwp?lang=ko');
      await visitor.scrollTo('#demo');
      await visitor.press('값, T102.Temp', '#demo');
      const link = await visitor.engine.evaluate(
        () => document.querySelector<HTMLInputElement>('#demo input[readonly]')?.value ?? '',
      );
      const { x, y } = await visitor.find('css:[aria-label^="값, T102.Temp"]', 'control', '#demo');
      await visitor.engine.drag([x, y], [x, y + 120]);
      await visitor.until(
        'the link has the new place',
        (before) => document.querySelector<HTMLInputElement>('#demo input[readonly]')?.value !== before,
        link,
      );
      await visitor.until('no text is selected', () => String(getSelection()) === '');
    },
  },
];
