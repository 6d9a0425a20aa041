import { deflateSync, inflateSync } from 'node:zlib';

/** Chromium writes the time of printing; with a fixed one the same pages give the same bytes. */
const printedAt = "D:20261130000000+00'00'";
const writtenTimes = /D:\d{14}\+00'00'/g;
const entity: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** The objects of a file as Chromium writes it, by their numbers: one table of offsets, at its end. */
function objectsIn(pdf: string): Map<number, string> {
  const table = pdf.slice(Number(/startxref\n(\d+)/.exec(pdf.slice(-100))?.[1]));
  const offsets = [...table.matchAll(/^(\d{10}) \d{5} ([nf])/gm)].map(([, offset], number) => ({
    number,
    offset: Number(offset),
  }));
  return new Map(
    offsets
      .filter(({ offset }) => offset > 0)
      .map(({ number, offset }) => [number, pdf.slice(offset, pdf.indexOf('\nendobj', offset))]),
  );
}

const stream = (entries: string, bytes: Buffer): string =>
  `<<${entries}/Length ${bytes.length}>> stream\n${bytes.toString('latin1')}\nendstream`;

/** All that belongs to no element of the structure is decoration, which PDF/UA wants to be said. */
function markDecoration(object: string): string {
  const [head = ''] = object.split('stream\n', 1);
  const length = Number(/\/Length (\d+)/.exec(head)?.[1]);
  const start = head.length + 'stream\n'.length;
  const content = inflateSync(Buffer.from(object.slice(start, start + length), 'latin1')).toString('latin1');
  // Elements, and decoration, may hold spans with the letters of what is drawn
  const open: ('element' | 'span')[] = [];
  const marked = content.split('\n').flatMap((line) => {
    if (line.endsWith('BDC')) open.push(line.includes('/MCID') ? 'element' : 'span');
    if (line.endsWith('BDC') && open.at(-1) === 'element') return ['EMC', line];
    return line === 'EMC' && open.pop() === 'element' ? [line, '/Artifact BMC'] : [line];
  });
  return stream(
    '/Filter /FlateDecode ',
    deflateSync(Buffer.from(['/Artifact BMC', ...marked, 'EMC', ''].join('\n'), 'latin1')),
  );
}

function metadata(title: string): string {
  const text = title.replaceAll(/[&<>]/g, (letter) => entity[letter] ?? '');
  const packet = `<?xpacket begin="\u{feff}" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<pdfuaid:part>1</pdfuaid:part><dc:title><rdf:Alt><rdf:li xml:lang="x-default">${text}</rdf:li></rdf:Alt></dc:title>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
  return stream('/Type /Metadata /Subtype /XML ', Buffer.from(packet));
}

/**
 * Adds to a PDF of Chromium what PDF/UA-1 (ISO 14289-1) asks for beyond its tags: decoration is marked as such (7.1, test 3),
 * and the metadata name the title and the standard (7.1, test 8).
 */
export function finishPdf(printed: Buffer, title: string): Buffer {
  const pdf = printed.toString('latin1').replaceAll(writtenTimes, printedAt);
  const objects = objectsIn(pdf);
  const trailer = /trailer\n<<\/Size \d+\n([^>]*)>>/.exec(pdf.slice(-300))?.[1] ?? '';
  const root = Number(/\/Root (\d+) 0 R/.exec(trailer)?.[1]);
  const contents = [...objects.values()].flatMap((object) =>
    /\/Type \/Page\b/.test(object) ? [Number(/\/Contents (\d+) 0 R/.exec(object)?.[1])] : [],
  );
  const size = Math.max(...objects.keys()) + 2;
  const written = new Map([...objects].map(([number, object]) => [number, object.replace(/^\d+ 0 obj\n/, '')]));
  for (const number of contents)
    written.set(number, markDecoration(objects.get(number)?.replace(/^\d+ 0 obj\n/, '') ?? ''));
  written.set(root, (written.get(root) ?? '').replace('<<', `<</Metadata ${size - 1} 0 R\n`));
  written.set(size - 1, metadata(title));

  let file = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n';
  const offsets = new Map<number, number>();
  for (const [number, object] of written) {
    offsets.set(number, file.length);
    file += `${number} 0 obj\n${object}\nendobj\n`;
  }
  const rows = Array.from({ length: size }, (_, number) => {
    const offset = offsets.get(number);
    return offset === undefined ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  return Buffer.from(
    `${file}xref\n0 ${size}\n${rows.join('')}trailer\n<</Size ${size}\n${trailer}>>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  );
}
