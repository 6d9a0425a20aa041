import { Chip, foreignLang, useLocale, useTranslation, type Locale } from '@portal/kit';

interface LanguageMarkProps {
  /** The language of the title, when it is known. */
  lang?: Locale;
  className?: string;
}

/** Says of a title which language it is in, where that is another than the page's. */
export function LanguageMark({ lang, className }: LanguageMarkProps) {
  const { t } = useTranslation('community');
  const foreign = foreignLang(lang, useLocale());
  return foreign ? <Chip className={className}>{t(`board.language.${foreign}`)}</Chip> : null;
}
