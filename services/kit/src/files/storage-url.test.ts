import { expect, test } from '@jest/globals';
import { parseStorageUrl } from './storage-url.ts';

test.each([
  ['s3://files', { bucket: 'files', prefix: '', endpoint: undefined, region: 'us-east-1' }],
  ['s3://files/', { bucket: 'files', prefix: '', endpoint: undefined, region: 'us-east-1' }],
  ['s3://files/a/b/?region=ap-northeast-2', { bucket: 'files', prefix: 'a/b/', region: 'ap-northeast-2' }],
  ['s3://my.files-1/site?endpoint=http://minio:9000', { prefix: 'site/', endpoint: 'http://minio:9000' }],
])('%s is a place in storage', (text, place) => {
  expect(parseStorageUrl('FILES_URL', text)).toMatchObject(place);
});

test.each([
  '',
  'files',
  'https://files',
  's3://',
  's3://Files_1',
  's3://files?endpoint=minio:9000',
  's3://files?endpoint=http://minio:9000/path',
  's3://files?endpoint=http://user:secret@minio:9000',
  's3://key:secret@files',
  's3://files?secret=x',
])('%j is none, and the message repeats no part of it', (text) => {
  expect(() => parseStorageUrl('FILES_URL', text)).toThrow(
    'FILES_URL is not valid: write it as s3://bucket/prefix?endpoint=https://host:port&region=name, without keys.',
  );
});
