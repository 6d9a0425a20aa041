import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../local/ports.ts';
import type { Page } from '@playwright/test';
import { signIn } from '../../tooling/e2e/accounts.ts';
import { mailsTo } from '../../tooling/e2e/mailbox.ts';
import { look } from '../../tooling/e2e/look.ts';
import { expect, test } from '../../tooling/e2e/own-portal.ts';
import { whenShown } from '../../tooling/e2e/when-shown.ts';
import { percentile, type CallResult } from '../service-releases/steady-load.ts';
import { leftToBrowser, startTeamLoad, unsuccessful } from './team-load.ts';
import { prepareTeam } from './team-plan.ts';
import { noticesOf, sectionKinds, serviceKinds, teams, type Outcome } from './teams.ts';
import { startWebhook, webhookSecret } from './webhook-receiver.ts';

const webhookPort = await freePort();

test.use({
  isReleased: true,
  portalEnv: {
    RELEASE_WEBHOOK_URL: `http://127.0.0.1:${webhookPort}/`,
    RELEASE_WEBHOOK_SECRET: webhookSecret,
  },
});

const perSecond = 50;
const quietMs = 10_000;
/** Every fourth document is measured in the browser; of one network twenty in five minutes count. */
const measuredPages = 36;
const releases = teams.length * (sectionKinds.length + serviceKinds.length);

/** Somebody who reads, one page after the other, by links and in new documents. */
async function readOn(page: Page, pauseMs: number, isEnough: (pages: number) => boolean): Promise<number> {
  let pages = 0;
  while (!isEnough(pages)) {
    const path = ['/education/schedule', '/news', '/'][pages % 3]!;
    await page.goto(path);
    await whenShown(page);
    pages += 1;
    await wait(pauseMs);
  }
  return pages;
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

function rowsOf(outcomes: readonly Outcome[]): string[] {
  const nameOf = ({ what, kind }: Outcome) => `${what}, ${kind}`;
  return [...new Set(outcomes.map(nameOf))].toSorted().map((kind) => {
    const found = outcomes.filter((outcome) => nameOf(outcome) === kind);
    const times = found.map(({ ms }) => ms).toSorted((a, b) => a - b);
    const healed = found.flatMap(({ healedMs }) => healedMs ?? []);
    const [half, longest] = [times[Math.floor(times.length / 2)] ?? 0, times.at(-1) ?? 0];
    const after = healed.length > 0 ? `, taken back after ${healed.map(seconds).join(', ')}` : '';
    return `  ${kind.padEnd(24)} ${String(found.length).padStart(2)}   median ${seconds(half).padStart(6)}, longest ${seconds(longest).padStart(6)}${after}`;
  });
}

function loadRow(what: string, results: readonly CallResult[]): string {
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => `${percentile(results, share).toFixed(0)} ms`);
  const kinds = [...new Set(unsuccessful(results).map(({ call, status, code }) => `${call} ${code ?? status}`))];
  const failures = `${unsuccessful(results).length} failed${kinds.length > 0 ? ` (${kinds.join(', ')})` : ''}`;
  const documents = results.filter(({ rendered }) => rendered !== undefined).length;
  return `  ${what}: ${results.length} requests, ${failures}; p50 ${p50}, p95 ${p95}, p99 ${p99}; ${leftToBrowser(results).length} of ${documents} documents left to the browser`;
}

test(`two teams make ${releases} releases of their sections and services at ${perSecond} requests a second: no request fails`, async ({
  page,
  stack,
}) => {
  test.setTimeout(15 * 60_000);
  const webhook = await startWebhook(webhookPort);
  const prepared = await Promise.all(teams.map((team) => prepareTeam(stack, team)));
  const load = await startTeamLoad(stack, perSecond);
  await wait(quietMs);
  const from = load.results.length;
  const began = performance.now();
  let isOver = false;
  const releasing = Promise.all(prepared.map((release) => release())).finally(() => (isOver = true));
  const [outcomes, pages] = await Promise.all([
    releasing.then((all) => all.flat()),
    readOn(page, 3_000, () => isOver),
  ]).finally(() => load.stop());
  const ms = performance.now() - began;
  const results = load.results.slice(from);
  console.log(
    [
      `  ${outcomes.length} releases by two teams at once in ${seconds(ms)}, at ${(results.length / (ms / 1_000)).toFixed(0)} requests a second; a browser read ${pages} pages`,
      ...rowsOf(outcomes),
      loadRow('without a release', load.results.slice(0, from)),
      loadRow('during the releases', results),
    ].join('\n'),
  );
  expect(outcomes).toHaveLength(releases);
  expect(unsuccessful(load.results)).toEqual([]);

  // What the teams are told of it, and see
  const told = outcomes.flatMap(noticesOf).toSorted();
  await expect.poll(() => webhook.messages.toSorted(), { timeout: 30_000 }).toEqual(told);
  webhook.close();
  // Neither section has a manager here
  const mails = () => mailsTo(stack.mailboxDir, stack.adminEmail, /\/admin\/releases/);
  await expect.poll(async () => (await mails()).length, { timeout: 30_000 }).toBe(told.length);
  await readOn(page, 300, (read) => read >= measuredPages);
  await signIn(page, 'admin');
  await look(page, 'releases', '/admin/releases');
  for (const { name } of teams) {
    const choose = (what: Outcome['what']) => async () => {
      const { version = '' } =
        outcomes.find((one) => one.team === name && one.what === what && one.kind === 'healed') ?? {};
      const read = page.waitForResponse((response) => response.url().includes(`version=${version}`));
      await page.getByRole('combobox', { name: /살펴볼 버전|Version to look at/ }).selectOption(version);
      await read;
      const place = page.locator('summary', { hasText: /호출 위치|Where it was thrown/ }).first();
      if (what === 'section') await place.click();
    };
    await look(page, `releases-${name}`, `/admin/releases/${name}`);
    await look(page, `releases-${name}-healed`, `/admin/releases/${name}`, choose('section'));
    await look(page, `service-${name}`, `/admin/releases/${name}/services/${name}`);
    await look(page, `service-${name}-healed`, `/admin/releases/${name}/services/${name}`, choose('service'));
  }
});
