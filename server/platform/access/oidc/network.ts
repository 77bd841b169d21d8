import type { CustomFetch } from 'openid-client';
import { refusals } from '../../../../resources/platformRefusals.ts';
import { boundedText } from '../../boundedText.ts';
import { HttpError } from '../../errors.ts';
import { isInside } from '../../outsideHosts.ts';

const mostSeconds = 8;
/** Discovery, keys and tokens have a few kilobytes. */
const mostBytes = 512 * 1024;

/**
 * Calls a provider: only hosts that its settings name, none inside the own network, no redirect, bounded in time and
 * size.
 */
export function providerFetch(nama: string, hosts: ReadonlySet<string>): CustomFetch {
  return async (url, options) => {
    const { host, hostname } = new URL(url);
    if (!hosts.has(host.toLowerCase())) throw new HttpError(502, refusals.oidc.hostNotNamed({ nama, host }));
    if (await isInside(hostname)) throw new HttpError(502, refusals.oidc.hostInside({ nama, host }));
    const { method, headers, body } = options;
    const response = await fetch(url, {
      method,
      headers,
      // oauth4webapi sends forms and nothing else here.
      body: body instanceof URLSearchParams ? body : null,
      redirect: 'manual',
      signal: AbortSignal.timeout(mostSeconds * 1000),
    });
    const text = await boundedText(response, mostBytes);
    if (text === undefined) throw new HttpError(502, refusals.oidc.down({ nama }));
    const empty = response.status === 204 || response.status === 304;
    return new Response(empty ? null : text, {
      status: response.status,
      headers: { 'content-type': response.headers.get('content-type') ?? '' },
    });
  };
}

/** Why a call to a provider failed, as the person is told: what we refused ourselves, else that it does not answer. */
export function refusalIn(error: unknown): HttpError | undefined {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof HttpError) return at;
  return undefined;
}
