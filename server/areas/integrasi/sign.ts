import { createHmac, randomBytes } from 'node:crypto';
import { createSecretBox, type SecretBox } from '../../platform/secretBox.ts';

const secretPrefix = 'whsec_';
const secretBytes = 24;

/** A new secret of a webhook, as its receiver gets it: `whsec_` and base64. */
export const newWebhookSecret = (): string => `${secretPrefix}${randomBytes(secretBytes).toString('base64')}`;

/** Closes secrets of webhooks for the database. */
export const webhookBox = (secret: string): SecretBox => createSecretBox(secret, 'webhook');

/**
 * Headers of a delivery by the Standard Webhooks specification 1.0: HMAC-SHA256 over `id.timestamp.body`.
 * @param at seconds since 1970; a receiver refuses what is older than a few minutes
 */
export function signedHeaders(secret: string, id: string, at: number, body: string): Record<string, string> {
  const key = Buffer.from(secret.slice(secretPrefix.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(at), 'webhook-signature': `v1,${signature}` };
}
