import { createHmac } from 'node:crypto';
import http from 'node:http';
import { text } from 'node:stream/consumers';

export const webhookSecret = `whsec_${Buffer.alloc(32, 'trial').toString('base64')}`;

export interface WebhookReceiver {
  /** `release.healed service education`, one for each message; those with a bad signature say so. */
  messages: string[];
  close(): void;
}

interface Message {
  type: string;
  data: { kind: string; name: string };
}

/** Takes what the portal tells, and checks each signature as the runbook of releases shows it. */
export async function startWebhook(port: number): Promise<WebhookReceiver> {
  const seen = new Set<string>();
  const messages: string[] = [];
  const key = Buffer.from(webhookSecret.replace('whsec_', ''), 'base64');
  const server = http.createServer(async (request, response) => {
    const body = await text(request);
    const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = request.headers;
    const expected = createHmac('sha256', key)
      .update(`${String(id)}.${String(timestamp)}.${body}`)
      .digest('base64');
    const { type, data } = JSON.parse(body) as Message;
    const isGenuine = signature === `v1,${expected}`;
    if (!seen.has(String(id))) messages.push(`${isGenuine ? '' : 'forged '}${type} ${data.kind} ${data.name}`);
    seen.add(String(id));
    response.writeHead(204).end();
  });
  await new Promise<void>((done) => {
    server.listen(port, '127.0.0.1', done);
  });
  return {
    messages,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
