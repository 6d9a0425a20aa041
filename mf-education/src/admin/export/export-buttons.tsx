import { Button, Icon, useLocale } from '@portal/kit';
import { useDownload } from '@portal/kit/admin';

interface ExportButtonsProps {
  /** The call that answers with the file. */
  path: string;
  query: Record<string, string | number | undefined>;
}

/** What is filtered as a file; Excel opens both. */
export function ExportButtons({ path, query }: ExportButtonsProps) {
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
          onClick={() => download(path, { ...query, format, lang: locale })}
        >
          <Icon name="download" size={18} /> {format.toUpperCase()}
        </Button>
      ))}
    </>
  );
}
