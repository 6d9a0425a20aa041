import path from 'node:path';
import { filler, templateFiles } from '../new-section/section-files.ts';
import { textOf, type ResourceNames } from './resource-names.ts';
import { withBefore, withElement, withImport, type Edits } from './source-edits.ts';

/** The entry in the menu of admins, and the paths below which its pages are. */
function withView(before: string, file: string, { names, home }: ResourceNames): string {
  let text = before;
  if (!text.includes(`'${home}/*'`))
    text = withElement(text, file, { open: '  paths: [', close: ']', element: `'${home}/*'` });
  if (!text.includes('\n  admin: [')) text = withBefore(text, file, '} satisfies SectionManifest', '  admin: [\n  ],');
  const views = text.slice(text.indexOf('\n  admin: ['));
  const orders = [...views.slice(0, views.indexOf('\n  ],')).matchAll(/\border: (\d+)/g)].map(([, order]) =>
    Number(order),
  );
  const order = Math.max(0, ...orders) + 10;
  return withElement(text, file, {
    open: '\n  admin: [',
    close: '\n  ],',
    element: `{ id: '${names}', path: '${home}/${names}', order: ${order}, icon: 'file', access: 'editor' }`,
  });
}

interface AdminWords {
  admin?: { views?: Record<string, string> };
}

function addWords(edits: Edits, { section, names, ko, many }: ResourceNames): void {
  const words = {
    ko: { name: ko, text: `${ko} 목록을 관리합니다.` },
    en: { name: many, text: `Write and change ${many.charAt(0).toLowerCase()}${many.slice(1)}.` },
  };
  for (const locale of ['ko', 'en'] as const) {
    const file = `mf-${section}/locales/${locale}/admin.json`;
    edits.edit(file, 'its name and text in the menu', (text) => {
      const { admin, ...others } = JSON.parse(text || '{}') as AdminWords;
      const { name, text: lead } = words[locale];
      const views = { ...admin?.views, [names]: name, [`${names}Text`]: lead };
      return `${JSON.stringify({ ...others, admin: { ...admin, views } }, undefined, 2)}\n`;
    });
  }
}

/** Routes for all resources of the service, where the section has none. */
function addRoutes(root: string, edits: Edits, resource: ResourceNames): void {
  const { section, service, base, home } = resource;
  const folder = `mf-${section}/src`;
  const files = ['admin/routes.ts', 'routes.ts'].filter((file) => textOf(root, `${folder}/${file}`) !== '');
  if (files.some((file) => textOf(root, `${folder}/${file}`).includes("path: ':resource'"))) return;
  const [file = 'routes.ts'] = files;
  const fill = filler({ __service__: service, __base__: base, __home__: home });
  for (const [page, text] of templateFiles(path.join(root, 'infra/tooling/new-resource/template/section')))
    edits.write(`mf-${section}/${page}`, 'list, form, history and trash of every resource', fill(text, page));
  const list = file === 'routes.ts' ? 'routes' : 'adminRoutes';
  const pages = file === 'routes.ts' ? './admin/pages/resources.ts' : './pages/resources.ts';
  edits.edit(`${folder}/${file}`, 'their routes', (text, place) =>
    withElement(withImport(text, place, 'resourceRoutes', '@portal/kit/resource-routes'), place, {
      open: `export const ${list}: PageRoute[] = [`,
      close: '\n];',
      element: `...resourceRoutes({
    id: 'admin-resources',
    home: '${home}',
    path: ':resource',
    access: 'editor',
    pages: () => import(/* webpackChunkName: "admin-resources" */ '${pages}'),
  })`,
    }),
  );
}

/** All that a section needs to show one more resource of its service to admins. */
export function editSection(root: string, edits: Edits, resource: ResourceNames): void {
  edits.edit(`mf-${resource.section}/section.ts`, 'the entry in the menu of admins', (text, file) =>
    withView(text, file, resource),
  );
  addWords(edits, resource);
  addRoutes(root, edits, resource);
}
