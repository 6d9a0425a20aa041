import { useSession } from '@portal/kit';
import { useState } from 'react';
import { readListMemory, writeListMemory, type ListMemory } from './list-memory.ts';

/** Page size, columns and saved views of the list `name`, for the admin who is signed in; nothing for a list without a name. */
export function useListMemory(name: string | undefined) {
  const owner = useSession().user?.email;
  const [memory, setMemory] = useState<ListMemory>(() =>
    name === undefined || owner === undefined ? {} : readListMemory(owner, name),
  );
  function remember(patch: ListMemory): void {
    const next = { ...memory, ...patch };
    setMemory(next);
    if (name !== undefined && owner !== undefined) writeListMemory(owner, name, next);
  }
  return { memory, remember };
}

export type UsedListMemory = ReturnType<typeof useListMemory>;
