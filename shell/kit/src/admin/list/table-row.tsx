import { Link, Skeleton, useLocale, useTranslation } from '@portal/kit';
import { textLang } from '@portal/kit/text-lang';
import type { MouseEvent, ReactNode } from 'react';
import type { Column } from './column.ts';
import styles from './data-table.module.css';

interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  label: string;
  href?: string;
  onOpen?(): void;
  /** Undefined: rows cannot be chosen. */
  isChosen?: boolean;
  onChoose(isChosen: boolean): void;
}

/** A press beside the controls of a row opens it, but not one that marked text. */
function openByPress(event: MouseEvent<HTMLTableRowElement>): void {
  const isControl =
    event.target instanceof Element && event.target.closest('a, button, input, select, textarea, label') !== null;
  if (isControl || getSelection()?.type === 'Range') return;
  const { ctrlKey, metaKey, shiftKey } = event;
  const opener = event.currentTarget.querySelector('[data-opener]');
  opener?.dispatchEvent(
    new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  );
}

export function TableRow<Row>({ row, columns, label, href, onOpen, isChosen, onChoose }: TableRowProps<Row>) {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  const isOpenable = href !== undefined || onOpen !== undefined;
  return (
    <tr
      className={styles['row']}
      data-openable={isOpenable ? '' : undefined}
      data-chosen={isChosen ? '' : undefined}
      onClick={isOpenable ? openByPress : undefined}
    >
      {isChosen !== undefined && (
        <td className={styles['choice']}>
          <label className={styles['box']}>
            <input
              type="checkbox"
              aria-label={t('admin.ui.table.select', { name: label })}
              checked={isChosen}
              onChange={(event) => onChoose(event.target.checked)}
            />
          </label>
        </td>
      )}
      {columns.map(({ id, header, cell, align }, index) => {
        const content = cell(row);
        const lang = typeof content === 'string' ? textLang(content, locale) : undefined;
        return index === 0 ? (
          <th key={id} scope="row" data-align={align} lang={lang}>
            {isOpenable ? (
              <Opener href={href} onOpen={onOpen}>
                {content}
              </Opener>
            ) : (
              <div>{content}</div>
            )}
          </th>
        ) : (
          <td key={id} data-align={align}>
            <span className={styles['label']}>{header}</span>
            <div lang={lang}>{content}</div>
          </td>
        );
      })}
    </tr>
  );
}

function Opener({ href, onOpen, children }: { href?: string; onOpen?(): void; children: ReactNode }) {
  return href === undefined ? (
    <button type="button" className={styles['opener']} onClick={onOpen} data-opener="">
      {children}
    </button>
  ) : (
    <Link className={styles['opener']} to={href} data-opener="">
      {children}
    </Link>
  );
}

const SKELETON_ROWS = [1, 2, 3, 4, 5];

/** Holds the place of the first rows. */
export function SkeletonRows({ columns }: { columns: number }) {
  return SKELETON_ROWS.map((row) => (
    <tr key={row}>
      <td colSpan={columns}>
        <Skeleton height={20} width={`${90 - row * 9}%`} />
      </td>
    </tr>
  ));
}
