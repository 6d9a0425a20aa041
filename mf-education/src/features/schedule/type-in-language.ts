import type { Locale } from '@portal/kit';
import type { Training } from '../../api/trainings.ts';

type Typed = Pick<Training, 'educationId' | 'type' | 'lang'>;

interface TypeInput {
  /** As the address names it. */
  type: string;
  locale: Locale;
  /** In the language of the page, as far as they are translated. */
  trainings: readonly Typed[];
  /** Asks for the trainings in the other language; only for a type that is not known in this one. */
  elsewhere(): Promise<readonly Typed[]>;
}

/** The type that an address names, in the language of the page: a link that was shared in one language holds in the other. */
export async function typeInLanguage({ type, locale, trainings, elsewhere }: TypeInput): Promise<string> {
  const translated = trainings.filter(({ lang }) => lang === locale);
  if (type === '' || translated.some((training) => training.type === type)) return type;
  const others = await elsewhere();
  const counterparts = new Set(
    others.filter((training) => training.type === type).map(({ educationId }) => educationId),
  );
  return translated.find(({ educationId }) => counterparts.has(educationId))?.type ?? type;
}
