import type { Translate } from '@portal/kit';
import type { Stage } from './architecture.tsx';
import type { StageDrawing } from './stage-art.tsx';

interface Place {
  drawing: StageDrawing;
  items: readonly string[];
  /** Something flows back, too. */
  isTwoWay?: boolean;
}

/** The three stages of a product's architecture; their texts are below `<messages>.architecture`. */
export function stagesOf(
  t: Translate,
  messages: string,
  places: Record<'field' | 'server' | 'screen', Place>,
): Stage[] {
  return (['field', 'server', 'screen'] as const).map((key) => {
    const group = `${messages}.architecture.${key}`;
    const { drawing, items, isTwoWay } = places[key];
    return {
      key,
      drawing,
      title: t(`${group}.title`),
      items: items.map((item) => t(`${group}.${item}`)),
      flow: key === 'screen' ? undefined : t(`${group}.flow`),
      isTwoWay,
    };
  });
}
