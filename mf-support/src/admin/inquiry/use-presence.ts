import { useEffect, useState } from 'react';
import { useApi } from '../../api/client.ts';
import { announcePresence, endPresence, type Presence } from '../../api/inbox.ts';

/** Others count as there for 30 s after their last word. */
const ANNOUNCE_EVERY_MS = 10_000;

/** Says that this admin has the inquiry open, and whether something is being written; answers who else is there. */
export function usePresence(number: string, isWriting: boolean): Presence | undefined {
  const api = useApi();
  const [presence, setPresence] = useState<Presence>();

  useEffect(() => {
    let isLeft = false;
    async function announce() {
      // Who else is there is a courtesy: what it is for, two edits at once, is refused by the service anyway.
      const answer = await announcePresence({ api, number }, { writing: isWriting }).catch(() => undefined);
      if (!isLeft && answer) setPresence(answer);
    }
    void announce();
    const timer = setInterval(() => void announce(), ANNOUNCE_EVERY_MS);
    return () => {
      isLeft = true;
      clearInterval(timer);
    };
  }, [api, number, isWriting]);

  useEffect(
    () => () => {
      // Without this word the others see the visit end by itself after 30 s.
      endPresence({ api, number }).catch(() => undefined);
    },
    [api, number],
  );

  return presence;
}
