import PDFDocument from 'pdfkit';
import { companyContact } from './facts/company-contact.ts';
import type { DocumentFacts } from './facts/document-facts.ts';
import { collectBytes } from './layout/collect-bytes.ts';
import { drawContactPage } from './layout/contact-page.ts';
import { drawCover } from './layout/cover-page.ts';
import { drawBlock } from './layout/draw-block.ts';
import { drawInsidePage } from './layout/inside-page.ts';
import type { Sheet } from './layout/sheet.ts';
import { contentBottom, fontFiles, lineInk } from './layout/theme.ts';

const blockGap = 26;

/**
 * Makes the PDF of one document: A4, tagged, Korean, with an outline.
 * The same facts give the same bytes, so that size and ETag stay what they are from one machine to the next.
 */
export async function renderDocument(facts: DocumentFacts): Promise<Buffer> {
  const published = new Date(`${facts.publishedOn}T00:00:00Z`);
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    tagged: true,
    pdfVersion: '1.7',
    lang: 'ko-KR',
    displayTitle: true,
    info: {
      Title: `${companyContact.name} ${facts.title.ko}`,
      Author: companyContact.name,
      Subject: facts.cover.headline,
      Creator: companyContact.brand,
      Producer: companyContact.brand,
      CreationDate: published,
      ModDate: published,
    },
  });
  const bytes = collectBytes(doc);
  for (const [name, file] of Object.entries(fontFiles)) doc.registerFont(name, file);
  drawPages(doc, facts);
  doc.end();
  return bytes;
}

function drawPages(doc: PDFKit.PDFDocument, facts: DocumentFacts): void {
  const body = doc.struct('Document', {});
  doc.addStructure(body);
  const openPage = (title: string): Sheet => {
    doc.addPage({ size: 'A4', margin: 0 });
    doc.outline.addItem(title);
    const structure = doc.struct('Sect', {});
    body.add(structure);
    return { doc, structure, accent: lineInk[facts.colour] };
  };
  const of = facts.pages.length + 2;

  const cover = openPage(facts.cover.name);
  drawCover(cover, facts);
  cover.structure.end();
  for (const [index, inside] of facts.pages.entries()) {
    const sheet = openPage(inside.title);
    let y = drawInsidePage(sheet, facts, inside, { number: index + 2, of });
    for (const block of inside.blocks) y = drawBlock(sheet, block, y) + blockGap;
    if (y - blockGap > contentBottom + 10)
      throw new Error(`${facts.key}: page "${inside.title}" holds more than fits; move a block to a page of its own`);
    sheet.structure.end();
  }
  const contact = openPage('문의');
  drawContactPage(contact, facts);
  contact.structure.end();
  body.end();
}
