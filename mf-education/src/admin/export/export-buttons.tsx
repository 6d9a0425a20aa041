import { Button, Icon, useLocale, type Locale } from '@portal/kit';

interface ExportButtonsProps {
  onExport(file: { format: 'csv' | 'xlsx'; lang: Locale }): Promise<void>;
  busy: boolean;
}

/** What is filtered as a file; Excel opens both. */
export function ExportButtons({ onExport, busy }: ExportButtonsProps) {
  const lang = useLocale();
  return (
    <>
      {(['csv', 'xlsx'] as const).map((format) => (
        <Button
          key={format}
          variant="secondary"
          size="small"
          aria-disabled={busy}
          onClick={() => void onExport({ format, lang })}
        >
          <Icon name="download" size={18} /> {format.toUpperCase()}
        </Button>
      ))}
    </>
  );
}
