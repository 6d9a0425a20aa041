import pg from 'pg';
import { expect, test } from '../../infra/tooling/e2e/own-portal.ts';
import { look } from '../../infra/tooling/e2e/look.ts';
import { sendQuestionTo } from './support-api.ts';

test.describe.configure({ timeout: 180_000 });
test.use({ actionTimeout: 10_000 });

/** As if it had been answered a day earlier; the service asks when it starts, and every ten minutes. */
async function aDayLater(databaseUrl: string, number: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `update support.inquiries set answered_at = answered_at - interval '25 hours' where number = $1`,
      [number],
    );
  } finally {
    await client.end();
  }
}

test('a day after an answer its reader is asked by mail, responds with one click, and the agent sees it', async ({
  page,
  stack,
  signIn,
  readMail,
}) => {
  const { number, member } = await sendQuestionTo(stack.origin, page.context().browser()!);
  await signIn(page, 'admin');
  await page.goto(`/admin/support/inquiries/${number}?lang=ko`);
  await page.getByLabel('답변 내용').fill('견적을 보내 드립니다.');
  await page.getByRole('button', { name: '답변 보내기' }).click();
  await expect(page.getByText('답변을 보냈습니다')).toBeVisible();

  const { support } = stack.services;
  await aDayLater(stack.databaseUrl, number);
  await support?.stop();
  await support?.start();
  const { text } = await readMail(member.email, /답변이 도움이 되었나요/);
  const yes = /https?:\/\/\S+\.yes/.exec(text)?.[0] ?? '';
  const no = /https?:\/\/\S+\.no/.exec(text)?.[0] ?? '';

  const visitor = await page.context().browser()!.newPage({ baseURL: stack.origin });
  await test.step('one press on the page of the link is the response', async () => {
    await visitor.goto(yes);
    await visitor.getByRole('button', { name: '도움이 되었어요' }).click();
    await expect(visitor.getByText(`문의 ${number}의 답변이 도움이 되었다고 전달했습니다.`)).toBeVisible();
  });
  await test.step('another link of the mail changes it, and a word can be added', async () => {
    await visitor.goto(no);
    await visitor.getByRole('button', { name: '도움이 되지 않았어요' }).click();
    await expect(visitor.getByText(/도움이 되지 않았다고/)).toBeVisible();
    await visitor.getByLabel('어떤 점이 아쉬웠나요? (선택)').fill('조금 늦었습니다.');
    await visitor.getByRole('button', { name: '보내기' }).click();
    await expect(visitor.getByText('말씀을 전달했습니다')).toBeVisible();
  });
  const { pathname, hash } = new URL(no);
  await look(visitor, 'satisfaction', pathname, async () => {
    await visitor.evaluate((fragment) => void (location.hash = fragment), hash);
    await visitor.getByRole('button', { name: /^(?:도움이 되지 않았어요|It did not help)$/ }).click();
    await expect(visitor.getByRole('textbox')).toHaveValue('조금 늦었습니다.');
  });
  await visitor.close();

  await look(page, 'inquiry-satisfaction', `/admin/support/inquiries/${number}`, () =>
    expect(page.getByText('조금 늦었습니다.')).toBeVisible(),
  );
  await page.goto('/admin?lang=ko');
  await expect(page.getByText('답변 만족도: 0% (0/1)').first()).toBeVisible();
});
