import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { withoutSlashes } from '../../../../resources/kit/index.ts';
import { boundedText } from '../../../platform/boundedText.ts';
import type { WhatsAppConfig } from '../../../platform/config.ts';
import { isInside } from '../../../platform/outsideHosts.ts';

/** A message by a template that Meta approved. */
export interface TemplateMessage {
  /** Digits with the country code. */
  readonly to: string;
  readonly template: string;
  readonly language: string;
  /** What stands in place of {{1}}, {{2}} … */
  readonly parameters: readonly string[];
  /** Comes back with every state of it. */
  readonly mark: string;
}

/** What became of it: `later` says that another try may help. */
export type CloudOutcome =
  | { readonly as: 'sent'; readonly id: string }
  | { readonly as: 'later' | 'refused'; readonly reason: string };

const timeoutMs = 15_000;
const mostAnswer = 64 * 1024;
const mostReason = 300;
/** A parameter takes no line breaks and no runs of blanks, and all of them together some thousand characters. */
const mostParameter = 700;

/** Codes of Meta that ask for patience: too many calls, too many to one number, the service itself. */
const passing = new Set([1, 2, 4, 130429, 131016, 131048, 131056, 80007]);

const sent = z.object({ messages: z.array(z.object({ id: z.string().max(200) })).min(1) });
const failed = z.object({
  error: z.object({
    code: z.number().optional(),
    message: z.string().optional(),
    error_data: z.object({ details: z.string().optional() }).optional(),
  }),
});

/** A text as a parameter may be: on one line, cut where it is too long. */
function asParameter(text: string): string {
  const lines = text.split('\n').map(line => line.replace(/\s+/g, ' ').trim());
  const line = lines.filter(Boolean).join(' · ') || '-';
  return line.length <= mostParameter ? line : `${line.slice(0, mostParameter - 1)}…`;
}

const jsonIn = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
};

/** Hands a message to WhatsApp's service (Cloud API, `POST /{phone}/messages`). */
export async function sendTemplate(
  { url, phoneId, token }: WhatsAppConfig,
  { to, template, language, parameters, mark }: TemplateMessage,
): Promise<CloudOutcome> {
  const address = new URL(`${withoutSlashes(url)}/${phoneId}/messages`);
  if (await isInside(address.hostname)) return { as: 'refused', reason: 'WHATSAPP_URL mengarah ke jaringan dalam.' };
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to,
        type: 'template',
        template: {
          name: template,
          language: { code: language },
          components: [
            { type: 'body', parameters: parameters.map(text => ({ type: 'text', text: asParameter(text) })) },
          ],
        },
        biz_opaque_callback_data: mark,
      }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = jsonIn(await boundedText(response, mostAnswer));
    const taken = sent.safeParse(answer).data?.messages[0];
    if (response.ok && taken) return { as: 'sent', id: taken.id };
    const { code, message, error_data: data } = failed.safeParse(answer).data?.error ?? {};
    const reason = `${code ?? response.status} ${data?.details ?? message ?? ''}`.trim().slice(0, mostReason);
    const again = response.status === 429 || response.status >= 500 || (code !== undefined && passing.has(code));
    return { as: again ? 'later' : 'refused', reason };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    // Down, too slow or cut off.
    const { message } = error.cause instanceof Error ? error.cause : error;
    return { as: 'later', reason: message.slice(0, mostReason) };
  }
}

/** True if Meta signed these bytes (`X-Hub-Signature-256: sha256=…`). */
export function isSigned({ appSecret }: WhatsAppConfig, body: Buffer, header: unknown): boolean {
  const given = typeof header === 'string' ? /^sha256=([0-9a-f]{64})$/.exec(header)?.[1] : undefined;
  if (!given) return false;
  return timingSafeEqual(Buffer.from(given, 'hex'), createHmac('sha256', appSecret).update(body).digest());
}
