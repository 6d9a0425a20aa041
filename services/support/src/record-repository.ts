import { foldedText, shownRecords } from '@portal/service-kit';
import type { LookupPart, PersonPart, RecordGroup } from '@portal/service-kit';
import { countByState, listEntries, type ListedEntry } from './features/inbox/inbox-repository.ts';
import { subjectsOf } from './features/inbox/present-inquiry.ts';
import { stateLabels } from './features/inquiries/labels.ts';
import { listMine } from './features/my-inquiries/my-inquiries-repository.ts';
import { listDocuments } from './features/documents/document-repository.ts';
import type { Locale } from './locale.ts';

const inbox = '/admin/support/inquiries';
const listOf = (search: string): string => `${inbox}?search=${encodeURIComponent(search)}`;

function toRecord(
  locale: Locale,
  { number, title, state, createdAt }: ListedEntry['inquiry'],
): RecordGroup['records'][number] {
  return {
    id: number,
    label: title,
    note: `${number} · ${stateLabels[locale][state]}`,
    at: createdAt.toISOString(),
    path: `${inbox}/${number}`,
  };
}

/** Inquiries of a person, for those who answer them. */
export const supportPerson: readonly PersonPart[] = [
  {
    access: 'agent',
    async read(db, { locale, userId, address }) {
      // No account has an empty id
      const sender = { id: userId ?? '', address };
      const { inquiries, total } = await listMine(db, sender, { limit: shownRecords, offset: 0 });
      const [first] = inquiries;
      if (!first) return [];
      return [
        {
          id: 'inquiries',
          label: locale === 'ko' ? '문의' : 'Inquiries',
          total,
          records: inquiries.map(({ inquiry }) => toRecord(locale, inquiry)),
          path: listOf(first.inquiry.email),
        },
      ];
    },
  },
];

/** Inquiries for those who answer them, documents for editors. */
export const supportLookup: readonly LookupPart[] = [
  {
    access: 'agent',
    async read(db, { locale, words }) {
      const search = words.join(' ');
      const window = { page: 1, pageSize: shownRecords, limit: shownRecords, offset: 0 };
      const filter = { search };
      const { counts, isCapped: isCommon } = await countByState(db, filter, '');
      const isFound = Object.values(counts).some((count) => count > 0);
      // The newest few, so that it does not matter how many there are
      const newest = { filter, me: '', sort: undefined, window, total: Infinity, isCommon };
      const found = isFound ? await listEntries(db, newest) : [];
      return {
        id: 'inquiries',
        label: locale === 'ko' ? '문의' : 'Inquiries',
        total: found.length,
        records: found.map(({ inquiry }) => {
          const record = toRecord(locale, inquiry);
          return { ...record, note: `${inquiry.name} · ${record.note}` };
        }),
        path: listOf(search),
        subjects: found.flatMap(({ inquiry }) => subjectsOf(inquiry)),
      };
    },
  },
  {
    access: 'editor',
    async read(db, { locale, words }) {
      const small = words.map(foldedText);
      const found = (await listDocuments(db)).filter(({ title, filename }) => {
        const texts = foldedText(`${title.ko} ${title.en} ${filename}`);
        return small.every((word) => texts.includes(word));
      });
      return {
        id: 'documents',
        label: locale === 'ko' ? '자료' : 'Documents',
        total: found.length,
        records: found.slice(0, shownRecords).map(({ key, title, filename }) => ({
          id: key,
          label: title[locale],
          note: filename,
          path: `/admin/support/documents?search=${encodeURIComponent(title[locale])}`,
        })),
        path: `/admin/support/documents?search=${encodeURIComponent(words.join(' '))}`,
      };
    },
  },
];
