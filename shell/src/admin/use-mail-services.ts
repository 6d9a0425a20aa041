import { useOverviews } from './features/overview/use-overviews.ts';

/** The services that send mail and whose mails the reader may see: those that tell of it on the overview. */
export function useMailServices() {
  const services = useOverviews(7);
  return {
    ...services,
    data: services.data?.filter(({ overview }) => overview?.states.some(({ id }) => id === 'mails-failed')),
  };
}
