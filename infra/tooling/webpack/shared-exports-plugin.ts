import path from 'node:path';
import type webpack from 'webpack';
import { projectRoot } from '../project-root.ts';
import { earlierKitPackages } from './earlier-kits.ts';

/** Modules of the kit that the shell brings to every section → their source. */
const modules = {
  '@portal/kit': 'shell/kit/src/index.ts',
  '@portal/kit/admin': 'shell/kit/src/admin/index.ts',
  '@portal/kit/server': 'shell/kit/src/server.tsx',
};

type Names = Record<string, Set<string>>;

/** The part of webpack's JavaScript parser that is used here. */
interface ParserHooks {
  hooks: Record<
    'importSpecifier' | 'exportImportSpecifier',
    { tap(name: string, note: (statement: unknown, source: string, id: string | null) => void): void }
  >;
}

/**
 * Collects by name what a build imports from the kit, and for the shell what its kit exports. The kit's version says less:
 * within a major version exports come, and a section may be released before the shell that brings them.
 */
export class SharedExportsPlugin {
  readonly #uses: Names = {};
  readonly #offers: Names = {};
  /** Of kits of earlier major versions, by version. */
  readonly #earlierOffers: Record<string, Names> = {};

  apply(compiler: webpack.Compiler): void {
    compiler.hooks.normalModuleFactory.tap('SharedExportsPlugin', (factory) => {
      for (const type of ['javascript/auto', 'javascript/esm'] as const)
        factory.hooks.parser.for(type).tap('SharedExportsPlugin', (parser) => {
          const { hooks } = parser as unknown as ParserHooks;
          for (const hook of [hooks.importSpecifier, hooks.exportImportSpecifier])
            hook.tap('SharedExportsPlugin', (_statement, source, id) => {
              if (id !== null && Object.hasOwn(modules, source)) (this.#uses[source] ??= new Set()).add(id);
            });
        });
    });
    compiler.hooks.compilation.tap('SharedExportsPlugin', (compilation) => {
      // The exports of all modules are known by then, and no two modules are one yet
      compilation.hooks.seal.tap('SharedExportsPlugin', () => {
        const note = (offers: Names, library: string, file: string) => {
          for (const module of compilation.modules) {
            if (module.nameForCondition() !== file) continue;
            const names = compilation.moduleGraph.getExportsInfo(module).getProvidedExports();
            if (Array.isArray(names)) offers[library] = new Set([...(offers[library] ?? []), ...names]);
          }
        };
        for (const [library, source] of Object.entries(modules)) {
          note(this.#offers, library, path.join(projectRoot, source));
          for (const { name, version } of earlierKitPackages()) {
            const compiled = source.replace('shell/kit/', 'dist/').replace(/\.tsx?$/, '.js');
            const offers = (this.#earlierOffers[version] ??= {});
            note(offers, library, path.join(projectRoot, 'node_modules', name, compiled));
          }
        }
      });
    });
  }

  /** Module → names that the build imports from it. */
  get uses(): Record<string, string[]> {
    return sorted(this.#uses);
  }

  /** Module → names that it exports; of modules that are part of the build. */
  get offers(): Record<string, string[]> {
    return sorted(this.#offers);
  }

  /** Version of an earlier kit → the same. */
  get earlierOffers(): Record<string, Record<string, string[]>> {
    return Object.fromEntries(
      Object.entries(this.#earlierOffers).map(([version, offers]) => [version, sorted(offers)]),
    );
  }
}

function sorted(names: Names): Record<string, string[]> {
  return Object.fromEntries(Object.entries(names).map(([library, found]) => [library, [...found].sort()]));
}
