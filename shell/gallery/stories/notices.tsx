import { Button, Dialog, useAlert, useConfirm, useToast, type Translate } from '@portal/kit';
import { useUndo } from '@portal/kit/remote';
import { useEffect, useEffectEvent, useState } from 'react';
import styles from '../gallery.module.css';
import type { StoryGroup } from '../story.ts';

const HOUR_MS = 3_600_000;

/** Calls once, when the story is opened. */
function useOnOpen(call: () => unknown): void {
  const open = useEffectEvent(call);
  useEffect(() => void open(), []);
}

function Dialogue({ t, isLong = false, hasFooter = false }: { t: Translate; isLong?: boolean; hasFooter?: boolean }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('more')}</Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t(isLong ? 'long' : 'title')}
        footer={hasFooter && <Button onClick={() => setIsOpen(false)}>{t('apply')}</Button>}
      >
        <div className={styles.form}>
          {Array.from({ length: isLong ? 20 : 1 }, (_, index) => (
            <p key={index}>{t('text')}</p>
          ))}
        </div>
      </Dialog>
    </>
  );
}

function Toast({ t, type }: { t: Translate; type: keyof ReturnType<typeof useToast> }) {
  const toast = useToast();
  const show = () => toast[type](t('text'), HOUR_MS);
  useOnOpen(show);
  return <Button onClick={show}>{t('more')}</Button>;
}

function UndoToast({ t }: { t: Translate }) {
  const offerUndo = useUndo();
  const show = () =>
    offerUndo({
      text: t('text'),
      label: t('apply'),
      work: () => Promise.resolve(),
      done: t('text'),
      failed: t('wrong'),
    });
  useOnOpen(show);
  return <Button onClick={show}>{t('more')}</Button>;
}

function Alert({ t }: { t: Translate }) {
  const alert = useAlert();
  const show = () => void alert(t('text'));
  useOnOpen(show);
  return <Button onClick={show}>{t('more')}</Button>;
}

function Question({ t, danger }: { t: Translate; danger: boolean }) {
  const confirm = useConfirm();
  const ask = () =>
    void confirm({ title: t('title'), text: t('text'), confirmLabel: t(danger ? 'remove' : 'apply'), danger });
  useOnOpen(ask);
  return <Button onClick={ask}>{t('more')}</Button>;
}

export const dialog: StoryGroup = {
  id: 'dialog',
  title: 'Dialog',
  area: 'Notices',
  stories: {
    open: { isModal: true, show: (t) => <Dialogue t={t} /> },
    'with-buttons': { isModal: true, show: (t) => <Dialogue t={t} hasFooter /> },
    long: { isModal: true, show: (t) => <Dialogue t={t} isLong hasFooter /> },
  },
};

export const toast: StoryGroup = {
  id: 'toast',
  title: 'useToast',
  area: 'Notices',
  stories: {
    info: { isModal: true, show: (t) => <Toast t={t} type="info" /> },
    success: { isModal: true, show: (t) => <Toast t={t} type="success" /> },
    warning: { isModal: true, show: (t) => <Toast t={t} type="warning" /> },
    error: { isModal: true, show: (t) => <Toast t={t} type="error" /> },
  },
};

export const undo: StoryGroup = {
  id: 'undo',
  title: 'useUndo',
  area: 'Notices',
  stories: { offered: { isModal: true, show: (t) => <UndoToast t={t} /> } },
};

export const alert: StoryGroup = {
  id: 'alert',
  title: 'useAlert',
  area: 'Notices',
  stories: { open: { isModal: true, show: (t) => <Alert t={t} /> } },
};

export const question: StoryGroup = {
  id: 'confirm',
  title: 'useConfirm',
  area: 'Notices',
  stories: {
    open: { isModal: true, show: (t) => <Question t={t} danger={false} /> },
    danger: { isModal: true, show: (t) => <Question t={t} danger /> },
  },
};
