import { createHash } from 'node:crypto';
import path from 'node:path';
import { projectRoot } from '../project-root.ts';
import type { ApiNames, PackageApi } from './api-change.ts';
import { declarationsBehind, readDeclarations, type DeclarationFile } from './declaration-file.ts';
import { readManifestOf } from './platform-packages.ts';

/** A declaration, by the file and the name that it has there. */
interface Place {
  file: string;
  name: string;
}

/** Follows exports and imports between the declaration files of one package. */
class Declarations {
  readonly #files = new Map<string, DeclarationFile>();

  at(file: string): DeclarationFile {
    const known = this.#files.get(file) ?? readDeclarations(file);
    this.#files.set(file, known);
    return known;
  }

  /** Exported name → where it is declared; undefined for a name of another package. */
  exportsOf(file: string): Map<string, Place | undefined> {
    const { exported, stars } = this.at(file);
    const found = new Map<string, Place | undefined>();
    for (const source of stars) {
      const behind = declarationsBehind(source, file);
      if (behind !== undefined) for (const [name, place] of this.exportsOf(behind)) found.set(name, place);
    }
    for (const [name, { source, name: there }] of exported) found.set(name, this.#follow(file, there, source));
    return found;
  }

  #follow(file: string, name: string, source: string | undefined): Place | undefined {
    const behind = source === undefined ? undefined : declarationsBehind(source, file);
    if (source !== undefined) return behind === undefined ? undefined : this.exportsOf(behind).get(name);
    const { declared, imported } = this.at(file);
    if (declared.has(name)) return { file, name };
    const origin = imported.get(name);
    return origin && this.#follow(file, origin.name, origin.source);
  }

  /** What a declaration's text refers to in its own package. */
  referredBy({ file, name }: Place): Place[] {
    const { declared, imported } = this.at(file);
    const words = new Set((declared.get(name) ?? '').match(/\b[A-Za-z_$][\w$]*\b/g));
    return [...words].flatMap((word) => {
      if (word === name || !(declared.has(word) || imported.has(word))) return [];
      const place = this.#follow(file, word, undefined);
      return place ? [place] : [];
    });
  }

  textOf({ file, name }: Place): string {
    return (this.at(file).declared.get(name) ?? '').replaceAll(/^(?:export )?(?:declare )?/gm, '');
  }
}

function entriesOf(workspace: string): [string, string][] {
  const { exports = {} } = readManifestOf(workspace);
  return Object.entries(exports).flatMap(([entry, target]) => {
    const source = typeof target === 'string' ? target : (target['source'] ?? '');
    const compiled = source.replace('./src/', 'dist/src/').replace(/\.tsx?$/, '.d.ts');
    return source.endsWith('.css') ? [] : [[entry, path.join(projectRoot, workspace, compiled)]];
  });
}

const byName = (a: string, b: string) => (a < b ? -1 : 1);
const block = (texts: string[]) => `\`\`\`ts\n${texts.join('\n')}\n\`\`\`\n`;

/**
 * The public API of a compiled workspace as text: by entry point what it exports, then what those declarations are made of.
 * Comments are left out, so that only a change for those who import it changes the report.
 */
export function apiReport(workspace: string): string {
  const declarations = new Declarations();
  const { name } = readManifestOf(workspace);
  const places = new Map<string, Place>();
  const sections = entriesOf(workspace).map(([entry, file]) => {
    const found = [...declarations.exportsOf(file)].toSorted(([a], [b]) => byName(a, b));
    for (const [, place] of found) if (place) places.set(`${place.name} ${place.file}`, place);
    const texts = found.map(([exported, place]) => {
      if (!place) return `export { ${exported} }; // of another package`;
      return `${place.name === exported ? '' : `// exported as ${exported}\n`}export ${declarations.textOf(place)}`;
    });
    return `## ${entry.replace(/^\./, name)}\n\n${block(texts)}`;
  });
  const exported = new Set(places.keys());
  for (const place of places.values())
    for (const referred of declarations.referredBy(place)) places.set(`${referred.name} ${referred.file}`, referred);
  const inner = [...places]
    .filter(([key]) => !exported.has(key))
    .toSorted(([a], [b]) => byName(a, b))
    .map(([, place]) => declarations.textOf(place));
  const rest = inner.length > 0 ? [`## What they are made of\n\n${block(inner)}`] : [];
  const head = `# API of ${name}\n\nWritten by \`UPDATE_API=1 npm run jest -- infra/tooling/packages/api-report\`: a change of it is a change for the teams.\n`;
  return [head, ...sections, ...rest].join('\n');
}

/** What a compiled workspace offers to those who import it, as far as a later version is compared with it. */
export function apiOf(workspace: string): PackageApi {
  const declarations = new Declarations();
  const { name: packageName } = readManifestOf(workspace);
  const names: ApiNames = {};
  for (const [entry, file] of entriesOf(workspace))
    for (const [name, place] of declarations.exportsOf(file)) {
      const isDeprecated = place !== undefined && declarations.at(place.file).deprecated.has(place.name);
      names[`${entry.replace(/^\./, packageName)} ${name}`] = isDeprecated ? 'deprecated' : 'current';
    }
  return { names, report: createHash('sha256').update(apiReport(workspace)).digest('hex') };
}
