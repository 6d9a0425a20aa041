import type { BodyOf } from '@portal/kit';
import type { paths } from '../../api/types.generated.ts';

export type ImportRow = BodyOf<paths, 'POST', '/api/education/admin/applicants/import'>['rows'][number];
export type ImportField = keyof ImportRow;

/** What a service takes at once. */
export const mostRows = 500;

/** What the columns of a file may be called, without spaces, marks and capitals. The first are those of the file to fill in. */
export const headings: Record<ImportField, readonly string[]> = {
  name: ['이름', 'name', '성명', '성함', 'fullname'],
  email: ['이메일', 'email', '이메일주소', 'emailaddress', '메일'],
  phoneNumber: [
    '연락처',
    'phone',
    '전화번호',
    '휴대폰',
    '휴대전화',
    '휴대폰번호',
    'phonenumber',
    'mobile',
    'telephone',
  ],
  company: ['회사명', 'company', '회사', '소속', '기관', 'organization', 'organisation'],
  position: ['직책', 'position', '직급', '직위', 'jobtitle'],
  application: ['신청내용', 'application', '내용', '메모', 'note'],
};

export const fields = Object.keys(headings) as ImportField[];
const required: readonly ImportField[] = ['name', 'email', 'phoneNumber'];

const plain = (heading: string) =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{P}\p{S}]/gu, '');

export interface ReadRows {
  rows: ImportRow[];
  /** Of each row its line in the file. */
  lines: number[];
  /** Columns that must be there and are not. */
  missing: ImportField[];
  /** Headings of columns that nothing is taken from. */
  ignored: string[];
}

/** The applicants of a table whose first row names its columns, in any order and in either language. */
export function applicantRows(table: readonly { line: number; cells: readonly string[] }[]): ReadRows {
  const [head, ...body] = table;
  const columns = new Map<ImportField, number>();
  const ignored: string[] = [];
  head?.cells.forEach((heading, index) => {
    const field = fields.find((each) => headings[each].includes(plain(heading)));
    if (field && !columns.has(field)) columns.set(field, index);
    else if (heading) ignored.push(heading);
  });
  const rows = body.map(
    ({ cells }) =>
      Object.fromEntries(fields.map((field) => [field, cells[columns.get(field) ?? -1] ?? ''])) as ImportRow,
  );
  return {
    rows,
    lines: body.map(({ line }) => line),
    missing: required.filter((field) => !columns.has(field)),
    ignored,
  };
}
