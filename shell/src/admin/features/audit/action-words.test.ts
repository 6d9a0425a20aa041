import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { actionWords, kindWords } from './action-words.ts';

const root = path.resolve(import.meta.dirname, '../../../../..');
/** What follows such a word on its line is an action: `action: 'member.role'`, `audit(trx, 'application.view', …)`. */
const told = /\b(?:action|note|entryOf|\w*[Aa]udit\w*)\b((?:\(\s*\w+,)?.*)$/gm;
const code = /'([a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*)'/g;
/** All that the portal writes is about releases. */
const portalAction = /'(release\.[a-z-]+)'/g;
/** `action: \`${resource.name}.order\`` of the kit's resources, and the events of changes and reads. */
const ofResource = /action: `\$\{(?:resource\.)?name\}\.([a-z]+)`/g;
const ofEvent = '`${resource.name}.${event}`';
const events = /^export type (?:Resource|Read)Event = (.*);$/gm;
/** Names of actions that are older than the description of a resource. */
const older = /^ +actions: \{(.*)\},$/gm;

const servicesOf = readdirSync(path.join(root, 'services')).filter((name) =>
  existsSync(path.join(root, 'services', name, 'src/service.ts')),
);
const sources = [
  ...servicesOf.map((name) => `services/${name}/src`),
  'services/kit/src/media',
  'services/kit/src/resources',
  'shell/server/src',
]
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true }).map((file) => path.join(folder, String(file))),
  )
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\/testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].flatMap((match) => match[1] ?? []);

function actionsOf({ file, text }: (typeof sources)[number]): string[] {
  if (file.startsWith('shell/server/')) return matches(text, portalAction);
  if (!file.startsWith('services/kit/src/resources/'))
    return matches(text, told).flatMap((line) => matches(line, code));
  const described = sources.filter((source) => source.file.endsWith('-resource.ts'));
  const resources = described.flatMap((source) => matches(source.text, /^ +name: '([a-z-]+)'/gm));
  const verbs = matches(text, ofResource);
  if (!text.includes(ofEvent)) return resources.flatMap((name) => verbs.map((verb) => `${name}.${verb}`));
  const changes = sources
    .flatMap((source) => matches(source.text, events))
    .flatMap((line) => matches(line, /'([a-z]+)'/g));
  return [
    ...resources.flatMap((name) => [...verbs, ...changes].map((verb) => `${name}.${verb}`)),
    ...described.flatMap((source) => matches(source.text, older)).flatMap((line) => matches(line, code)),
  ];
}

const writers = sources.filter(({ file, text }) =>
  file.startsWith('shell/server/') ? matches(text, portalAction).length > 0 : /recordAudit\(/.test(text),
);
const actions = [...new Set(writers.flatMap(actionsOf))].toSorted((a, b) => a.localeCompare(b));

function lookupIn(locale: string) {
  const { admin } = JSON.parse(readFileSync(path.join(root, `shell/locales/${locale}/admin.json`), 'utf8')) as {
    admin: { audit: object };
  };
  return (key: string): string | undefined => {
    const [group = '', ...rest] = key.split('.');
    const words = [group, ...rest].reduce<unknown>(
      (at, name) => (at as Record<string, unknown> | undefined)?.[name],
      admin.audit,
    );
    return typeof words === 'string' ? words : undefined;
  };
}
const join = (noun: string, verb: string) => `${noun} ${verb}`;

describe('words of the audit log', () => {
  test('every source that writes an entry was understood', () => {
    expect(writers.length).toBeGreaterThan(20);
    expect(writers.filter((source) => actionsOf(source).length === 0).map(({ file }) => file)).toEqual([]);
    expect(actions).toEqual(
      expect.arrayContaining([
        'member.role',
        'applicants.export',
        'inquiry.reveal-password',
        'document.replace',
        'media.restore',
        'home-slide.order',
        'customer-case.create',
        'office.purge',
        'support-settings.update',
        'release.heal',
        'release.refused',
      ]),
    );
  });

  test.each(['ko', 'en'])('every action that a service writes reads as words (%s)', (locale) => {
    const lookup = lookupIn(locale);
    expect(actions.filter((action) => actionWords(action, lookup, join) === action)).toEqual([]);
    expect(actions.filter((action) => kindWords(`${action.split('.', 1)[0]}.*`, lookup).endsWith('.*'))).toEqual([]);
    expect([...servicesOf, 'portal'].filter((service) => !lookup(`services.${service}`))).toEqual([]);
  });

  test('an action has its own words, else those of its noun and verb, else its code', () => {
    const lookup = lookupIn('en');
    expect(actionWords('member.role', lookup, join)).toBe('Role changed');
    expect(actionWords('training.create', lookup, join)).toBe('Training created');
    expect(actionWords('training.frobnicate', lookup, join)).toBe('training.frobnicate');
  });
});
