import type { Page } from '@playwright/test';
import { createMember } from '../../infra/tooling/e2e/accounts.ts';
import { expect, test } from '../../infra/tooling/e2e/fixtures.ts';
import { renderedDocument } from '../../infra/tooling/e2e/rendered-document.ts';
import { newAdmin, setGuestInquiries, type Caller } from './support-api.ts';
import { fillForm, fillQuestion, openForm } from './support-forms.ts';

const submit = (page: Page) => page.getByRole('button', { name: '접수하기' });

test('the documents of the section carry forms, numbers and cards in both languages before any script runs', async ({
  request,
}) => {
  const phones = ['02-000-1018', '02-000-1019', '"@type":"ContactPage"'];
  const pages = {
    '/support/question?lang=ko': [
      '문의하기',
      '제품문의',
      '교육문의',
      '기타문의',
      '031-000-2018',
      '로그인 후 접수할 수 있습니다',
      ...phones,
    ],
    '/support/question?lang=en': [
      'Product inquiry',
      'Training inquiry',
      'Other inquiry',
      'Sign in to submit',
      ...phones,
    ],
    '/support/smwpForm?lang=ko': [
      'SMWP문의',
      'ID는 영어와 숫자를 합해서 12자 내외로 구성해야 합니다.',
      '"@type":"ContactPage"',
    ],
    '/support/smwpForm?lang=en': ['SMWP inquiry', '12 characters at most', '"@type":"ContactPage"'],
    '/support/webeqForm?lang=ko': ['교육신청 문의', ...phones],
    '/support/webeqForm?lang=en': ['Training inquiry', ...phones],
    '/support/download?lang=ko': [
      '회사소개서',
      ...['WEB EQ', 'SMWP', 'SM-IO-SERVER', 'SM2S', 'SM-HACCP', 'NECTOS'].map((name) => `${name} 카탈로그`),
    ],
    '/support/download?lang=en': ['WEB EQ catalogue', 'NECTOS catalogue', 'Download'],
  };
  for (const [path, texts] of Object.entries(pages)) {
    const html = await renderedDocument(request, path);
    for (const text of texts) expect.soft(html, path).toContain(text);
    expect.soft(html, path).toMatch(new RegExp(`<html[^>]*lang="${path.slice(-2)}"`));
  }
});

