import { describe, expect, test } from '@jest/globals';
import { fillSlots } from './fill-slots.ts';

describe('filling the slots of a page', () => {
  test('puts each widget in the place of its marker', () => {
    const fills = new Map([
      ['<!--slot-1-->', 'one'],
      ['<!--slot-10-->', 'ten'],
    ]);
    expect(fillSlots('<p><!--slot-10--></p><p><!--slot-1--></p>', fills)).toBe('<p>ten</p><p>one</p>');
  });

  test('takes what a widget brings literally', () => {
    const fills = new Map([
      ['(a)', "$& $1 $' (b)"],
      ['(b)', 'second'],
    ]);
    expect(fillSlots('(a)|(b)', fills)).toBe("$& $1 $' (b)|second");
  });

  test('prefers the longer of two markers that begin alike', () => {
    expect(
      fillSlots(
        'slot-1 slot-12',
        new Map([
          ['slot-1', 'a'],
          ['slot-12', 'b'],
        ]),
      ),
    ).toBe('a b');
  });
});
