import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Visitor } from './visitor.ts';

/** What all journeys of an engine have in common. */
export interface Trip {
  visitor: Visitor;
  folder: string;
  member: { email: string; password: string };
  admin: { email: string; password: string };
  /** One page of each kind that links lead to. */
  pages: string[];
}

export interface Journey {
  name: string;
  go(trip: Trip): Promise<void>;
}

const password = 'correct-horse-battery';

export const newMember = () => ({ email: `engine-${randomUUID().slice(0, 8)}@visitor.example`, password });

export async function signIn(visitor: Visitor, { email, password: secret }: { email: string; password: string }) {
  await visitor.open('/terms');
  await visitor.engine.evaluate(() => fetch('/api/user/signout', { method: 'POST' }).then(({ status }) => status));
  await visitor.open('/login?lang=ko');
  await visitor.type('css:main input[type=email]', email);
  await visitor.type('css:main input[type=password]', secret);
  await visitor.press('로그인', 'main form');
  await visitor.sees('로그인 되었습니다');
  await visitor.until('Home is open', () => location.pathname === '/');
}

/** What a download whose name begins so has brought. */
export async function downloaded({ visitor, folder }: Trip, name: string): Promise<Buffer> {
  visitor.steps += 1;
  const downloads = path.join(folder, 'downloads');
  for (let left = 100; left > 0; left -= 1, await visitor.pause()) {
    const file = readdirSync(downloads).find(
      (each) => each.normalize('NFC').startsWith(name) && !existsSync(path.join(downloads, `${each}.part`)),
    );
    const bytes = file === undefined ? undefined : readFileSync(path.join(downloads, file));
    if (bytes && bytes.length > 0) return bytes;
  }
  throw new Error(`no download is called ${name}…: ${readdirSync(downloads).join(', ')}`);
}
