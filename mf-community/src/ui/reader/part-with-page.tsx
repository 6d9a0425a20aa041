import type { ComponentType, ReactNode } from 'react';

/** A part of a page that few visitors see, with code of its own. */
export interface PartWithPage<Props> {
  (props: Props): ReactNode;
  /** Called by the page's loader for those who see it: the part comes with the page, and nothing moves for it afterwards. */
  load(): Promise<void>;
}

export function partWithPage<Props extends object>(load: () => Promise<ComponentType<Props>>): PartWithPage<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const Part = (props: Props) => Loaded && <Loaded {...props} />;
  return Object.assign(Part, {
    async load() {
      Loaded ??= await load();
    },
  });
}
