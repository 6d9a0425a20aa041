import { afterEach, expect, jest, test } from '@jest/globals';
import type { Column } from './column.ts';
import { saveRows } from './save-rows.ts';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const columns: Column<{ name: string }>[] = [
  { id: 'name', header: '이름', value: ({ name }) => name, cell: () => null },
  { id: 'steps', header: '', cell: () => null },
];

test.each(['00:30', '08:59', '23:30'])('rows that are saved at %s in Seoul are a file of that day', async (time) => {
  const saved: string[] = [];
  const blobs: Blob[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`, revokeObjectURL: () => undefined });
  jest.useFakeTimers({ now: new Date(`2026-03-01T${time}:00+09:00`) });
  saveRows('신청자', columns, [{ name: '=1+1' }, { name: '2-3' }]);
  jest.useRealTimers();
  expect(saved).toEqual(['신청자-2026-03-01.csv']);
  expect(await blobs[0]?.text()).toBe('이름\r\n\'=1+1\r\n"=""2-3"""\r\n');
});
