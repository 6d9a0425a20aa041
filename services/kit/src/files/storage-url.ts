import { ConfigError } from '@portal/runtime';

/** A place in S3-compatible storage. */
export interface StoragePlace {
  bucket: string;
  /** Before every key, with a slash at its end; empty for the whole bucket. */
  prefix: string;
  /** Of a server other than AWS, such as `http://minio:9000`. */
  endpoint?: string;
  region: string;
}

const defaultRegion = 'us-east-1';

/**
 * Reads `s3://bucket/prefix?endpoint=https://host:port&region=ap-northeast-2`. Keys stay out of it: they come from
 * AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or from the identity that a cloud gives the process. Throws ConfigError.
 */
export function parseStorageUrl(variable: string, text: string): StoragePlace {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const options = new Map(url?.searchParams);
  const endpoint = options.get('endpoint');
  const isSound =
    url?.protocol === 's3:' &&
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.hostname) &&
    url.username === '' &&
    (endpoint === undefined || /^https?:\/\/[^/\s?#@]+\/?$/.test(endpoint)) &&
    [...options.keys()].every((name) => name === 'endpoint' || name === 'region');
  if (!url || !isSound)
    throw new ConfigError(
      variable,
      `${variable} is not valid: write it as s3://bucket/prefix?endpoint=https://host:port&region=name, without keys.`,
    );
  const prefix = decodeURIComponent(url.pathname).split('/').filter(Boolean).join('/');
  return {
    bucket: url.hostname,
    prefix: prefix === '' ? '' : `${prefix}/`,
    endpoint,
    region: options.get('region') ?? defaultRegion,
  };
}
