import { boundedText } from '../../boundedText.ts';
import { encryptPush, type SubscriptionKeys } from './encrypt.ts';
import { mayBeCalled } from './hosts.ts';
import { type PushKey, vapidHeader } from './keys.ts';

/** Where something is sent. */
export interface PushTarget extends SubscriptionKeys {
  readonly alamat: string;
}

/** Who sends, and when. */
export interface PushSender {
  readonly key: PushKey;
  readonly subject: string;
  readonly now: Date;
}

/** What became of one: `gone` says that the subscription ended, `later` that another try may help. */
export type PushOutcome =
  | { readonly as: 'sent' }
  | { readonly as: 'gone' }
  | { readonly as: 'later'; readonly reason: string; readonly afterSeconds: number | undefined }
  | { readonly as: 'refused'; readonly reason: string };

const timeoutMs = 10_000;
const mostAnswer = 2048;
const keptReason = 300;
/** How long a service keeps it for a device that is off, in seconds. */
const ttl = 24 * 3600;

/** `Retry-After` in seconds; undefined where it says none, or a date. */
const secondsOf = (header: string | null): number | undefined =>
  header && /^\d{1,6}$/.test(header) ? Number(header) : undefined;

/** Sends one message to the push service of a browser; nothing but its device can read it. Redirects are not followed. */
export async function postPush(
  target: PushTarget,
  text: string,
  { key, subject, now }: PushSender,
): Promise<PushOutcome> {
  if (!(await mayBeCalled(target.alamat))) return { as: 'refused', reason: 'Layanan push ini tidak dikenal portal.' };
  try {
    const response = await fetch(target.alamat, {
      method: 'POST',
      headers: {
        authorization: await vapidHeader(key, target.alamat, subject, now),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(ttl),
        urgency: 'normal',
      },
      body: new Uint8Array(encryptPush(text, target)),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const said = (await boundedText(response, mostAnswer)) ?? '';
    if (response.ok) return { as: 'sent' };
    if (response.status === 404 || response.status === 410) return { as: 'gone' };
    const reason = `${response.status} ${said}`.replaceAll('\0', '').trim().slice(0, keptReason);
    if (response.status === 429 || response.status >= 500)
      return { as: 'later', reason, afterSeconds: secondsOf(response.headers.get('retry-after')) };
    return { as: 'refused', reason };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // Down, too slow or cut off.
    const { message } = error.cause instanceof Error ? error.cause : error;
    return { as: 'later', reason: message.slice(0, keptReason), afterSeconds: undefined };
  }
}
