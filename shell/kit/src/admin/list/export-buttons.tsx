import { Button, Icon, useLocale, useTranslation, type PathOf, type QueryOf } from '@portal/kit';
import type { ReactNode } from 'react';
import type { KnownQuery, QueryTexts } from '../data/use-admin-data.ts';
import { useDownload } from '../data/use-download.ts';

interface ExportButtonsProps<Path, Query> {
  /** The call that answers with the file. */
  path: Path;
  /** What the list is narrowed to; its page is not sent. */
  query: Query;
  /** CSV and Excel when left out. */
  formats?: readonly ('csv' | 'xlsx')[];
  /** @deprecated All exports are called the same; kept for releases of sections that were built before. */
  labels?: { csv: string; xlsx?: string };
}

/** `ExportButtons` for the paths of a front end. */
export type ExportButtonsOf<Paths> = <Path extends PathOf<Paths, 'GET'>, Given extends QueryTexts>(
  props: ExportButtonsProps<
    Path,
    KnownQuery<QueryOf<Paths, 'GET', Path> & { page?: number; pageSize?: number }, Given>
  >,
) => ReactNode;

/**
 * What is filtered as a file, one button for each format. A front end gives it its paths once:
 * `export const ExportButtons: ExportButtonsOf<paths> = Buttons`.
 */
export function ExportButtons({ path, query, formats = ['csv', 'xlsx'] }: ExportButtonsProps<string, QueryTexts>) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const { download, busy } = useDownload();
  const { page: _page, pageSize: _pageSize, ...filters } = query;
  return formats.map((format) => (
    <Button
      key={format}
      variant="secondary"
      size="small"
      loading={busy}
      onClick={() => void download(path, { ...filters, format, lang: locale })}
    >
      <Icon name="download" size={18} /> {t(`admin.export.${format}`)}
    </Button>
  ));
}
