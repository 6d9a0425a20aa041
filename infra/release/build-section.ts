import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseManifest, SectionManifest } from '@portal/contract';
import webpack from 'webpack';
import { clientConfig } from '../tooling/webpack/client-config.ts';
import { earlierKitPackages } from '../tooling/webpack/earlier-kits.ts';
import { SharedExportsPlugin } from '../tooling/webpack/shared-exports-plugin.ts';
import { neededRanges, providedVersions } from '../tooling/webpack/shared-libraries.ts';
import { serverConfig } from '../tooling/webpack/server-config.ts';
import { adminGroup, manifestNames } from './manifest-names.ts';
import { refuseOutsideStyles } from './outside-styles.ts';
import { writePagePacks } from './page-packs.ts';
import { publicPages } from './public-pages.ts';
import type { ReleaseStore } from './release-store.ts';
import { writePageWords } from './page-words.ts';
import { drawSocialImages } from './social-images/social-images.ts';
import { readManifest, type SectionSource } from './section-source.ts';

const ENTRY = 'remoteEntry.js';

function run(config: webpack.Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) reject(error);
      else if (!stats || stats.hasErrors() || stats.hasWarnings()) {
        reject(new Error(stats?.toString({ preset: 'errors-warnings', colors: false })));
      } else resolve();
    });
  });
}

/** Modules that other parts of the portal load from this section. */
export function exposedModules(manifest: SectionManifest): Record<string, string> {
  if (manifest.name === 'shell') return {};
  const widgets = Object.values(manifest.widgets ?? {}).map(({ module, file }) => [module, file]);
  return { './app': './src/app.ts', ...Object.fromEntries(widgets) };
}

/** What a shell brings of earlier kits; undefined when it has none. */
function earlierKits({ earlierOffers }: SharedExportsPlugin): ReleaseManifest['earlierKits'] {
  const kits = earlierKitPackages().map(({ version, group }) => ({
    version,
    group,
    offers: earlierOffers[version] ?? {},
  }));
  return kits.length > 0 ? kits : undefined;
}

/** Builds one section for browser and server and adds it to the store. Throws with the reason when it cannot. */
export async function buildSection(source: SectionSource, store: ReleaseStore): Promise<ReleaseManifest> {
  const manifest = await readManifest(source);
  if (manifest.name !== source.name) throw new Error(`${source.folder}/section.ts calls itself "${manifest.name}"`);
  const names = manifestNames(source);
  const menu = manifest.menu.map((entry) => ({ ...entry, name: names.required(`common.menu.${entry.id}`) }));
  const admin = adminGroup(manifest, names);
  const outputFolder = store.stage(source.name);
  const { config, groups } = clientConfig({ ...source, outputFolder, exposes: exposedModules(manifest) });
  const kit = new SharedExportsPlugin();
  for (const side of [config, serverConfig(source.name, source.folder, outputFolder)])
    await run({ ...side, plugins: [...(side.plugins ?? []), kit] });
  if (source.name === 'shell' && !kit.offers['@portal/kit']) throw new Error('what the kit exports is not known');
  if (source.name !== 'shell') refuseOutsideStyles(source.name, path.join(outputFolder, 'client'));
  // Files that are served as they are, e.g. the site's icon.
  const publicFolder = path.join(source.folder, 'public');
  if (existsSync(publicFolder)) cpSync(publicFolder, path.join(outputFolder, 'client'), { recursive: true });
  const pages = { source, outputFolder, menu };
  await drawSocialImages(pages);
  await writePageWords(pages, manifest);
  const listed = publicPages(path.join(outputFolder, 'server/index.cjs'), groups.groups);
  const widgets = Object.entries(manifest.widgets ?? {});
  return store.add(outputFolder, {
    name: source.name,
    paths: manifest.paths,
    aliases: manifest.aliases,
    menu,
    widgets: Object.fromEntries(widgets.map(([slot, { module }]) => [slot, module])),
    fills: Object.fromEntries(widgets.map(([slot, { order, props }]) => [slot, { order, props }])),
    admin,
    slots: manifest.slots,
    sitemap: manifest.sitemap,
    search: manifest.search,
    ...(source.name === 'shell'
      ? { provides: providedVersions(), offers: kit.offers, earlierKits: earlierKits(kit) }
      : { entry: ENTRY, shared: neededRanges(source.folder), uses: kit.uses }),
    groups: groups.groups,
    pages:
      source.name === 'shell'
        ? listed
        : writePagePacks({
            folder: path.join(outputFolder, 'client'),
            maps: path.join(outputFolder, 'maps/client'),
            entry: ENTRY,
            menu,
            pages: listed,
          }),
  });
}
