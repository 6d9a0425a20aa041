import { ApiError } from '@portal/kit';
import { strToU8, zipSync, type Zippable } from 'fflate';
import type { PersonalData } from '../../../api/account.ts';
import { downloadPersonalFile, getPersonalData, listPersonalDataCalls } from '../../../api/account.ts';
import type { ApiClient } from '../../../api/client.ts';

export interface MyData {
  /** A ZIP archive: `<service>.json`, and the files of each service in a folder of its name. */
  blob: Blob;
  /** Services of which something could not be had; the archive names them too. */
  missing: string[];
}

/** In small steps, so that a long list of files does not hold up everything else that the browser asks for. */
async function filesOf(api: ApiClient, path: string, { service, files }: PersonalData): Promise<Zippable> {
  const archived: Zippable = {};
  for (const { id, name } of files) {
    const { blob } = await downloadPersonalFile(api, path, id);
    // Pictures and office files are compressed already
    archived[`${service}/${name}`] = [new Uint8Array(await blob.arrayBuffer()), { level: 0 }];
  }
  return archived;
}

async function partOf(api: ApiClient, { name, path }: { name: string; path: string }): Promise<Zippable> {
  const data = await getPersonalData(api, path);
  const files = await filesOf(api, path, data);
  return { [`${name}.json`]: strToU8(`${JSON.stringify(data, undefined, 2)}\n`), ...files };
}

/**
 * Asks every service for what it holds about oneself and makes one archive of it. A service that does not answer is named in
 * `missing.json`. Rejects with an ApiError when nothing could be had, or the session has ended.
 */
export async function collectMyData(api: ApiClient): Promise<MyData> {
  const { services } = await listPersonalDataCalls(api);
  const parts = await Promise.allSettled(services.map((service) => partOf(api, service)));
  const archive: Zippable = {};
  const missing: string[] = [];
  for (const [index, part] of parts.entries()) {
    if (part.status === 'fulfilled') Object.assign(archive, part.value);
    else if (part.reason instanceof ApiError && part.reason.status !== 401) missing.push(services[index]?.name ?? '');
    else throw part.reason;
  }
  const failure = parts.find((part) => part.status === 'rejected');
  if (failure && missing.length === services.length) throw failure.reason;
  if (missing.length > 0) archive['missing.json'] = strToU8(`${JSON.stringify({ services: missing }, undefined, 2)}\n`);
  return { blob: new Blob([zipSync(archive)], { type: 'application/zip' }), missing };
}
