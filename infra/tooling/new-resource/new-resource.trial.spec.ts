import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '../e2e/checkout-copy.ts';
import { whenShown } from '../e2e/when-shown.ts';

test.setTimeout(480_000);

const words = {
  ko: {
    many: '쪽지',
    add: '추가',
    fields: ['제목 (한국어)', '제목 (영어)', '내용 (한국어)'],
    save: '저장',
    history: '변경 이력',
    remove: (name: string) => `${name} 삭제`,
    confirm: '삭제',
    trash: '휴지통',
    restore: (name: string) => `${name} 복원`,
  },
  en: {
    many: 'Sample notes',
    add: 'Add',
    fields: ['Title (Korean)', 'Title (English)', 'Text (Korean)'],
    save: 'Save',
    history: 'Change history',
    remove: (name: string) => `Delete ${name}`,
    confirm: 'Delete',
    trash: 'Trash',
    restore: (name: string) => `Restore ${name}`,
  },
};

test('a resource made by one command compiles, and admins list, write, find, remove and restore it in both languages', async ({
  page,
  checkout,
  signIn,
}) => {
  const made = await checkout.run('new-resource', ['content', 'sample-note', '--ko', '쪽지', '--en', 'Sample note']);
  expect(made.output).toContain('services/content/src/features/sample-notes/sample-note-resource.ts');
  expect(made.code).toBe(0);
  const types = ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'];
  await promisify(execFile)(process.execPath, types, { cwd: checkout.root });
  for (const released of ['services/content', 'mf-marketing']) {
    const { code, output } = await checkout.run('release', [released]);
    expect(code === 0 ? '' : output).toBe('');
  }

  await signIn(page, 'admin');
  for (const lang of ['ko', 'en'] as const) {
    const { many, add, fields, save, history, remove, confirm, trash, restore } = words[lang];
    const main = page.getByRole('main');
    const name = `첫 쪽지 ${lang}`;
    await page.goto(`/admin/marketing/slides?lang=${lang}`);
    await whenShown(page);
    await page.getByRole('link', { name: many, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(many);

    await main.getByRole('link', { name: add, exact: true }).click();
    for (const [index, label] of fields.entries())
      await main.getByLabel(label).fill([name, `First note ${lang}`, '본문'][index] ?? '');
    await main.getByRole('button', { name: save }).click();
    await expect(main.getByRole('link', { name })).toBeVisible();

    // Found by its English title, whatever its case, and by nothing else
    const search = main.getByRole('searchbox');
    await search.fill('NO SUCH NOTE');
    await search.press('Enter');
    await expect(main.getByRole('link', { name })).toHaveCount(0);
    await search.fill(`FIRST NOTE ${lang}`);
    await search.press('Enter');
    await main.getByRole('link', { name }).click();
    await main.getByLabel(fields[0] ?? '').fill(`${name}, 고침`);
    await main.getByRole('button', { name: save }).click();
    await main.getByRole('link', { name: `${name}, 고침` }).click();
    await main.getByRole('button', { name: history }).click();
    await expect(page.getByRole('dialog').locator('ins')).toHaveText(', 고침');
    await page.keyboard.press('Escape');

    await page.goto(`/admin/marketing/sample-notes?lang=${lang}`);
    await main.getByRole('button', { name: remove(`${name}, 고침`) }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: confirm, exact: true }).click();
    await main.getByRole('link', { name: trash, exact: true }).click();
    await main.getByRole('button', { name: restore(`${name}, 고침`) }).click();
    await page.goto(`/admin/marketing/sample-notes?lang=${lang}`);
    await expect(main.getByRole('link', { name: `${name}, 고침` })).toBeVisible();
  }
});
