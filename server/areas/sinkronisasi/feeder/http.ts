import { z } from 'zod';
import { withoutSlashes } from '../../../../resources/kit/index.ts';
import { sinkronisasiRefusals } from '../../../../resources/sinkronisasi/refusals.ts';
import { boundedText } from '../../../platform/boundedText.ts';
import { SiamikUnavailable } from '../../mbkm/siamik.ts';
import { secretOf } from '../siamik/http.ts';
import { mustBeOutside } from '../siamik/outsideHosts.ts';
import { unavailable } from '../siamik/port.ts';
import type { ConnectedSource } from '../siamik/source.ts';
import { type FeederBody, type FeederPort, refusedBy } from './port.ts';

/** Codes come as numbers and as texts; descriptions may be missing. */
const answerSchema = z.object({
  error_code: z.coerce.number().int(),
  error_desc: z.string().nullish(),
  data: z.unknown(),
});
type Answer = z.infer<typeof answerSchema>;

const tokenSchema = z.object({ token: z.string().min(1) });
const mostBytes = 64 * 1024 * 1024;
/** Error code of a token that is too old, or of before a restart of the Feeder. */
const expired = 100;

/** The last token of each Feeder and user, per process. */
const tokens = new Map<string, string>();

/** Forgets all tokens; for tests. */
export const forgetTokens = (): void => tokens.clear();

interface Login {
  username: string;
  password: string;
}

/** Name and password as whoever runs the server wrote them: `name:password`. @throws SiamikUnavailable */
function loginOf({ nama, namaVariabelKunci }: ConnectedSource): Login {
  const secret = secretOf(namaVariabelKunci) ?? '';
  const colon = secret.indexOf(':');
  if (colon < 1)
    throw new SiamikUnavailable(
      sinkronisasiRefusals.feeder.noLogin({ nama, kunci: namaVariabelKunci ?? 'NEO_FEEDER_KEY' }),
    );
  return { username: secret.slice(0, colon), password: secret.slice(colon + 1) };
}

/** The address of its web service; an operator may name the sandbox's. */
function addressOf({ baseUrl }: ConnectedSource): URL {
  const base = withoutSlashes(baseUrl ?? '');
  return new URL(base.endsWith('.php') ? base : `${base}/ws/live2.php`);
}

/** The Feeder over HTTP: one address, JSON, a token that is asked for again when it has ended. */
export const httpFeeder = (settings: ConnectedSource): FeederPort => ({
  pageSize: settings.ukuranHalaman,
  answersWithin: settings.timeoutDetik * 1000,
  call: async (act, body = {}) => {
    const login = loginOf(settings);
    const first = await ask(settings, { act, token: await tokenOf(settings, login), ...body });
    if (first.error_code !== expired) return dataOf(first);
    tokens.delete(keyOf(settings, login));
    return dataOf(await ask(settings, { act, token: await tokenOf(settings, login), ...body }));
  },
});

/** Whether the Feeder answers and takes name and password. @throws SiamikUnavailable */
export async function probeFeeder(settings: ConnectedSource): Promise<void> {
  const login = loginOf(settings);
  tokens.delete(keyOf(settings, login));
  await tokenOf(settings, login);
}

const keyOf = ({ baseUrl }: ConnectedSource, { username, password }: Login) => `${baseUrl} ${username} ${password}`;

async function tokenOf(settings: ConnectedSource, login: Login): Promise<string> {
  const known = tokens.get(keyOf(settings, login));
  if (known) return known;
  const answer = await ask(settings, { act: 'GetToken', ...login });
  const { nama } = settings;
  if (answer.error_code !== 0)
    throw new SiamikUnavailable(
      sinkronisasiRefusals.feeder.loginRefused({ nama, pesan: (answer.error_desc ?? '').slice(0, 200) }),
    );
  const read = tokenSchema.safeParse(answer.data);
  if (!read.success) throw unavailable(nama);
  tokens.set(keyOf(settings, login), read.data.token);
  return read.data.token;
}

/** @throws FeederRefused */
function dataOf({ error_code, error_desc, data }: Answer): unknown {
  if (error_code !== 0) throw refusedBy(error_code, error_desc ?? '');
  return data;
}

/**
 * One POST. Redirects are not followed: the body has the token.
 * @throws SiamikUnavailable for whatever is no answer of a Feeder: silence, HTML while it is patched, a broken line
 */
async function ask(
  settings: ConnectedSource,
  body: FeederBody & { act: string } & Record<string, unknown>,
): Promise<Answer> {
  const url = addressOf(settings);
  await mustBeOutside(url.hostname, settings.nama);
  const answer = await post(url, body, settings.timeoutDetik);
  if (!answer) throw unavailable(settings.nama);
  return answer;
}

async function post(url: URL, body: unknown, seconds: number): Promise<Answer | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(seconds * 1000),
    });
    const text = await boundedText(response, mostBytes);
    if (text === undefined || !response.ok) return undefined;
    return answerSchema.safeParse(JSON.parse(text)).data;
  } catch (error) {
    // Down, too slow, cut off, or not JSON: all the same to whoever asked.
    if (error instanceof Error) return undefined;
    throw error;
  }
}
