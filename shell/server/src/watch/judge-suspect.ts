import type { Stay, Suspect } from './release-watch.ts';
import type { Comparison } from './second-look.ts';

/** More failed renders than its predecessor's by fewer than this are what a busy machine may do. */
const fewestMore = 2;

const nothingToCompare: Stay = {
  reason: 'the server renders them',
  stays: { because: 'renders-again', count: 0, renders: 0 },
};

/**
 * Why a version whose visits fail is to stay after all: what its predecessor cannot show now either is not its doing.
 * Undefined when it is to go. The comparison is of pages that the server did not render of late; without any, only a version
 * whose own visits fail goes.
 */
export function reasonToStay(
  { witness, predecessor: name, seenIn }: Pick<Suspect, 'witness' | 'predecessor' | 'seenIn'>,
  compared: Comparison | undefined,
): Stay | undefined {
  if (!compared) return seenIn && nothingToCompare;
  const { renders, version, predecessor } = compared;
  if (version.failed >= predecessor.failed + fewestMore) return undefined;
  const failsToo: Stay = {
    reason: `${name} fails now too, in ${predecessor.failed} of ${renders} renders (${predecessor.reason})`,
    stays: { because: 'predecessor-fails', count: predecessor.failed, renders },
  };
  if (predecessor.failed * 2 >= renders) return failsToo;
  // What browsers saw need not show on the server
  if (witness === 'browser' && !seenIn) return undefined;
  if (predecessor.failed > 0) return failsToo;
  const count = renders - version.failed;
  return {
    reason: `it renders them again, in ${count} of ${renders} renders`,
    stays: { because: 'renders-again', count, renders },
  };
}
