import { layout } from '@portal/kit';
import { ANNOUNCED, OFFERS } from './offers.ts';

// oxlint-disable-next-line regexp/linear -- names of products: alternatives of plain text
const NAMES = new RegExp(`(${[...Object.values(OFFERS).map(({ name }) => name), ANNOUNCED].join('|')})`);

/** Words in which no product's name goes over two lines: left alone, a browser breaks it after a hyphen. */
export function KeptNames({ children }: { children: string }) {
  return children.split(NAMES).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className={layout.nowrap}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
