import { DetailList } from '../page/detail-list.tsx';
import { inputsOf, valueOf, type Resource, type ResourceEntry } from './resource.ts';
import { useResourceWords } from './use-resource-words.ts';
import { layout } from '../../ui/layout.ts';

/** An entry for those who may read it and not change it. */
export function ResourceFacts({ resource, entry }: { resource: Resource; entry: ResourceEntry }) {
  const { fieldLabel, valueText } = useResourceWords(resource);
  const items = inputsOf(resource.fields)
    .filter(({ field }) => field.kind !== 'image')
    .map(({ name }) => {
      const text = valueText(name, valueOf(entry, name));
      return {
        term: fieldLabel(name) ?? name,
        value: text && <span className={`${layout.breaks} ${layout.lines}`}>{text}</span>,
      };
    });
  return <DetailList items={items} />;
}
