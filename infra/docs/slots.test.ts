import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';
import type { PropsSchema, SectionManifest } from '@portal/contract';
import { projectRoot } from '../tooling/project-root.ts';

interface Section {
  folder: string;
  manifest: SectionManifest;
}

async function readSections(): Promise<Section[]> {
  const folders = ['shell', ...readdirSync(projectRoot).filter((name) => name.startsWith('mf-'))];
  return Promise.all(
    folders.map(async (folder) => {
      const file = pathToFileURL(path.join(projectRoot, folder, 'section.ts')).href;
      return { folder, manifest: ((await import(file)) as { section: SectionManifest }).section };
    }),
  );
}

function propLines({ properties, required = [] }: PropsSchema = { properties: {} }): string[] {
  const names = Object.entries(properties);
  if (names.length === 0) return ['- Props: none.'];
  return names.map(([name, schema]) => {
    const { description, ...rest } = schema;
    const always = required.includes(name) ? 'always' : 'not always';
    return `- Prop \`${name}\`, ${always} given: \`${JSON.stringify(rest)}\`${typeof description === 'string' ? `. ${description}` : ''}`;
  });
}

/** The sections that fill a slot, in the order in which the page shows them. */
function fillersOf(slot: string, sections: Section[]) {
  return sections
    .flatMap(({ folder, manifest: { name, widgets } }) => {
      const widget = widgets?.[slot];
      return widget ? [{ name, file: path.join(folder, widget.file), order: widget.order ?? 0 }] : [];
    })
    .toSorted((a, b) => a.order - b.order || (a.name < b.name ? -1 : 1));
}

function catalogue(sections: Section[]): string {
  const parts = sections.flatMap(({ folder, manifest }) =>
    Object.entries(manifest.slots ?? {}).map(([slot, { text, props, isSingle, deprecated }]) => {
      const widgets = fillersOf(slot, sections);
      return [
        `## \`${slot}\``,
        '',
        `Of ${manifest.name} (\`${folder}/section.ts\`). ${text}`,
        '',
        ...(deprecated === undefined ? [] : [`- Deprecated: ${deprecated}.`]),
        ...propLines(props),
        `- For ${isSingle ? 'one section' : 'any number of sections'}.`,
        widgets.length === 0 ? '- Widgets: none.' : '- Widgets, in their order:',
        ...widgets.map(({ name, file, order }) => `  - ${name}, order ${order}: \`${file}\``),
        '',
      ].join('\n');
    }),
  );
  return [
    '# Slots and their widgets',
    '',
    'Written from the `section.ts` of every section by `UPDATE_SLOTS=1 npm run jest -- infra/docs/slots.test.ts`; the same test fails when it is out of date. How to write a widget: [widgets](widgets.md).',
    '',
    ...parts,
  ].join('\n');
}

test('slots.md lists every slot with its contract and its widgets', async () => {
  const file = path.join(import.meta.dirname, 'slots.md');
  const written = catalogue(await readSections());
  if (process.env['UPDATE_SLOTS']) writeFileSync(file, written);
  expect(readFileSync(file, 'utf8')).toBe(written);
});

test('a slot that a page shows is declared by its section, and the other way round', async () => {
  for (const { folder, manifest } of await readSections()) {
    const sources = readdirSync(path.join(projectRoot, folder, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => readFileSync(path.join(projectRoot, folder, 'src', name), 'utf8'));
    const shown = sources.flatMap((text) =>
      [...text.matchAll(/<Slot\b[^>]*?\bname="([^"]+)"/gs)].map(([, name]) => name),
    );
    expect([folder, new Set(shown)]).toEqual([folder, new Set(Object.keys(manifest.slots ?? {}))]);
  }
});
