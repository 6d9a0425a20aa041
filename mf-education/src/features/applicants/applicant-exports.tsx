import { Button, Icon, useLocale } from '@portal/kit';
import { useDownload } from '@portal/kit/admin';

/** The applicants of a filter as a file; Excel opens both. */
export function ApplicantExports({ query }: { query: Record<string, string | number | undefined> }) {
  const locale = useLocale();
  const { download, busy } = useDownload();
  return (
    <>
      {(['csv', 'xlsx'] as const).map((format) => (
        <Button
          key={format}
          variant="secondary"
          size="small"
          aria-disabled={busy}
          onClick={() => download('/api/education/admin/applicants/export', { ...query, format, lang: locale })}
        >
          <Icon name="download" size={18} /> {format.toUpperCase()}
        </Button>
      ))}
    </>
  );
}
