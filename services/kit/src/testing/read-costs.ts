import assert from 'node:assert/strict';
import type { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import type { Knex } from 'knex';
import { resolveReferences } from './resolve-references.ts';
import { sampleValue } from './sample-value.ts';
import type { JsonSchema } from './sample-value.ts';

interface ReadOperation {
  operationId?: string;
  parameters?: { name: string; in: string; required?: boolean; schema: JsonSchema }[];
  responses?: Record<string, { content?: Record<string, unknown> }>;
}

interface Measured {
  app: {
    inject(message: { url: string; headers: Record<string, string> }): PromiseLike<{
      statusCode: number;
      body: string;
      json(): unknown;
    }>;
  };
  db: Knex;
}

/** What the worst input that was found for an operation costs. */
interface ReadCost {
  operation: string;
  /** Path and query of that input. */
  url: string;
  /** Milliseconds during which the database worked on it. */
  databaseMs: number;
  /** From the request to the end of its response. */
  totalMs: number;
  /** Inputs that were tried. */
  tried: number;
}

export interface ReadCostOptions {
  token: string;
  /** Values that name rows, by the name of a parameter. */
  values?: Record<string, string[]>;
  /** Operations with limits of their own: exports and files. */
  leaveOut?: string[];
}

/** What has cost a database most: words of many letters, of letters that are everywhere, of wildcards, of accents. */
const texts = [
  '가',
  '김민수',
  '화면에',
  'ㄱㄴㄷㄹㅏㅑㅓㅕ'.repeat(12),
  '%_'.repeat(50),
  '가'.repeat(100),
  'e\u0301'.repeat(50),
  '\ufdfa'.repeat(100),
  Array.from({ length: 100 }, (_, index) => String.fromCodePoint(0xac00 + 97 * index)).join(''),
  Array.from({ length: 50 }, (_, index) => String.fromCodePoint(0xac00 + 97 * index)).join(' '),
];
const numbers = ['1', '7', '500', '1000', '10000', '1000000'];
const calls = 3;
/** Of an input that seems to cost too much: the system counts processor time in hundredths of a second. */
const callsForProcessor = 20;
/** Of a read that lists, shows or searches. */
const limits = { databaseMs: 50, totalMs: 100 };

const isDear = ({ databaseMs, totalMs }: Pick<ReadCost, 'databaseMs' | 'totalMs'>): boolean =>
  databaseMs > limits.databaseMs || totalMs > limits.totalMs;

function valuesOf(name: string, schema: JsonSchema, known: Record<string, string[]>): string[] {
  if (known[name]) return known[name];
  if (schema.enum) return schema.enum.map(String);
  const type = Array.isArray(schema.type) ? schema.type : [schema.type];
  if (type.includes('integer') || type.includes('number')) return numbers;
  if (type.includes('boolean')) return ['true', 'false'];
  if (schema.format || schema.pattern?.includes('\\d{4}')) return [String(sampleValue(schema))];
  return texts;
}

/** All inputs that differ in one parameter, and all pairs of a text with each value of another. */
function* queriesOf(
  parameters: NonNullable<ReadOperation['parameters']>,
  known: Record<string, string[]>,
): Generator<Record<string, string>> {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const needed = Object.fromEntries(
    inQuery
      .filter(({ required }) => required)
      .map(({ name, schema }) => [name, valuesOf(name, schema, known)[0] ?? String(sampleValue(schema))]),
  );
  yield needed;
  for (const one of inQuery)
    for (const value of valuesOf(one.name, one.schema, known)) {
      yield { ...needed, [one.name]: value };
      for (const other of inQuery)
        if (other !== one && valuesOf(one.name, one.schema, known) !== texts)
          for (const text of valuesOf(other.name, other.schema, known).slice(0, 3))
            yield { ...needed, [one.name]: value, [other.name]: text };
    }
}

type Query = (...parts: unknown[]) => unknown;

/**
 * Adds up the time during which at least one statement is under way, from being sent until its rows are there. Measures at
 * the driver: Knex reports no end of the statements that begin and end transactions, nor of prepared ones.
 */
function databaseClock(db: Knex): { read(): number; stop(): void } {
  let underWay = 0;
  let began = 0;
  let sum = 0;
  const start = () => {
    if (underWay === 0) began = performance.now();
    underWay += 1;
  };
  const end = () => {
    underWay -= 1;
    if (underWay === 0) sum += performance.now() - began;
  };
  const restores = new Map<object, () => void>();
  const watch = (_event: number, connection: { query: Query }) => {
    if (restores.has(connection)) return;
    const { query } = connection;
    connection.query = (...parts) => {
      const received = parts.at(-1);
      start();
      if (typeof received === 'function')
        return query.call(connection, ...parts.slice(0, -1), (...results: unknown[]) => {
          end();
          received(...results);
        });
      return Promise.resolve(query.apply(connection, parts)).finally(end);
    };
    restores.set(connection, () => {
      connection.query = query;
    });
  };
  const { pool } = db.client as { pool: Pick<EventEmitter, 'on' | 'removeListener'> };
  pool.on('acquireSuccess', watch);
  return {
    read: () => sum,
    stop() {
      pool.removeListener('acquireSuccess', watch);
      for (const restore of restores.values()) restore();
    },
  };
}

/** Milliseconds of processor time that the sessions of a database have used (proc(5): fields 14 and 15, in hundredths of a second). */
async function processorTimeOf(db: Knex): Promise<number> {
  const { rows } = await db.raw<{ rows: { pid: number }[] }>(
    'select pid from pg_stat_activity where datname = current_database()',
  );
  let ticks = 0;
  for (const { pid } of rows) {
    const [, numbers = ''] = /\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const [user, system] = numbers.split(' ').slice(11, 13).map(Number);
    ticks += (user ?? Number.NaN) + (system ?? Number.NaN);
  }
  return ticks * 10;
}

/** What a call takes of processors, on average: unlike its duration, not longer where the machine does something else. */
async function processorCost(db: Knex, call: () => Promise<unknown>): Promise<{ databaseMs: number; totalMs: number }> {
  const [ofDatabase, own] = [await processorTimeOf(db), process.cpuUsage()];
  for (let made = 0; made < callsForProcessor; made += 1) await call();
  const { user, system } = process.cpuUsage(own);
  const databaseMs = ((await processorTimeOf(db)) - ofDatabase) / callsForProcessor;
  return { databaseMs, totalMs: databaseMs + (user + system) / 1_000 / callsForProcessor };
}

const isRead = ({ responses = {} }: ReadOperation) => responses['200']?.content?.['application/json'] !== undefined;

/**
 * Asks every operation of a base's OpenAPI document that reads JSON for the worst inputs known, as somebody who may read all,
 * and returns the worst of each: of the best of three calls, or of their processor time where these seem to cost too much, so that what else the machine does counts little.
 */
async function readCosts(
  { app, db }: Measured,
  base: string,
  { token, values = {}, leaveOut = [] }: ReadCostOptions,
): Promise<ReadCost[]> {
  const document = (await app.inject({ url: `/api/${base}/openapi.json`, headers: {} })).json();
  const { paths } = resolveReferences(document as { paths: Record<string, { get?: ReadOperation }> });
  const clock = databaseClock(db);
  const headers = { authorization: `Bearer ${token}` };
  const costs: ReadCost[] = [];
  const costOf = async (url: string): Promise<{ databaseMs: number; totalMs: number }> => {
    const best = { databaseMs: Infinity, totalMs: Infinity };
    const call = async () => {
      const { statusCode } = await app.inject({ url, headers });
      if (statusCode >= 500) throw new Error(`${url}: ${statusCode}`);
    };
    for (let made = 0; made < calls; made += 1) {
      const before = clock.read();
      const began = performance.now();
      await call();
      best.totalMs = Math.min(best.totalMs, performance.now() - began);
      best.databaseMs = Math.min(best.databaseMs, clock.read() - before);
    }
    return isDear(best) ? processorCost(db, call) : best;
  };
  for (const [path, { get }] of Object.entries(paths)) {
    const operation = get?.operationId ?? '';
    if (!get || !isRead(get) || leaveOut.includes(operation)) continue;
    const { parameters = [] } = get;
    const inPath = parameters.filter((parameter) => parameter.in === 'path');
    const filled = inPath.reduce(
      (url, { name, schema }) => url.replace(`{${name}}`, values[name]?.[0] ?? String(sampleValue(schema))),
      path,
    );
    let worst: ReadCost = { operation, url: filled, databaseMs: 0, totalMs: 0, tried: 0 };
    for (const query of queriesOf(parameters, values)) {
      const search = new URLSearchParams(query).toString();
      const url = search ? `${filled}?${search}` : filled;
      const cost = await costOf(url);
      const isWorse = Math.max(cost.databaseMs * 2, cost.totalMs) > Math.max(worst.databaseMs * 2, worst.totalMs);
      worst = { ...(isWorse ? { ...worst, ...cost, url } : worst), tried: worst.tried + 1 };
    }
    costs.push(worst);
  }
  clock.stop();
  return costs.toSorted((a, b) => b.totalMs - a.totalMs);
}

/** Prints what the reads of a service cost, the dearest first, and fails with those beyond 50 ms of the database or 100 ms in all. */
export async function expectCheapReads(service: Measured, bases: string[], options: ReadCostOptions): Promise<void> {
  const costs: ReadCost[] = [];
  for (const base of bases) costs.push(...(await readCosts(service, base, options)));
  const rows = costs.map(
    ({ operation, tried, databaseMs, totalMs, url }) =>
      `| ${operation} | ${tried} | ${databaseMs.toFixed(1)} | ${totalMs.toFixed(1)} | ${url.slice(0, 100)} |\n`,
  );
  process.stdout.write(rows.join(''));
  assert.ok(
    costs.some(({ databaseMs }) => databaseMs > 0),
    'no statement was measured',
  );
  assert.deepEqual(costs.filter(isDear), []);
}
