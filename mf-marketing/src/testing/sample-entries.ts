import type { Entry } from '../api/entries.ts';

/** What every entry has besides its texts, as admins read it. */
export const entryMeta = (entryId: string, version = 1) => ({
  entryId,
  version,
  hidden: false,
  updatedAt: '2026-12-01T01:05:00.000Z',
});

/** The entries of the timeline as admins read them: one in both languages, one in Korean alone, one hidden. */
export const sampleTimeline = (): Entry[] => [
  { ...entryMeta('1'), titleKo: '설립', titleEn: 'Founded', happenedOn: '2018-03-05' },
  { ...entryMeta('2', 4), titleKo: '법인 전환', titleEn: null, happenedOn: '2019-01-15' },
  { ...entryMeta('3'), titleKo: '사명 변경', titleEn: 'Renamed', happenedOn: '2023-01-02', hidden: true },
];

/** An entry in the trash. */
export const removedEntry = (entryId: string, title: string, version: number) => ({
  entryId,
  title,
  version,
  removedAt: '2026-12-01T01:05:00.000Z',
  purgeAt: '2026-12-31T01:05:00.000Z',
  removedBy: 'kim@selmatrix.example',
});
