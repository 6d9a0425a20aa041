import { findMismatch, slotsOf, type Finding, type SectionRelease } from '@portal/contract';
import type { SlotUse } from './check-guests.ts';
import { propsMisfits } from './props-fit.ts';

/**
 * The contracts of slots, without running anything: the candidate's widgets read what hosts promise, and what the candidate
 * promises as a host is enough for all widgets that are live. `live` is the version that it replaces.
 */
export function checkSlots(
  candidate: SectionRelease,
  live: SectionRelease | undefined,
  others: SectionRelease[],
): Finding[] {
  return [
    ...others.flatMap((host) => contractMisfits(host, candidate, candidate)),
    ...[candidate, ...others].flatMap((section) => contractMisfits(candidate, section, candidate)),
    ...removedSlots(candidate, live, others),
  ];
}

/** What a widget reads and its slot does not promise. */
function contractMisfits(host: SectionRelease, section: SectionRelease, candidate: SectionRelease): Finding[] {
  const slots = slotsOf(host);
  return Object.entries(section.fills ?? {}).flatMap(([slot, { props }]) => {
    const contract = slots[slot];
    if (!contract) return [];
    const misfits = propsMisfits(contract.props, props);
    if (misfits.length === 0) return [];
    const whose = `the widget of ${section.name} ${section.version} for the slot "${slot}" of ${host.name}`;
    const mend =
      candidate === section
        ? `have the widget read what \`slots\` in section.ts of ${host.name} promises, or have ${host.name} release a slot that gives it first`
        : `keep giving it beside what replaces it until ${section.name} has released a widget that does without`;
    return [finding(`${whose} does not fit its contract: ${misfits.join('; ')}`, mend)];
  });
}

/** Slots that the live version offers and the candidate does not, while sections fill them. */
function removedSlots(
  candidate: SectionRelease,
  live: SectionRelease | undefined,
  others: SectionRelease[],
): Finding[] {
  if (!live) return [];
  const offered = new Set([candidate, ...others].flatMap((section) => Object.keys(slotsOf(section))));
  const removed = Object.keys(slotsOf(live)).filter((slot) => !offered.has(slot));
  return removed.flatMap((slot) => {
    const fillers = others.filter(({ widgets }) => Object.hasOwn(widgets, slot)).map(({ name }) => name);
    if (fillers.length === 0) return [];
    const names = [...new Set(fillers)].join(', ');
    return [
      finding(
        `the slot "${slot}" is gone, and ${names} still fills it`,
        `keep it, with \`deprecated\` in its contract, until ${names} has released without that widget`,
      ),
    ];
  });
}

/** Props that a page of the candidate gives to a slot, which its contract does not promise. */
export function checkGivenProps(candidate: SectionRelease, uses: SlotUse[]): Finding[] {
  const slots = slotsOf(candidate);
  const found = uses.flatMap(({ slot: { slot, props }, path }) => {
    const contract = slot === undefined ? undefined : slots[slot];
    if (!contract) return [];
    const schema = { properties: {}, ...contract.props, type: 'object' };
    const other = Object.keys(props).find((name) => !Object.hasOwn(schema.properties, name));
    const mismatch = other === undefined ? findMismatch(schema, props, 'props') : `it has no "${other}"`;
    return mismatch === undefined
      ? []
      : [`${path} gives the slot "${slot}" what its contract does not promise: ${mismatch}`];
  });
  return [...new Set(found)].map((cause) => finding(cause, 'give what `slots` in section.ts says, or change it there'));
}

/** The sections that offer a slot which the candidate fills. */
export function hostsOf(candidate: SectionRelease, others: SectionRelease[]): SectionRelease[] {
  return others.filter((host) => Object.keys(slotsOf(host)).some((slot) => Object.hasOwn(candidate.widgets, slot)));
}

/** Slots that the candidate fills and that will be removed. */
export function deprecatedSlots(candidate: SectionRelease, others: SectionRelease[]): string[] {
  return [candidate, ...others].flatMap((host) =>
    Object.entries(slotsOf(host)).flatMap(([slot, contract]) =>
      contract?.deprecated !== undefined && Object.hasOwn(candidate.widgets, slot)
        ? [`the slot "${slot}" of ${host.name} is deprecated: ${contract.deprecated}`]
        : [],
    ),
  );
}

const finding = (cause: string, mend: string): Finding => ({ code: 'widget-misfit', cause, mend });
