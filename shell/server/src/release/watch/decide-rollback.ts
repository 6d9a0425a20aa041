import {
  isWorse,
  type BrowserFinding,
  type Comparison,
  type FailingRelease,
  type Stay,
  type Verdict,
} from './watched-version.ts';

/** What the portal itself has seen of a version and its predecessor. */
export interface Findings {
  /** Renders of pages that the server did not render of late; undefined without any. */
  rendered?: Comparison | undefined;
  /** Pages in a browser of the portal's own; only checked when browsers report failures. */
  opened?: BrowserFinding | undefined;
}

/**
 * Decides whether a version whose visits fail is rolled back. Only what the portal has seen itself counts: anybody can send
 * reports, and what its predecessor does not do better now is no fault of the version.
 */
export function decide(
  { witness, predecessor }: Pick<FailingRelease, 'witness' | 'predecessor'>,
  findings: Findings,
): Verdict {
  const { rendered, opened } = findings;
  if (rendered && isWorse(rendered)) return guilty('render', rendered);
  if (rendered && failsForHalf(rendered)) return { stay: failsToo(predecessor, rendered) };
  if (witness === 'browser') {
    if (opened === undefined || opened === 'running') return 'later';
    if (opened === 'none') return { stay: noBrowser };
    if (isWorse(opened)) return guilty('browser', opened);
    if (opened.predecessor.failed > 0) return { stay: failsToo(predecessor, opened) };
    return { stay: works('opens-again', opened) };
  }
  if (!rendered) return { stay: { reason: 'no page is known that it fails to render now', stays: nothingKnown } };
  if (rendered.overloaded > rendered.renders) return { stay: overloaded(rendered) };
  return { stay: rendered.predecessor.failed > 0 ? failsToo(predecessor, rendered) : works('renders-again', rendered) };
}

const failsForHalf = ({ renders, predecessor }: Comparison): boolean =>
  renders > 0 && predecessor.failed * 2 >= renders;

const nothingKnown = { because: 'renders-again', count: 0, renders: 0 } as const;

const noBrowser: Stay = {
  reason: 'only browsers report it, and the portal has no browser to open the pages itself',
  stays: { because: 'no-browser', count: 0, renders: 0 },
};

function guilty(by: 'render' | 'browser', { renders, version, predecessor }: Comparison): Verdict {
  const how = by === 'render' ? 'rendered' : 'opened in a browser';
  return {
    evidence: { by, failed: version.failed, failedBefore: predecessor.failed, renders },
    reason: `${how} by the portal: ${version.failed} of ${renders} failed (${version.reason}), with its predecessor ${predecessor.failed}`,
  };
}

function failsToo(name: string, { renders, predecessor }: Comparison): Stay {
  return {
    reason: `${name} fails now too, in ${predecessor.failed} of ${renders} renders (${predecessor.reason})`,
    stays: { because: 'predecessor-fails', count: predecessor.failed, renders },
  };
}

function works(because: 'renders-again' | 'opens-again', { renders, version }: Comparison): Stay {
  const count = renders - version.failed;
  const what = because === 'renders-again' ? 'it renders them again' : "its pages work in the portal's browser";
  return { reason: `${what}, in ${count} of ${renders} renders`, stays: { because, count, renders } };
}

function overloaded({ renders, overloaded: count }: Comparison): Stay {
  return {
    reason: `${count} of ${count + renders} renders were late, or a service was overloaded, which says nothing about it`,
    stays: { because: 'overloaded', count, renders: count + renders },
  };
}
