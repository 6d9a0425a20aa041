import { useTranslation } from '@portal/kit';
import { useRef, useState } from 'react';
import { OFFERS } from '../../../ui/offers/offers.ts';
import { createRunner, type Runner } from '../simulation/runner.ts';
import { useModel } from '../simulation/use-model.ts';
import { Ask } from '../stage/ask.tsx';
import { Stage } from '../stage/stage.tsx';
import { add, openEditor, remove, undo, type Editor } from './editor.ts';
import { Properties } from './properties.tsx';
import { ScreenGrid } from './screen-grid.tsx';
import { fromHash, toHash } from './share.ts';
import { SharePanel } from './share-panel.tsx';
import styles from './smwp-demo.module.css';
import { TagPanel } from './tag-panel.tsx';
import { firstStation, flowOn, HISTORY, STEP_MS, type Station } from './tags.ts';
import { Toolbar } from './toolbar.tsx';
import type { Kind } from './widget.ts';

const begin = (): Runner<Station> => createRunner(firstStation(), flowOn, STEP_MS);

/** An editor for process screens: place widgets, bind them to tags, run the screen, and hand it on as a link. */
export function SmwpDemo() {
  const { t } = useTranslation('marketing');
  const grid = useRef<HTMLDivElement>(null);
  const [runner, setRunner] = useState(begin);
  const [editor, setEditor] = useState<Editor>(() => openEditor(fromHash(location.hash)));
  const [news, setNews] = useState('');
  const hasRun = useModel(runner, ({ tick }) => tick > HISTORY);
  const isDone = hasRun && editor.past.length > 0;
  const facts = { count: editor.widgets.length, screen: toHash(editor.widgets) };
  const key = isDone ? 'done' : 'before';

  const focusOn = (id?: number) =>
    requestAnimationFrame(() =>
      (grid.current?.querySelector<HTMLElement>(`[data-widget="${id}"]`) ?? grid.current)?.focus({
        preventScroll: true,
      }),
    );

  function place(kind: Kind) {
    const next = add(editor, kind);
    setEditor(next);
    focusOn(next.chosen);
  }

  function removeWidget(id: number) {
    const kind = editor.widgets.find((widget) => widget.id === id)?.kind;
    setEditor(remove(editor, id));
    setNews(t('demoSmwp.news.removed', { kind: kind && t(`demoSmwp.kinds.${kind}`) }));
    focusOn();
  }

  function takeBack() {
    const next = undo(editor);
    setEditor(next);
    setNews(t('demoSmwp.news.undone'));
    if (next.chosen !== undefined) focusOn(next.chosen);
  }

  function restart() {
    setRunner(begin());
    setEditor(openEditor());
    setNews('');
  }

  return (
    <Stage
      title={t('demoSmwp.title')}
      runner={runner}
      startLabel={t('demoSmwp.run')}
      onRestart={restart}
      news={news}
      end={
        <Ask
          offer={OFFERS.smwp}
          isDone={isDone}
          reason={t(`demoSmwp.end.${key}`, facts)}
          note={t(`demoSmwp.note.${key}`, facts)}
        />
      }
    >
      <Toolbar editor={editor} onAdd={place} onUndo={takeBack} />
      <div className={styles.columns}>
        <ScreenGrid
          ref={grid}
          runner={runner}
          editor={editor}
          onEdit={setEditor}
          onRemove={removeWidget}
          onUndo={takeBack}
          onMoved={(x, y) => setNews(t('demoSmwp.news.moved', { column: x + 1, row: y + 1 }))}
        />
        <div className={styles.side}>
          <Properties runner={runner} editor={editor} onEdit={setEditor} onRemove={removeWidget} />
          <TagPanel runner={runner} />
        </div>
      </div>
      <SharePanel hash={facts.screen} />
    </Stage>
  );
}
