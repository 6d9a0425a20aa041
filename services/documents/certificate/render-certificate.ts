import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { CertificateFacts } from './certificate-facts.ts';
import { certificateWords } from './certificate-words.ts';
import { drawCertificate } from './draw-certificate.ts';
import { fontFiles } from './fonts.ts';

/**
 * Makes the PDF of one certificate: a tagged A4 page on its side, with the used signs of its fonts alone. The same facts give
 * the same bytes. Takes half a second of a processor: call it in a worker thread (`certificate-worker.ts`).
 */
export async function renderCertificate(facts: CertificateFacts): Promise<Buffer> {
  const words = certificateWords[facts.language];
  const issued = new Date(`${facts.issuedOn}T00:00:00Z`);
  const doc = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    tagged: true,
    pdfVersion: '1.7',
    lang: facts.language === 'ko' ? 'ko-KR' : 'en',
    displayTitle: true,
    info: { Title: `${words.title} ${facts.number}`, Author: words.issuer, CreationDate: issued, ModDate: issued },
  });
  const bytes = buffer(doc);
  for (const [name, file] of Object.entries(fontFiles)) doc.registerFont(name, file);
  const structure = doc.struct('Document', {});
  doc.addStructure(structure);
  drawCertificate({ doc, structure }, facts);
  structure.end();
  doc.end();
  return bytes;
}
