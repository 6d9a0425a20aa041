import { openStoredFiles } from '@portal/service-kit/stored-files';
import pg from 'pg';
import { namedFiles } from '../../local/backup/check-files.ts';
import { findServices } from '../../local/services.ts';
import { readMembers, type Environment } from './installation.ts';

/**
 * Looks for every file that a row names, and prints those that are missing. With `bringsBack` it makes the last version of a removed
 * one the current one again, which a bucket with versions has: after a restore, rows name files that were removed since.
 */
export async function lookForFiles(env: Environment, bringsBack: boolean): Promise<boolean> {
  const { FILES_URL, FILES_DIR } = env;
  const files = await openStoredFiles({ FILES_URL, FILES_DIR });
  let [named, broughtBack, missing] = [0, 0, 0];
  for (const { name: schema, url } of readMembers(env, ['url'], findServices())) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      for (const { place, name } of await namedFiles(client, [schema])) {
        named += 1;
        if (await files.has(name)) continue;
        if (bringsBack && (await files.bringBack(name))) {
          broughtBack += 1;
        } else {
          missing += 1;
          process.stdout.write(`!!  ${place}: ${name} is missing\n`);
        }
      }
    } finally {
      await client.end();
    }
  }
  process.stdout.write(`files that rows name: ${named}; brought back: ${broughtBack}; missing: ${missing}\n`);
  return missing === 0;
}
