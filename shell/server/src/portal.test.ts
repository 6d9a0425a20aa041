import { expect, test } from '@jest/globals';
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

test.each(named)('the plugin $name needs only what comes before it', ({ name, dependencies = [] }) => {
  const before = named.slice(
    0,
    named.findIndex((other) => other.name === name),
  );
  const present = ['settings', ...before.map((other) => other.name)];
  expect(dependencies.filter((needed) => !present.includes(needed))).toEqual([]);
});

const needs = named.flatMap(({ name, dependencies = [] }, place) =>
  dependencies.map((missing) => ({ name, missing, place, others: dependencies.filter((other) => other !== missing) })),
);

test.each(needs)('without $missing the plugin $name fails at the start, and names it', async (need) => {
  const { name, missing, place, others } = need;
  const app = Fastify();
  for (const present of others) await app.register(fp(async () => undefined, { name: present }));
  const starting = async () => app.register(parts[place] ?? fp(async () => undefined));
  await expect(starting()).rejects.toThrow(`The dependency '${missing}' of plugin '${name}' is not registered`);
});
