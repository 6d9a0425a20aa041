import { describe, expect, test } from '@jest/globals';
import type { PropsSchema } from '@portal/contract';
import { propsMisfits } from './props-fit.ts';

const text = { type: 'string' };
const props = (properties: PropsSchema['properties'], required = Object.keys(properties)): PropsSchema => ({
  properties,
  required,
});

describe('props of a slot fit a widget', () => {
  test.each<[string, PropsSchema | undefined, PropsSchema | undefined]>([
    ['that reads none', props({ heading: text }), undefined],
    ['that reads what is always given', props({ heading: text, more: text }), props({ heading: text })],
    ['that can do without what is not given', props({}), props({ heading: text }, [])],
    ['that takes more values', props({ offer: { enum: ['a'] } }), props({ offer: { enum: ['a', 'b'] } })],
    [
      'that takes any number where integers are given',
      props({ n: { type: 'integer' } }),
      props({ n: { type: 'number' } }),
    ],
    ['that takes null too', props({ n: text }), props({ n: { type: ['string', 'null'] } })],
    [
      'that takes each of two kinds',
      props({ n: { anyOf: [text, { type: 'null' }] } }),
      props({ n: { type: ['null', 'string'] } }),
    ],
    [
      'that has the same limits',
      props({ n: { type: 'string', maxLength: 9 } }),
      props({ n: { type: 'string', maxLength: 9 } }),
    ],
    ['that does not read descriptions', props({ n: text }), props({ n: { ...text, description: 'A name' } })],
  ])('%s', (_, given, needed) => {
    expect(propsMisfits(given, needed)).toEqual([]);
  });
});

describe('props of a slot do not fit a widget', () => {
  test.each<[string, PropsSchema | undefined, PropsSchema, string]>([
    ['when one is gone', undefined, props({ heading: text }), '"heading" is not given'],
    [
      'when one need not be there',
      props({ heading: text }, []),
      props({ heading: text }),
      '"heading" is not always given',
    ],
    [
      'when one has another type',
      props({ n: { type: 'number' } }),
      props({ n: text }),
      '"n" is number, and the widget takes string',
    ],
    [
      'when one may be null',
      props({ n: { type: ['string', 'null'] } }),
      props({ n: text }),
      '"n" may be null, and the widget takes string',
    ],
    [
      'when one has a value more',
      props({ n: { enum: ['a', 'c'] } }),
      props({ n: { enum: ['a', 'b'] } }),
      '"n" may be "c", and the widget takes "a", "b"',
    ],
    [
      'when one may have any value',
      props({ n: text }),
      props({ n: { ...text, enum: ['a'] } }),
      '"n" may be any string, and the widget takes "a"',
    ],
    [
      'when a limit is gone',
      props({ n: text }),
      props({ n: { ...text, maxLength: 9 } }),
      '"n" need not have the maxLength that the widget takes',
    ],
    [
      'inside of an object',
      props({ a: { type: 'object', ...props({ b: text }, []) } }),
      props({ a: { type: 'object', ...props({ b: text }) } }),
      '"a.b" is not always given',
    ],
    [
      'inside of a list',
      props({ a: { type: 'array', items: text } }),
      props({ a: { type: 'array', items: { type: 'number' } } }),
      '"a[]" is string, and the widget takes number',
    ],
  ])('%s', (_, given, needed, reason) => {
    expect(propsMisfits(given, needed)).toEqual([reason]);
  });
});
