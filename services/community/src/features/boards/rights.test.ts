import { describe, expect, test } from '@jest/globals';
import { ownerId, whoMay } from '@portal/service-kit/testing';
import * as rights from './rights.ts';
import { mayAnswer, mayEdit, mayRemove, maySee, maySeeCorrection } from './rights.ts';
import type { Reader } from './reader.ts';

const editors = ['editor', 'manager', 'administrator'];
const ownerAndEditors = ['owner', ...editors];
const everybody = whoMay('community', () => true);
const types = ['free', 'question', 'attach', 'news', 'notice', 'announcement'];
const yesterday = new Date(Date.now() - 86_400_000);
const tomorrow = new Date(Date.now() + 86_400_000);

type Row = Parameters<typeof mayEdit>[1] & Parameters<typeof maySee>[1];
interface Case {
  row: Row;
  /** Everybody who may; all others are refused. */
  allowed: string[];
}

const row = (given: Partial<Row>): Row => ({
  type: 'free',
  authorId: ownerId,
  status: 'hidden',
  startsAt: yesterday,
  ...given,
});
const company = (type: string) => ['notice', 'announcement'].includes(type);

/** For each right what rows differ by, and everybody who has it. */
const cases: Record<string, { may(reader: Reader, row: Row): boolean; cases: Case[] }> = {
  mayEdit: {
    may: mayEdit,
    cases: types.flatMap((type) => [
      { row: row({ type }), allowed: company(type) ? ownerAndEditors : ['owner'] },
      { row: row({ type, authorId: null }), allowed: editors },
    ]),
  },
  mayRemove: {
    may: mayRemove,
    cases: [
      { row: row({}), allowed: ownerAndEditors },
      { row: row({ authorId: null }), allowed: editors },
    ],
  },
  mayAnswer: {
    may: mayAnswer,
    cases: types.flatMap((type) => [
      { row: row({ type }), allowed: type === 'question' ? ownerAndEditors : [] },
      { row: row({ type, authorId: null }), allowed: type === 'question' ? editors : [] },
    ]),
  },
  maySeeCorrection: {
    may: maySeeCorrection,
    cases: [
      { row: row({ status: 'visible' }), allowed: ownerAndEditors },
      { row: row({ status: 'visible', authorId: null }), allowed: editors },
    ],
  },
  maySee: {
    may: maySee,
    cases: [
      { row: row({}), allowed: ownerAndEditors },
      { row: row({ authorId: null }), allowed: editors },
      { row: row({ status: 'visible', startsAt: tomorrow }), allowed: ownerAndEditors },
      { row: row({ status: 'visible', authorId: null }), allowed: everybody },
    ],
  },
};

test('each right to a row has its table', () => {
  expect(Object.keys(cases).toSorted()).toEqual(Object.keys(rights).toSorted());
});

describe.each(Object.entries(cases))('%s', (_name, { may, cases: given }) => {
  test.each(given.map(({ row: { startsAt, ...shown }, allowed }) => [JSON.stringify(shown), shown, startsAt, allowed]))(
    'of %s is of those who are named, and of no one else',
    (_shown, shown, startsAt, allowed) => {
      const of = { ...(shown as Omit<Row, 'startsAt'>), startsAt: startsAt as Date };
      expect(whoMay('community', (reader) => may(reader, of))).toEqual(
        everybody.filter((name) => (allowed as string[]).includes(name)),
      );
    },
  );
});
