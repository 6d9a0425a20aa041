import { Button, useTranslation, layout } from '@portal/kit';
import { useState, type ReactNode } from 'react';

interface FirstRowsProps<Row> {
  rows: readonly Row[];
  children(rows: readonly Row[]): ReactNode;
}

const mostAtFirst = 8;

/** The first rows of a long table, and all of them on a press. */
export function FirstRows<Row>({ rows, children }: FirstRowsProps<Row>) {
  const { t } = useTranslation('shell');
  const [isWhole, setWhole] = useState(false);
  const isShort = isWhole || rows.length <= mostAtFirst;
  return (
    <>
      {children(isShort ? rows : rows.slice(0, mostAtFirst))}
      {!isShort && (
        <div className={layout.row3}>
          <Button variant="secondary" size="small" onClick={() => setWhole(true)}>
            {t('admin.releases.showAll', { count: rows.length })}
          </Button>
        </div>
      )}
    </>
  );
}
