import { companyContact } from '../facts/company-contact.ts';
import type { DocumentFacts } from '../facts/document-facts.ts';
import { coverArt } from './cover-art.ts';
import { decorate, writeText } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import { contentWidth, page, palette } from './theme.ts';

const artField = { x: 196, y: 96, size: 348 };
const cellStep = 29;

/** The first page: navy to the edges, the product's drawing, its name and its promise. */
export function drawCover(sheet: Sheet, facts: DocumentFacts): void {
  decorate(sheet, () => {
    drawNavyGround(sheet);
    sheet.doc.fillColor(sheet.accent, 1).rect(page.margin, 486, 44, 4).fill();
    drawArt(sheet, facts);
  });
  const { margin } = page;
  writeText(
    sheet,
    companyContact.brand,
    { font: 'extrabold', size: 13, colour: palette.white, spacing: 0.9 },
    { x: margin, y: 46, width: 240 },
  );
  const { cover } = facts;
  let y = writeText(
    sheet,
    cover.eyebrow,
    { font: 'semibold', size: 12, colour: palette.onNavyMuted },
    { x: margin, y: 500, width: contentWidth },
  );
  y = writeText(
    sheet,
    cover.name,
    { font: 'extrabold', size: 50, colour: palette.white, leading: 1.22, spacing: -0.6 },
    { x: margin, y: y + 4, width: contentWidth, tag: 'H1' },
  );
  y = writeText(
    sheet,
    cover.headline,
    { font: 'semibold', size: 18, colour: palette.white, leading: 1.45 },
    { x: margin, y: y + 14, width: contentWidth },
  );
  writeText(
    sheet,
    cover.summary,
    { font: 'regular', size: 11, colour: palette.onNavyMuted, leading: 1.7 },
    { x: margin, y: y + 10, width: 410 },
  );
  const published = facts.publishedOn.replaceAll('-', '.');
  const small = { font: 'regular', size: 9, colour: palette.onNavyMuted } as const;
  writeText(sheet, `${companyContact.name}  ·  ${companyContact.site}`, small, {
    x: margin,
    y: page.height - 62,
    width: 300,
  });
  writeText(sheet, published, small, { x: page.width - margin - 120, y: page.height - 62, width: 120, align: 'right' });
}

/** Navy to the edges, with a field of cells above and the product's colour below; inside `decorate`. */
export function drawNavyGround({ doc, accent }: Sheet): void {
  const ground = doc.linearGradient(0, 0, page.width, page.height);
  ground.stop(0, palette.navy700).stop(0.45, palette.navy800).stop(1, palette.navy900);
  doc.rect(0, 0, page.width, page.height).fill(ground);
  // A field of cells that fades to the left: the matrix in the company's name.
  for (let column = 0; column < 21; column += 1) {
    for (let row = 0; row < 17; row += 1) {
      const fade = (column / 21) * (1 - row / 17);
      doc
        .fillColor(palette.white, 0.08 * fade)
        .roundedRect(column * cellStep - 4, row * cellStep - 6, cellStep - 5, cellStep - 5, 5)
        .fill();
    }
  }
  doc
    .fillColor(accent, 1)
    .rect(0, page.height - 10, page.width, 10)
    .fill();
}

function drawArt({ doc, accent }: Sheet, facts: DocumentFacts): void {
  const halo = doc.radialGradient(artField.x + 174, artField.y + 174, 20, artField.x + 174, artField.y + 174, 230);
  halo.stop(0, accent, 0.42).stop(1, accent, 0);
  doc.rect(artField.x - 60, artField.y - 60, artField.size + 120, artField.size + 120).fill(halo);
  doc
    .translate(artField.x, artField.y)
    .scale(artField.size / 240)
    .lineCap('round')
    .lineJoin('round');
  for (const stroke of coverArt[facts.colour]) {
    const [colour, opacity] =
      stroke.paint === 'accent' ? [accent, 1] : [palette.white, stroke.paint === 'light' ? 0.95 : 0.28];
    doc.path(stroke.path);
    if (stroke.width) doc.lineWidth(stroke.width).strokeColor(colour, opacity).stroke();
    else doc.fillColor(colour, opacity).fill();
  }
}
