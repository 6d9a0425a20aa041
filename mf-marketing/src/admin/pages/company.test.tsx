import { afterEach, expect, test } from '@jest/globals';
import { mockApi } from '@portal/kit/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { paths } from '../../api/types.generated.ts';
import type { Company } from '../../api/entries.ts';
import { openMarketing } from '../../testing/open-marketing.ts';
import { describeResources } from '../../testing/resources.ts';
import { entryMeta } from '../../testing/sample-entries.ts';
import { watchScreen } from '../../testing/screen-doubles.ts';

const api = mockApi<paths>();
watchScreen();
const admin = { email: 'admin@selmatrix.example', name: '박관리', role: 'admin' } as const;
afterEach(cleanup);

test('the data of the company are changed with the version that was read, lists split at commas', async () => {
  const address = '/api/content/admin/company';
  const company: Company = {
    ...entryMeta('company', 3),
    nameKo: '(주)셀매트릭스',
    nameEn: 'Selmatrix Co., Ltd.',
    companyNumber: '000-00-00000',
    foundedYear: 2018,
    phone: '02-000-1018',
    secondPhone: null,
    fax: '02-000-1019',
    email: 'contact@selmatrix.example',
    smwpPhones: ['02-000-3001', '02-000-3002'],
    videoChannelUrl: 'https://video.example',
  };
  describeResources(api);
  api.answer(`GET ${address}`, company);
  api.answer(`PATCH ${address}`, company);
  const page = await openMarketing('/admin/marketing/company', { user: admin });
  expect((await screen.findByLabelText<HTMLInputElement>('SMWP 문의 전화')).value).toBe('02-000-3001, 02-000-3002');
  fireEvent.change(screen.getByLabelText('SMWP 문의 전화'), { target: { value: '02-000-7777' } });
  fireEvent.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(() => expect(page.toasts()).toEqual(['success: 수정되었습니다']));
  expect(api.calls(`PATCH ${address}`)[0]?.body).toMatchObject({
    version: 3,
    smwpPhones: ['02-000-7777'],
    foundedYear: 2018,
    secondPhone: null,
  });
  expect(page.isGuarded()).toBe(false);
});
