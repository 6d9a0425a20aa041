import { useEffect, useRef } from 'react';
import type { ScheduleState } from './use-schedule.ts';

/**
 * Closing the dialog that the address names: the way back where it was opened from this page, and a plain schedule in
 * its place where the address was entered, as from a shared link.
 */
export function useDialogAddress({ query, go }: ScheduleState): { close(): void } {
  const isFirst = useRef(true);
  const isOpenedHere = useRef(false);
  const isClosing = useRef(false);
  const { training } = query;
  useEffect(() => {
    isClosing.current = false;
    isOpenedHere.current = training !== undefined && !isFirst.current;
    isFirst.current = false;
  }, [training]);
  return {
    close() {
      // A second press may come before the browser has gone back
      if (isClosing.current) return;
      isClosing.current = true;
      if (isOpenedHere.current) history.back();
      else go({ training: undefined }, { replace: true });
    },
  };
}
