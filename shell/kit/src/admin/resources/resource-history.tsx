import { HistoryButton } from '../history/history-button.tsx';
import type { HistoryDialogProps } from '../history/history-dialog.tsx';
import type { Resource, ResourceEntry } from './resource.ts';
import { useResourceWords } from './use-resource-words.ts';

interface ResourceHistoryProps extends Pick<HistoryDialogProps, 'restoreText' | 'onRestored'> {
  resource: Resource;
  entry: Pick<ResourceEntry, 'entryId' | 'version'>;
}

/** Opens the history of an entry, with its fields and options in words. */
export function ResourceHistory({ resource, entry: { entryId, version }, ...dialog }: ResourceHistoryProps) {
  const { fieldLabel, valueText } = useResourceWords(resource);
  const { address, isSingle } = resource;
  return (
    <HistoryButton
      path={isSingle ? address : `${address}/${encodeURIComponent(entryId)}`}
      version={version}
      fieldLabel={fieldLabel}
      valueText={valueText}
      {...dialog}
    />
  );
}
