import { useTranslation } from '@portal/kit';
import { useShortcut } from './use-shortcut.ts';

function focusOn(row: HTMLTableRowElement): void {
  const opener = row.querySelector<HTMLElement>('[data-opener]');
  if (!opener) row.tabIndex = -1;
  (opener ?? row).focus();
  row.scrollIntoView?.({ block: 'nearest' });
}

/** Keys for the rows of a table: the next and the previous one, and ticking the one with the focus. */
export function useRowShortcuts(frame: () => HTMLElement | null, isSelectable: boolean): void {
  const { t } = useTranslation('shell');
  const rows = () => [...(frame()?.querySelectorAll<HTMLTableRowElement>('tbody > tr') ?? [])];
  const focused = () => rows().findIndex((row) => row.contains(document.activeElement));

  function go(step: 1 | -1): string | undefined {
    const all = rows();
    const at = focused();
    const next = at < 0 ? all[step === 1 ? 0 : all.length - 1] : all[at + step];
    if (!next) return t(step === 1 ? 'admin.ui.shortcuts.lastRow' : 'admin.ui.shortcuts.firstRow');
    focusOn(next);
    return undefined;
  }

  function tick(): string | undefined {
    const box = rows()[focused()]?.querySelector<HTMLInputElement>('input[type="checkbox"]');
    if (!box) return t('admin.ui.shortcuts.noRow');
    box.click();
    return t(box.checked ? 'admin.ui.shortcuts.ticked' : 'admin.ui.shortcuts.unticked');
  }

  useShortcut({ keys: 'j', label: t('admin.ui.shortcuts.nextRow'), within: frame, run: () => go(1) });
  useShortcut({ keys: 'k', label: t('admin.ui.shortcuts.previousRow'), within: frame, run: () => go(-1) });
  useShortcut(isSelectable ? { keys: 'x', label: t('admin.ui.shortcuts.tick'), within: frame, run: tick } : undefined);
}
