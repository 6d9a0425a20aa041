import { companyContact } from '../facts/company-contact.ts';
import type { DocumentFacts } from '../facts/document-facts.ts';
import { drawFactTable } from './blocks/fact-table.ts';
import { drawInsidePage } from './inside-page.ts';
import type { PageNumber } from './inside-page.ts';
import { decorate, writeText } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import { contentWidth, page, palette } from './theme.ts';

/** The last page: whom to ask, and where. */
export function drawContactPage(sheet: Sheet, facts: DocumentFacts, position: PageNumber): void {
  const lead = '제품 문의, 교육 문의, 플랫폼 체험과 견적 요청을 기다립니다.';
  const top = drawInsidePage(sheet, facts, { title: '문의', lead }, position);
  const { margin } = page;
  decorate(sheet, (doc) => doc.roundedRect(margin, top, contentWidth, 98, 14).fill(palette.navy800));
  const caption = { font: 'semibold', size: 10, colour: palette.onNavyMuted } as const;
  const large = { font: 'extrabold', size: 21, colour: palette.white, leading: 1.35 } as const;
  const half = (contentWidth - 56) / 2;
  writeText(sheet, '대표 전화', caption, { x: margin + 28, y: top + 20, width: half });
  writeText(sheet, companyContact.phone, large, { x: margin + 28, y: top + 38, width: half });
  writeText(sheet, '전자우편', caption, { x: margin + 28 + half - 20, y: top + 20, width: half });
  writeText(sheet, companyContact.email, { ...large, size: 15, leading: 1.9 }, { x: margin + 28 + half - 20, y: top + 38, width: half + 20 });
  const rows = [
    { label: '회사', value: `${companyContact.name} (${companyContact.englishName})` },
    { label: '웹사이트', value: companyContact.site },
    { label: '전화', value: `${companyContact.phone}, ${companyContact.secondPhone}` },
    { label: '팩스', value: companyContact.fax },
    { label: 'SMWP 문의', value: companyContact.smwpLines },
    ...companyContact.offices.map((office) => ({ label: office.name, value: office.address })),
    { label: '사업자등록번호', value: companyContact.registration },
  ];
  const bottom = drawFactTable(sheet, { kind: 'table', rows }, top + 126);
  writeText(
    sheet,
    `이 자료는 ${facts.publishedOn.replaceAll('-', '.')}에 펴낸 것으로, 내용은 예고 없이 바뀔 수 있습니다.`,
    { font: 'regular', size: 9, colour: palette.inkMuted },
    { x: margin, y: bottom + 18, width: contentWidth },
  );
}
