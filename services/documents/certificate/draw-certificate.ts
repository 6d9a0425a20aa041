import { encodeQR } from 'qr';
import { decorate, textHeight, widthOf, wrapText, writeText } from './sheet.ts';
import type { Sheet, TextStyle } from './sheet.ts';
import type { CertificateFacts } from './certificate-facts.ts';
import { certificateDays, certificateWords } from './certificate-words.ts';

/** The site's colours, as ink on paper. */
const palette = { navy700: '#1d3860', ink: '#0d1b33', inkMuted: '#4a5a75' } as const;

/** A4 on its side, in points. */
const page = { width: 841.89, height: 595.28, margin: 64 };
const whole = { x: page.margin, width: page.width - 2 * page.margin, align: 'center' } as const;
const terms = { x: 178, width: 120 };
const values = { x: 304, width: 396 };
const rowGap = 12;
/** Points, as small as print is read without effort; texts of the greatest length take several lines of it. */
const smallestSize = 9;
const qrSize = 92;

/** Two rules around the page, what the certificate says, and the code by which it is verified. */
export function drawCertificate(sheet: Sheet, facts: CertificateFacts): void {
  const words = certificateWords[facts.language];
  decorate(sheet, drawFrame);
  const muted = { font: 'regular', size: 11, colour: palette.inkMuted } as const;
  writeText(sheet, `${words.number} ${facts.number}`, muted, { x: page.margin, y: 54, width: 300 });
  const heading = { font: 'extrabold', size: 40, colour: palette.navy700, leading: 1.3 } as const;
  writeText(sheet, words.title, heading, { ...whole, y: 84, tag: 'H1' });
  drawRows(sheet, facts);
  const statement = { font: 'regular', size: 15, colour: palette.ink } as const;
  writeText(sheet, words.statement, statement, { ...whole, y: 378 });
  const { issuedOn } = facts;
  writeText(sheet, certificateDays(issuedOn, issuedOn, facts.language), statement, { ...whole, y: 422 });
  const issuer = { font: 'extrabold', size: 22, colour: palette.ink } as const;
  writeText(sheet, words.issuer, issuer, { ...whole, y: 452 });
  drawQr(sheet, facts.page, words.qr);
  const small = { ...muted, size: 9 };
  writeText(sheet, `${words.verify}: ${facts.page}`, small, { x: page.margin, y: page.height - 72, width: 540 });
}

function drawFrame(doc: PDFKit.PDFDocument): void {
  const { width, height } = page;
  doc.strokeColor(palette.navy700).lineWidth(3);
  doc.rect(28, 28, width - 56, height - 56).stroke();
  doc.lineWidth(0.75);
  doc.rect(36, 36, width - 72, height - 72).stroke();
}

/** Name, company, training and days; each value in the largest size in which it takes two lines of whole words, or in the smallest. */
function drawRows(sheet: Sheet, { language, name, company, title, startDate, endDate }: CertificateFacts): void {
  const words = certificateWords[language];
  const term = { font: 'regular', size: 13, colour: palette.inkMuted, leading: 1.6 } as const;
  let y = 176;
  for (const [label, value] of [
    [words.name, name],
    [words.company, company],
    [words.training, title],
    [words.days, certificateDays(startDate, endDate, language)],
  ] as const) {
    if (value === '') continue;
    const style = fitted(sheet, value, { font: 'names', size: 16, colour: palette.ink, leading: 1.3 });
    writeText(sheet, label, term, { ...terms, y });
    y = Math.max(y + textHeight(sheet, label, term, terms.width), writeText(sheet, value, style, { ...values, y }));
    y += rowGap;
  }
}

function fitted(sheet: Sheet, text: string, style: TextStyle): TextStyle {
  for (let size = style.size; ; size -= 1) {
    const smaller = { ...style, size };
    const isWhole = text.split(' ').every((word) => widthOf(sheet, word, smaller) <= values.width);
    if (size === smallestSize || (isWhole && wrapText(sheet.doc, text, smaller, values.width).length <= 2))
      return smaller;
  }
}

function drawQr({ doc, structure }: Sheet, url: string, alt: string): void {
  const modules = encodeQR(url, 'raw', { border: 1, ecc: 'medium' });
  const size = qrSize / modules.length;
  const left = page.width - page.margin - qrSize;
  const top = page.height - page.margin - qrSize;
  const content = doc.markStructureContent('Figure', { alt });
  for (const [row, line] of modules.entries())
    for (const [column, isDark] of line.entries())
      if (isDark) doc.rect(left + column * size, top + row * size, size, size);
  doc.fill('#000000');
  doc.endMarkedContent();
  structure.add(doc.struct('Figure', { alt }, content));
}
