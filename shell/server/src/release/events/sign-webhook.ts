import { createHmac } from 'node:crypto';

export interface SignedMessage {
  id: string;
  /** When it is sent; receivers refuse what is older than some minutes. */
  sentAt: Date;
  body: string;
}

/** Headers of a webhook by the scheme of Standard Webhooks (standardwebhooks.com): HMAC-SHA256 of id, time and body. */
export function webhookHeaders(secrets: string, { id, sentAt, body }: SignedMessage): Record<string, string> {
  const timestamp = Math.floor(sentAt.getTime() / 1_000);
  const signatures = secrets.split(' ').map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}
