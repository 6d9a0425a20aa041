import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const services = new URL('../../../', import.meta.url);

interface Operation {
  operationId: string;
  'x-access'?: string;
  responses: Record<string, { content?: Record<string, unknown> }>;
}

interface Document {
  paths: Record<string, { get?: Operation }>;
}

/** Operations that send files to everybody → why what shows a file does not matter. */
const filesForEverybody: Record<string, string> = {
  downloadEducationCalendar: 'reads the row: of a training that was removed it is 404',
  subscribeToEducationCalendar: 'made of the trainings on the schedule at each call',
  readNewsFeed: 'made of the public items at each call',
  getLinkedAttachment: 'needs the token of a mailed link',
};

/** Operations of all services that send no JSON. */
const files = readdirSync(services)
  .flatMap((service) => {
    const folder = new URL(`${service}/`, services);
    return readdirSync(folder)
      .filter((file) => /^openapi.*[.]json$/.test(file))
      .map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Document);
  })
  .flatMap(({ paths }) => Object.values(paths).flatMap(({ get }) => get ?? []))
  .filter(({ responses }) => !responses['200']?.content?.['application/json']);

test('no service sends a file without looking at who asks: a file has the rights of what shows it', () => {
  const forEverybody = files.filter((operation) => operation['x-access'] === 'public');
  expect(forEverybody.map(({ operationId }) => operationId).toSorted()).toEqual(
    Object.keys(filesForEverybody).toSorted(),
  );
  const ids = files.map(({ operationId }) => operationId);
  expect(ids).toEqual(expect.arrayContaining(['readMediaImage', 'readNewsImage', 'readPicture', 'readNewsAttachment']));
});
