import { z } from 'zod';
import { withoutSlashes } from '../../../../resources/kit/index.ts';
import { suratRefusals } from '../../../../resources/surat/refusals.ts';
import { boundedText } from '../../../platform/boundedText.ts';
import type { Config } from '../../../platform/config.ts';
import { isInside } from '../../../platform/outsideHosts.ts';
import { type Signatory, type SigningPort, SigningRefused, SigningUnsure } from './port.ts';

const { tandaTangan: says } = suratRefusals;

const mostBytes = 30 * 1024 * 1024;
/** Waiting for one letter; the service says 2 to 20 seconds. */
const defaultSeconds = 60;

/** Refusals come with status 400 and with 200; codes as numbers and as texts. */
const refusalSchema = z.object({
  status_code: z.coerce.number().int().nullish(),
  error: z.string().nullish(),
  message: z.string().nullish(),
  status: z.string().nullish(),
});
const documentSchema = z.object({ id_dokumen: z.string().regex(/^[\w-]{1,100}$/) });

const codes = { wrongPassphrase: 2031, unknown: 2011 } as const;
const isExpired = (text: string): boolean => /expired|kedaluwarsa|kadaluarsa|kadaluwarsa/i.test(text);

interface Answer {
  readonly ok: boolean;
  readonly pdf: Buffer | null;
  readonly json: unknown;
}

type Settings = NonNullable<Config['signing']['bsre']> & { readonly seconds?: number };

/** BSrE's E-Sign client service, version 1 (docs/domain/40 §2.3). */
export function bsreSigner({ url, key, seconds = defaultSeconds }: Settings): SigningPort {
  const base = withoutSlashes(url);
  const headers = { authorization: `Basic ${Buffer.from(key).toString('base64')}` };

  /** One call. Redirects are not followed: the body has the passphrase. Undefined: no usable answer. */
  const call = async (path: string, body?: FormData): Promise<Answer | undefined> => {
    const address = new URL(`${base}/api/${path}`);
    if (await isInside(address.hostname)) throw new SigningRefused(says.inside({ host: address.hostname }), true);
    try {
      const response = await fetch(address, {
        method: body ? 'POST' : 'GET',
        headers,
        body: body ?? null,
        redirect: 'manual',
        signal: AbortSignal.timeout(seconds * 1000),
      });
      return await answerOf(response);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      // Nobody was there to take it, so nothing was signed; of everything else nobody knows.
      if (isUnreached(error)) throw new SigningRefused(says.away, true);
      return undefined;
    }
  };

  const download = async (id: string): Promise<Buffer | null | undefined> => {
    const answer = await call(`sign/download/${id}`);
    return answer && (answer.pdf ?? null);
  };

  return {
    cara: 'bsre',
    asks: 'frasaSandi',
    atOnce: 4,
    ready: async ({ nik }) => {
      const answer = await call(`user/status/${nikOf(nik)}`);
      if (!answer) throw new SigningRefused(says.away, true);
      const { status_code: code, message, status } = refusalSchema.safeParse(answer.json).data ?? {};
      const said = `${status ?? ''} ${message ?? ''}`;
      if (code === codes.unknown) throw new SigningRefused(says.notRegistered, true);
      if (isExpired(said)) throw new SigningRefused(says.expired, true);
      if (!answer.ok) throw refusalOf(answer);
    },
    sign: async (pdf, who, { reason, location }) => {
      const answer = await call('sign/pdf', formOf(pdf, who, { reason, location }));
      if (!answer) throw new SigningUnsure(says.noAnswer, null);
      if (answer.pdf) return { pdf: answer.pdf };
      const document = documentSchema.safeParse(answer.json).data;
      if (!answer.ok || !document) throw refusalOf(answer);
      const signed = await download(document.id_dokumen).catch(() => undefined);
      if (!signed) throw new SigningUnsure(says.fileLost, document.id_dokumen);
      return { pdf: signed };
    },
    fetch: async id => {
      const found = await download(id);
      if (found === undefined) throw new SigningRefused(says.away, true);
      return found;
    },
  };
}

/** @throws SigningRefused */
function nikOf(nik: string | null): string {
  if (!nik) throw new SigningRefused(says.noNik, true);
  return nik;
}

function formOf(pdf: Buffer, { nik, passphrase }: Signatory, words: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }), 'surat.pdf');
  form.set('nik', nikOf(nik));
  form.set('passphrase', passphrase);
  form.set('tampilan', 'invisible');
  for (const [name, value] of Object.entries(words)) form.set(name, value);
  return form;
}

/** What came: a PDF, JSON, or undefined for anything else (a proxy's page, a cut body). */
async function answerOf(response: Response): Promise<Answer | undefined> {
  // A gateway that gave up waiting does not know what became of the call behind it.
  if (response.status >= 500) return undefined;
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('json')) {
    const text = await boundedText(response, mostBytes);
    return text === undefined ? undefined : { ok: response.ok, pdf: null, json: JSON.parse(text) };
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > mostBytes) return undefined;
    parts.push(part);
  }
  const pdf = Buffer.concat(parts);
  return response.ok && pdf.toString('latin1', 0, 5) === '%PDF-' ? { ok: true, pdf, json: null } : undefined;
}

/** True where the connection was never made. */
const isUnreached = ({ cause }: Error): boolean =>
  cause instanceof Error &&
  'code' in cause &&
  ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT'].includes(String(cause.code));

/** The service's refusal in the reader's words; one that is not known in its own. */
function refusalOf({ json }: Answer): SigningRefused {
  const { status_code: kode, error, message } = refusalSchema.safeParse(json).data ?? {};
  const said = (error ?? message ?? '').slice(0, 300);
  if (kode === codes.wrongPassphrase) return new SigningRefused(says.wrongPassphrase, true);
  if (kode === codes.unknown) return new SigningRefused(says.notRegistered, true);
  if (isExpired(said)) return new SigningRefused(says.expired, true);
  return new SigningRefused(says.said({ kode: String(kode ?? '–'), pesan: said || says.noWords.text }), false);
}
