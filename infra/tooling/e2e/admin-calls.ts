import { request as playwrightRequest, type APIRequestContext } from '@playwright/test';
import { runningPortal } from './running-portal.ts';

/** The first admin at another browser, who only makes calls. */
export async function adminCalls(): Promise<APIRequestContext> {
  const { origin, adminEmail, adminPassword } = runningPortal();
  const visitor = await playwrightRequest.newContext({ baseURL: origin });
  const answer = await visitor.post('/api/user/signin', { data: { email: adminEmail, password: adminPassword } });
  const { accessToken } = (await answer.json()) as { accessToken: string };
  await visitor.dispose();
  return playwrightRequest.newContext({
    baseURL: origin,
    extraHTTPHeaders: { authorization: `Bearer ${accessToken}` },
  });
}
