import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Where a name comes from: a file of the same package, or another package. */
interface Origin {
  source: string;
  name: string;
}

/** What a compiled declaration file (`.d.ts`) says, statement by statement. */
export interface DeclarationFile {
  /** Name → its declaration, without comments. */
  declared: Map<string, string>;
  imported: Map<string, Origin>;
  /** Exported name → the name in this file, or in another. */
  exported: Map<string, Partial<Origin> & { name: string }>;
  /** Files of which everything is exported. */
  stars: string[];
  /** Names whose comment says `@deprecated`. */
  deprecated: Set<string>;
}

const startsStatement = /^(?:export|declare|import|abstract|type|interface|const|let|function|class|enum)\b/;
const namePattern =
  /^(?:export )?(?:default )?(?:declare )?(?:abstract )?(?:function|const|let|class|interface|type|enum) (\w+)/;

function statementsOf(text: string): string[] {
  const statements: string[] = [];
  for (const line of text.replaceAll(/\/\*[\s\S]*?\*\//g, '').split('\n')) {
    if (startsStatement.test(line)) statements.push(line);
    else if (line.trim() !== '' && !line.startsWith('//') && statements.length > 0)
      statements.push(`${statements.pop()}\n${line}`);
  }
  return statements;
}

/** `a, type B as C` → pairs of the name there and the name here. */
function pairsOf(list: string): [string, string][] {
  return list
    .split(',')
    .map((part) => part.trim().replace(/^type /, ''))
    .filter(Boolean)
    .map((part) => {
      const [there = '', here = there] = part.split(' as ');
      return [there, here];
    });
}

const clause =
  /^(?<verb>import|export) (?:type )?(?:\{(?<list>[^}]*)\}|(?<star>\*)(?: as \w+)?|(?<name>\w+))(?: from ["'](?<source>[^"']+)["'])?;?$/;

function addStatement({ declared, imported, exported, stars }: DeclarationFile, statement: string): void {
  const { verb, list, star, name, source } = clause.exec(statement.replaceAll(/\s+/g, ' '))?.groups ?? {};
  if (verb === 'import' && source !== undefined) {
    for (const [there, here] of pairsOf(list ?? '')) imported.set(here, { source, name: there });
    if (name !== undefined) imported.set(name, { source, name: 'default' });
  } else if (verb === 'export' && (list !== undefined || star !== undefined)) {
    for (const [there, here] of pairsOf(list ?? '')) exported.set(here, { source, name: there });
    if (star !== undefined && source !== undefined) stars.push(source);
  } else {
    const [, declaredName] = namePattern.exec(statement) ?? [];
    if (declaredName === undefined) return;
    const before = declared.get(declaredName);
    // Overloads, or a type and a value of one name
    declared.set(declaredName, before === undefined ? statement : `${before}\n${statement}`);
    if (statement.startsWith('export ')) exported.set(declaredName, { name: declaredName });
  }
}

function deprecatedIn(text: string): Set<string> {
  const commented = text.matchAll(/^\/\*\*(?<comment>(?:(?!\*\/)[\s\S])*)\*\/\n(?<statement>.*)/gm);
  const marked = Array.from(commented, ({ groups }) => groups ?? {}).filter(({ comment }) =>
    comment?.includes('@deprecated'),
  );
  return new Set(marked.flatMap(({ statement = '' }) => namePattern.exec(statement)?.[1] ?? []));
}

/** Reads a declaration file that the compiler wrote: each of its statements begins at the left edge. */
export function readDeclarations(file: string): DeclarationFile {
  const text = readFileSync(file, 'utf8');
  const read: DeclarationFile = {
    declared: new Map(),
    imported: new Map(),
    exported: new Map(),
    stars: [],
    deprecated: deprecatedIn(text),
  };
  for (const statement of statementsOf(text)) addStatement(read, statement);
  return read;
}

/** The declaration file behind `./x.ts` in another one; undefined for what is no file of the package. */
export function declarationsBehind(source: string, from: string): string | undefined {
  if (!source.startsWith('.')) return undefined;
  return path.resolve(path.dirname(from), source.replace(/\.(?:tsx?|jsx?)$/, '.d.ts'));
}
