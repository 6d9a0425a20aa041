import type { Finding, Locale, RenderedSlot, RenderRequest } from '@portal/contract';
import { readWidget } from '../../render/read-rendered.ts';
import { reasonOf } from './finding.ts';
import type { TrialWorker } from './trial-worker.ts';

const renderLimitMs = 5_000;

/** A slot as a page fills it. */
export interface SlotUse {
  slot: RenderedSlot;
  path: string;
}

export interface GuestTrial {
  /** Of the candidate's pages. */
  uses: SlotUse[];
  /** The same of its live version: what fails there too is no fault of the candidate. */
  liveSlots: RenderedSlot[];
  /** A thread of its own with the live version of a section; undefined when nothing of it is live. */
  open(section: string): Promise<TrialWorker | undefined>;
  makeRequest(locale: Locale): RenderRequest;
}

const keyOf = ({ section, module, props }: RenderedSlot): string => JSON.stringify([section, module, props]);

/**
 * Widgets of other sections with the props that the candidate's pages give them, where these are not those of the live
 * version: else a slot whose props have changed breaks a widget, and the widget's section is taken for the culprit.
 */
export async function checkGuests({ uses, liveSlots, open, makeRequest }: GuestTrial): Promise<Finding[]> {
  const known = new Set(liveSlots.map(keyOf));
  const changed = new Map(uses.filter(({ slot }) => !known.has(keyOf(slot))).map((use) => [keyOf(use.slot), use]));
  const findings: Finding[] = [];
  for (const section of new Set([...changed.values()].map(({ slot }) => slot.section))) {
    const worker = await open(section);
    if (!worker) continue;
    try {
      for (const use of changed.values())
        if (use.slot.section === section) findings.push(...(await failureOf(worker, use, makeRequest)));
    } finally {
      await worker.close();
    }
  }
  return findings;
}

async function failureOf(
  worker: TrialWorker,
  { slot, path }: SlotUse,
  makeRequest: GuestTrial['makeRequest'],
): Promise<Finding[]> {
  const { section, module, props } = slot;
  for (const locale of ['ko', 'en'] as const) {
    const call = { op: 'widget', module, id: 'proof', props, request: makeRequest(locale) } as const;
    const reason = await worker.call(call, renderLimitMs).then((value) => readWidget(value).failure, reasonOf);
    if (reason === undefined) continue;
    return [
      {
        code: 'widget-misfit',
        cause: `${module} of ${section} does not render with what ${path} (${locale}) gives it: ${reasonOf(reason)}; props ${JSON.stringify(props).slice(0, 100)}`,
        mend: `give the slot the props that it had, or have ${section} release a widget that takes both first`,
      },
    ];
  }
  return [];
}
