import { describe, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import fp from 'fastify-plugin';
import { parts } from './portal.ts';

const details = Symbol.for('plugin-meta');

interface Meta {
  name: string;
  dependencies?: string[];
}

const metaOf = (plugin: unknown): Meta => (plugin as { [details]: Meta })[details];
const named = parts.map(metaOf);

describe.each(named)('the plugin $name', ({ name, dependencies = [] }) => {
  const place = named.findIndex((other) => other.name === name);
  const before = ['settings', ...named.slice(0, place).map((other) => other.name)];

  test('needs only what comes before it', () => {
    expect(dependencies.filter((needed) => !before.includes(needed))).toEqual([]);
  });

  test.each(dependencies)('fails at the start without %s, and names it', async (missing) => {
    const app = Fastify();
    for (const present of dependencies.filter((needed) => needed !== missing))
      await app.register(fp(async () => undefined, { name: present }));
    const part = parts[place];
    const starting = async () => part && (await app.register(part));
    await expect(starting()).rejects.toThrow(`The dependency '${missing}' of plugin '${name}' is not registered`);
  });
});
