import { companyContact } from '../facts/company-contact.ts';
import type { DocumentFacts } from '../facts/document-facts.ts';
import { decorate, writeLabel, writeText } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import { contentWidth, page, palette } from './theme.ts';

/** The number of a page in its document, printed in the footer. */
export interface PageNumber {
  number: number;
  of: number;
}

/** Head, title and footer of an inside page. Returns the y where its blocks begin. */
export function drawInsidePage(
  sheet: Sheet,
  facts: DocumentFacts,
  { title, lead }: { title: string; lead: string },
  position: PageNumber,
): number {
  const { margin } = page;
  decorate(sheet, (doc) => {
    doc.fillColor(sheet.accent).rect(0, 0, page.width, 6).fill();
    const running = { font: 'semibold', size: 8.5, colour: palette.inkMuted } as const;
    writeLabel(doc, facts.cover.name, running, { x: margin, y: 34, width: 240 });
    writeLabel(
      doc,
      companyContact.brand,
      { ...running, colour: palette.navy800, spacing: 0.6 },
      { x: page.width - margin - 200, y: 34, width: 200, align: 'right' },
    );
    doc
      .lineWidth(0.7)
      .strokeColor(palette.line)
      .moveTo(margin, page.height - 56)
      .lineTo(page.width - margin, page.height - 56)
      .stroke();
    const small = { font: 'regular', size: 8, colour: palette.inkMuted } as const;
    writeLabel(doc, `${companyContact.name}  ·  ${companyContact.email}`, small, {
      x: margin,
      y: page.height - 44,
      width: 300,
    });
    writeLabel(doc, `${position.number} / ${position.of}`, small, {
      x: page.width - margin - 80,
      y: page.height - 44,
      width: 80,
      align: 'right',
    });
    doc.fillColor(sheet.accent).rect(margin, 76, 32, 4).fill();
  });
  const titleBottom = writeText(
    sheet,
    title,
    { font: 'extrabold', size: 29, colour: palette.ink, leading: 1.3, spacing: -0.4 },
    { x: margin, y: 90, width: contentWidth, tag: 'H1' },
  );
  return (
    24 +
    writeText(
      sheet,
      lead,
      { font: 'regular', size: 12.5, colour: palette.inkMuted, leading: 1.6 },
      { x: margin, y: titleBottom + 4, width: contentWidth },
    )
  );
}
