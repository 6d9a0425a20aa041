import type { ShownTraining } from '../../ui/training/shown-training.ts';

interface JsonLdInput {
  trainings: readonly ShownTraining[];
  organizer: string;
}

/** Nothing but its words says how a training is held. */
const online = /온라인|online/i;

/** The trainings still to come as schema.org courses, each with its one date. */
export function trainingJsonLd({ trainings, organizer }: JsonLdInput): Record<string, unknown> {
  const provider = { '@type': 'Organization', name: organizer };
  const coming = trainings.filter(({ derivedState }) => derivedState !== 'past');
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: coming.map(
      (
        {
          educationId,
          title,
          summary,
          lang,
          type,
          typeKo,
          place,
          startDate,
          endDate,
          startTime,
          endTime,
          capacity,
          applied,
        },
        index,
      ) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'Course',
          url: `/education/schedule?training=${educationId}`,
          name: title,
          description: summary,
          inLanguage: lang,
          keywords: type,
          provider,
          hasCourseInstance: {
            '@type': 'CourseInstance',
            courseMode: online.test(`${typeKo} ${place}`) ? 'Online' : 'Onsite',
            startDate: `${startDate}T${startTime}:00+09:00`,
            endDate: `${endDate}T${endTime}:00+09:00`,
            location: place || organizer,
            maximumAttendeeCapacity: capacity,
            remainingAttendeeCapacity: Math.max(0, capacity - applied),
          },
        },
      }),
    ),
  };
}