test.describe('while the inquiry is for members, and after it was opened to guests', () => {
  // One switch for the whole site: these follow each other, and leave it off as they found it.
  test.describe.configure({ mode: 'default' });
  test.use({ allowedConsole: [/401/] });
  let admin: Caller;
  test.beforeAll(async ({ browser }) => {
    admin = await newAdmin(browser);
  });
  test.afterEach(() => setGuestInquiries(admin, false));

  test('a visitor signs in, finds everything typed again, sends it, and finds it on My page with the reply', async ({
    page,
    readMail,
  }) => {
    await openForm(page, '/support/question?product=web-eq&lang=ko');
    const texts = await fillQuestion(page);
    await test.step('a reload keeps what was typed', async () => {
      await page.reload();
      await expect(page.locator('[name="title"]')).toHaveValue(texts.title);
    });
    await test.step('sending leads to sign-in and back', async () => {
      await submit(page).click();
      await expect(page.locator('[data-toast="error"]').getByText('로그인이 필요합니다.')).toBeVisible();
      await expect(page).toHaveURL(
        (url) => url.pathname === '/login' && url.searchParams.get('next') === '/support/question?product=web-eq',
      );
      const { email, password } = await createMember(page);
      await fillForm(page, { email, password });
      await page.locator('form [name="password"]').press('Enter');
      await expect(page).toHaveURL((url) => url.pathname === '/support/question' && url.search === '?product=web-eq');
      for (const [name, value] of Object.entries(texts))
        await expect(page.locator(`[name="${name}"]`)).toHaveValue(value);
      await expect(page.getByRole('radio', { name: '제품문의' })).toBeChecked();
    });
    const number = await test.step('a double click sends it once; the receipt takes the focus', async () => {
      const sent: string[] = [];
      page.on('request', (request) => request.url().endsWith('/api/email/send') && sent.push(request.url()));
      await submit(page).dblclick();
      const receipt = page.getByText(/접수번호 Q-\d{4}-\d{6}/);
      await expect(receipt).toBeInViewport();
      await expect(page.locator('[data-toast="success"]').getByText('접수되었습니다.')).toBeVisible();
      await expect(page.locator('[name="title"]')).toHaveValue('');
      expect(sent).toHaveLength(1);
      return /Q-\d{4}-\d{6}/.exec(await receipt.innerText())?.[0] ?? '';
    });
    const mail = await readMail(texts.emailAddress);
    expect(mail.subject + mail.text).toContain(number);
    await test.step('My page shows it, and the reply', async () => {
      const path = `/api/email/admin/inquiries/${number}`;
      const { version } = (await (await admin.call('GET', path)).json()) as { version: number };
      expect(
        (await admin.call('POST', `${path}/reply`, { version, content: '자료를 보내 드렸습니다.' })).status(),
      ).toBe(200);
      await page.getByRole('link', { name: '내 문의 보기' }).click();
      await expect(page).toHaveURL('/account');
      const mine = page.getByRole('region', { name: '문의 내역' });
      await mine.scrollIntoViewIfNeeded();
      const item = mine.getByRole('listitem').filter({ hasText: number });
      await expect(item.getByText('답변완료')).toBeVisible();
      await item.getByRole('link', { name: texts.title }).click();
      await expect(page).toHaveURL(`/support/inquiries/${number}`);
      for (const text of ['일반 문의 · 제품문의', 'WEB EQ', '자료를 보내 드렸습니다.'])
        await expect(page.getByText(text)).toBeVisible();
    });
    await test.step('the member goes on with the conversation, and the inquiry is open again', async () => {
      await page.getByRole('textbox', { name: '메시지' }).fill('설치 일정도 알려 주세요.');
      await page.getByRole('button', { name: '보내기' }).click();
      await expect(page.getByRole('listitem').filter({ hasText: '설치 일정도 알려 주세요.' })).toBeVisible();
      await expect(page.getByRole('textbox', { name: '메시지' })).toHaveValue('');
      const inquiry = await (await admin.call('GET', `/api/email/admin/inquiries/${number}`)).json();
      expect(inquiry).toMatchObject({ state: 'received', newMessageAt: expect.any(String) });
    });
  });

  test('an admin opens inquiries to guests; one is received from a guest, one from a machine kept as spam', async ({
    page,
    context,
    signIn,
  }) => {
    const find = async (title: string, state: string) => {
      const answer = await admin.call(
        'GET',
        `/api/email/admin/inquiries?search=${encodeURIComponent(title)}&state=${state}`,
      );
      return ((await answer.json()) as { data: object[] }).data;
    };
    await signIn(page, 'admin');
    await openForm(page, '/admin/support/settings?lang=ko');
    await page.getByRole('checkbox', { name: '로그인하지 않은 방문자의 문의 받기' }).check();
    await page.getByRole('button', { name: '저장', exact: true }).click();
    await expect(page.getByText('저장되었습니다')).toBeVisible();

    await context.clearCookies();
    await openForm(page, '/support/question?product=sm-haccp&lang=ko');
    await expect(page.getByText('로그인하지 않아도 문의할 수 있습니다')).toBeVisible();
    const person = await fillQuestion(page);
    await submit(page).click();
    await expect(page.getByText(/접수번호 Q-/)).toBeVisible();
    expect(await find(person.title, 'received')).toMatchObject([
      { member: false, trapped: false, product: 'sm-haccp' },
    ]);

    const machine = await fillQuestion(page);
    await page.locator('input[name="website"]').evaluate((input: HTMLInputElement) => {
      input.value = 'https://spam.example';
    });
    await submit(page).click();
    await expect(page.getByText(/접수번호 Q-/)).toBeVisible();
    await expect(page.locator('[name="title"]')).toHaveValue('');
    expect(await find(machine.title, 'received')).toEqual([]);
    expect(await find(machine.title, 'spam')).toMatchObject([{ trapped: true }]);
  });
});

test('the forms are filled in and sent by keyboard alone', async ({ page, signIn }) => {
  await signIn(page);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  /** Tab passes further stops, such as the button that shows a password. */
  const tabTo = async (selector: string) => {
    const target = page.locator(selector);
    for (let stops = 0; stops < 5 && !(await target.evaluate((field) => field === document.activeElement)); stops += 1)
      await press('Tab');
    await expect(target).toBeFocused();
  };
  const expectReceipt = () => expect(page.getByText(/접수번호 Q-/)).toBeVisible();

  await test.step('the general inquiry', async () => {
    await openForm(page, '/support/question?lang=ko');
    await page.locator('[name="name"]').focus();
    for (const [name, text] of [
      ['name', '김시험'],
      ['phone', '010-0000-2018'],
      ['emailAddress', 'keys@visitor.example'],
    ] as const) {
      await tabTo(`[name="${name}"]`);
      await page.keyboard.type(text);
    }
    await press('Tab', 'ArrowDown');
    for (const name of ['title', 'content']) {
      await tabTo(`[name="${name}"]`);
      await page.keyboard.type('자판으로만 보냅니다');
    }
    await tabTo('main button[type="submit"]');
    await press('Enter');
    await expectReceipt();
  });

  await test.step('the application for an SMWP account', async () => {
    await openForm(page, '/support/smwpForm?lang=ko');
    await page.locator('[name="name"]').focus();
    const texts = {
      name: '김시험',
      phone: '010-0000-2018',
      email: 'keys@visitor.example',
      applyDate: '',
      title: '신청합니다',
      content: '내용',
      smwpId: 'factory2018',
      smwpPassword: 'Secret!pass',
    };
    for (const [name, text] of Object.entries(texts)) {
      await tabTo(`[name="${name}"]`);
      // A date is chosen part by part, whose order depends on the machine
      if (text === '') await press('ArrowUp', 'ArrowRight', 'ArrowUp', 'ArrowRight', 'ArrowUp');
      else await page.keyboard.type(text);
    }
    await expect(page.locator('[name="applyDate"]')).toHaveValue(/^\d{4}-\d\d-\d\d$/);
    await tabTo('main button[type="submit"]');
    await press('Enter');
    await expectReceipt();
  });
});
