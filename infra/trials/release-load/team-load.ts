import type { Stack } from '../../local/stack/stack.ts';
import { openTrainings } from '../calls.ts';
import { startLoad, type Call, type CallResult, type SteadyLoad } from '../service-releases/steady-load.ts';

/** An address that nobody has asked for, so that its document is rendered and not a kept one. */
function oncePath(path: string): () => string {
  let round = 0;
  return () => `${path}?trial=${(round += 1)}`;
}

/** What visitors of both teams' pages ask for, and an application with each tenth request. */
export async function startTeamLoad(stack: Stack, perSecond: number): Promise<SteadyLoad> {
  const trainings = await openTrainings(stack, 10, 1_000);
  let applicants = 0;
  const calls: Call[] = [
    { method: 'GET', path: '/education/schedule' },
    { method: 'GET', path: '/api/education/view?lang=en' },
    { method: 'GET', path: '/news', address: oncePath('/news') },
    { method: 'GET', path: `/api/education/detail?educationId=${trainings[0]}` },
    { method: 'GET', path: '/' },
    { method: 'GET', path: '/education/schedule', address: oncePath('/education/schedule') },
    { method: 'GET', path: '/api/news/view?lang=ko' },
    { method: 'GET', path: '/news' },
    {
      method: 'POST',
      path: '/api/education/signup',
      body: () => ({
        educationId: trainings[applicants % trainings.length],
        email: `load-${(applicants += 1)}@visitor.example`,
        name: '김부하',
        phoneNumber: '010-0000-2018',
        company: '시험기업',
        position: '대리',
        application: '',
      }),
    },
    { method: 'GET', path: '/support/download' },
  ];
  return startLoad(stack.origin, perSecond, calls);
}

/** Every request but those that got what they asked for. */
export const unsuccessful = (results: readonly CallResult[]): CallResult[] =>
  results.filter(({ status }) => status < 200 || status >= 400);

/** Documents of which the section was left to the browser: visitors wait for it, and miss nothing. */
export const leftToBrowser = (results: readonly CallResult[]): CallResult[] =>
  results.filter(({ rendered }) => rendered !== undefined && rendered !== 'server');
