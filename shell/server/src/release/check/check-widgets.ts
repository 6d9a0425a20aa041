import {
  slotsOf,
  type Finding,
  type Locale,
  type RenderRequest,
  type RenderedSlot,
  type SectionRelease,
} from '@portal/contract';
import { readWidget } from '../../render/read-rendered.ts';
import type { BundleDescription } from '../../render/render-protocol.ts';
import { reasonOf, someOf } from './finding.ts';
import type { TrialWorker } from './trial-worker.ts';

const renderLimitMs = 5_000;

export interface WidgetTrial {
  release: SectionRelease;
  others: SectionRelease[];
  description: BundleDescription;
  worker: TrialWorker;
  makeRequest(locale: Locale): RenderRequest;
  /** As pages of other sections ask for this section's widgets. */
  usedSlots: RenderedSlot[];
}

/** Every widget: somebody offers its slot, the browser's and the server's bundle bring it, and it renders with what the slot gives it. */
export async function checkWidgets(trial: WidgetTrial): Promise<Finding[]> {
  const findings = await Promise.all(
    Object.entries(trial.release.widgets).map(([slot, module]) => checkWidget(trial, slot, module)),
  );
  return findings.flat();
}

async function checkWidget(trial: WidgetTrial, slot: string, module: string): Promise<Finding[]> {
  const { release, others, description } = trial;
  const offered = [...new Set([release, ...others].flatMap((section) => Object.keys(slotsOf(section))))];
  if (!offered.includes(slot)) {
    return [
      finding(
        `no section offers the slot "${slot}" (there are ${someOf(offered.toSorted()) || 'none'})`,
        'name one of these in `widgets` of section.ts, or have the section that shows it declare the slot',
      ),
    ];
  }
  if (!Object.hasOwn(release.groups, module.replace(/^\.\//, ''))) {
    return [
      finding(
        `the browser's bundle brings no ${module} for the slot "${slot}"`,
        "see that `file` in `widgets` of section.ts is the widget's file, and build anew",
      ),
    ];
  }
  if (!description.widgets.includes(module)) {
    return [
      finding(
        `the server's bundle brings no ${module} for the slot "${slot}"`,
        'pass the widget to createServerSection in src/server.ts',
      ),
    ];
  }
  const failure = await renderFailure(trial, module);
  return failure === undefined
    ? []
    : [
        finding(
          `the widget for the slot "${slot}" does not render: ${failure}`,
          'mend the widget for the props that the slot gives it',
        ),
      ];
}

async function renderFailure(
  { worker, makeRequest, usedSlots }: WidgetTrial,
  module: string,
): Promise<string | undefined> {
  const uses = usedSlots.filter((used) => used.module === module).map(({ props }) => props);
  for (const props of uses.length > 0 ? uses : [{}]) {
    for (const locale of ['ko', 'en'] as const) {
      const where = `(${locale}, props ${JSON.stringify(props).slice(0, 100)})`;
      try {
        const { failure } = readWidget(
          await worker.call({ op: 'widget', module, id: 'proof', props, request: makeRequest(locale) }, renderLimitMs),
        );
        if (failure !== undefined) return `${reasonOf(failure)} ${where}`;
      } catch (error) {
        return `${reasonOf(error)} ${where}`;
      }
    }
  }
  return undefined;
}

const finding = (cause: string, mend: string): Finding => ({ code: 'widget-misfit', cause, mend });
