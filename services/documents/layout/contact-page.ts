import { companyContact } from '../facts/company-contact.ts';
import type { DocumentFacts } from '../facts/document-facts.ts';
import { startingSteps } from '../facts/starting-steps.ts';
import { drawNavyGround } from './cover-page.ts';
import { drawIcon } from './icons.ts';
import { decorate, writeText } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import { contentWidth, page, palette } from './theme.ts';

const caption = { font: 'semibold', size: 10, colour: palette.onNavyMuted, leading: 1.5 } as const;
const value = { font: 'semibold', size: 12.5, colour: palette.white, leading: 1.5 } as const;
const columnGap = 32;

/** How to begin, in five steps. Returns the y below. */
function drawStartingSteps(sheet: Sheet, top: number): number {
  const width = contentWidth / startingSteps.length;
  decorate(sheet, (doc) => {
    doc
      .lineWidth(1.4)
      .strokeColor('#3a5488')
      .moveTo(page.margin + 17, top + 17)
      .lineTo(page.margin + width * (startingSteps.length - 1) + 17, top + 17)
      .stroke();
    for (const index of startingSteps.keys())
      doc.circle(page.margin + index * width + 17, top + 17, 17).fill(sheet.accent);
  });
  for (const [index, step] of startingSteps.entries()) {
    writeText(
      sheet,
      String(index + 1),
      { font: 'extrabold', size: 13, colour: palette.white, leading: 1 },
      { x: page.margin + index * width, y: top + 10.5, width: 34, align: 'center' },
    );
    writeText(
      sheet,
      step,
      { font: 'semibold', size: 11.5, colour: palette.white, leading: 1.4 },
      { x: page.margin + index * width, y: top + 46, width: width - 14, tag: 'H3' },
    );
  }
  return top + 84;
}

/** The back cover: how to begin, whom to ask, and where. */
export function drawContactPage(sheet: Sheet, facts: DocumentFacts): void {
  const { margin } = page;
  decorate(sheet, () => drawNavyGround(sheet));
  writeText(
    sheet,
    companyContact.brand,
    { font: 'extrabold', size: 13, colour: palette.white, spacing: 0.9 },
    { x: margin, y: 46, width: 240 },
  );
  decorate(sheet, (doc) => doc.rect(margin, 150, 44, 4).fill(sheet.accent));
  let y = writeText(
    sheet,
    '현장의 이야기를 들려주세요',
    { font: 'extrabold', size: 33, colour: palette.white, leading: 1.3, spacing: -0.5 },
    { x: margin, y: 168, width: contentWidth, tag: 'H1' },
  );
  const lead =
    '지금의 설비와 고민을 알려 주시면 담당 엔지니어가 구성과 비용을 정리해 답해 드립니다. 플랫폼 체험과 견적도 함께 요청하실 수 있습니다.';
  y = writeText(
    sheet,
    lead,
    { font: 'regular', size: 12.5, colour: palette.onNavyMuted, leading: 1.65 },
    { x: margin, y: y + 6, width: 430 },
  );
  y = writeText(
    sheet,
    '함께 일하는 순서',
    { ...caption, size: 11 },
    { x: margin, y: y + 38, width: contentWidth, tag: 'H2' },
  );
  y = drawStartingSteps(sheet, y + 10) + 30;

  const half = (contentWidth - columnGap) / 2;
  const cardHeight = 96;
  const phone = {
    icon: 'phone',
    label: '대표 전화',
    text: companyContact.phone,
    note: `${companyContact.secondPhone} · 팩스 ${companyContact.fax}`,
  } as const;
  const site = {
    icon: 'globe',
    label: '웹사이트 · 전자우편',
    text: companyContact.site,
    note: companyContact.email,
  } as const;
  for (const [index, card] of [phone, site].entries()) {
    const x = margin + index * (half + columnGap);
    decorate(sheet, (doc) => {
      doc.roundedRect(x, y, half, cardHeight, 14).lineWidth(1).fillAndStroke(palette.navy700, '#34507f');
      drawIcon(sheet, card.icon, palette.onNavyMuted, x + half - 42, y + 18, 24);
    });
    writeText(sheet, card.label, caption, { x: x + 20, y: y + 16, width: half - 70 });
    writeText(
      sheet,
      card.text,
      { font: 'extrabold', size: 17, colour: palette.white, leading: 1.4 },
      { x: x + 20, y: y + 34, width: half - 40 },
    );
    writeText(sheet, card.note, { ...caption, font: 'regular' }, { x: x + 20, y: y + 65, width: half - 40 });
  }
  y += cardHeight + 28;
  for (const [index, office] of companyContact.offices.entries()) {
    const x = margin + index * (half + columnGap);
    const below = writeText(sheet, office.name, caption, { x, y, width: half });
    writeText(sheet, office.address, value, { x, y: below + 2, width: half });
  }
  writeText(sheet, 'SMWP 문의', caption, { x: margin, y: y + 58, width: half });
  writeText(sheet, companyContact.smwpLines, value, { x: margin, y: y + 75, width: half });

  const small = { font: 'regular', size: 9, colour: palette.onNavyMuted } as const;
  const bottom = page.height - 62;
  writeText(
    sheet,
    `${companyContact.name} (${companyContact.englishName})  ·  사업자등록번호 ${companyContact.registration}`,
    small,
    { x: margin, y: bottom - 16, width: contentWidth },
  );
  writeText(
    sheet,
    `이 자료는 ${facts.publishedOn.replaceAll('-', '.')}에 펴낸 것으로, 내용은 예고 없이 바뀔 수 있습니다. 화면은 설명을 위한 예시입니다.`,
    small,
    { x: margin, y: bottom, width: contentWidth },
  );
}
