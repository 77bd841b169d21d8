import { jwtVerify } from 'jose';
import { AuthorizationResponseError, authorizationCodeGrant, fetchUserInfo } from 'openid-client';
import { refusals } from '../../../../resources/platformRefusals.ts';
import { HttpError } from '../../errors.ts';
import type { Vouched } from './attempts.ts';
import { refusalIn } from './network.ts';
import type { Known, Provider } from './providers.ts';

/**
 * Turns the way back from a provider into what it says of somebody: the code is exchanged, and state, nonce, issuer,
 * audience, times and signature of the ID token are checked by the library.
 * @param address the whole address that the browser was sent to
 * @throws HttpError 403 where the provider refuses or is not to be trusted, 502 where it does not answer
 */
export async function exchange(
  provider: Provider,
  { config }: Known,
  address: URL,
  { state, nonce, verifier }: { state: string; nonce: string; verifier: string },
): Promise<Vouched> {
  const { nama, klaim } = provider;
  try {
    const tokens = await authorizationCodeGrant(config, address, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new HttpError(403, refusals.oidc.notTrusted({ nama }));
    const asked = config.serverMetadata().userinfo_endpoint;
    // Many tell addresses and numbers there only.
    const more =
      claims[klaim] === undefined && asked ? await fetchUserInfo(config, tokens.access_token, claims.sub) : {};
    const sid = typeof claims.sid === 'string' ? claims.sid.slice(0, 255) : null;
    return { issuer: claims.iss, sub: claims.sub, sid, claims: { ...more, ...claims } };
  } catch (error) {
    throw refused(error, nama);
  }
}

function refused(error: unknown, nama: string): HttpError {
  const own = refusalIn(error);
  if (own) return own;
  if (error instanceof AuthorizationResponseError) return new HttpError(403, refusals.oidc.denied({ nama }));
  // Errors of `fetch` itself: host unreachable, or too slow.
  for (let at = error; at instanceof Error; at = at.cause)
    if (at.name === 'TimeoutError' || (at instanceof TypeError && at.message === 'fetch failed'))
      return new HttpError(502, refusals.oidc.down({ nama }));
  return new HttpError(403, refusals.oidc.notTrusted({ nama }));
}

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';

/** Whose sessions a provider ends: of a subject, one by its name, or both; those begun before. */
export interface LoggedOut {
  issuer: string;
  sub: string | null;
  sid: string | null;
  before: Date;
}

/** Reads a logout token (OpenID Connect Back-Channel Logout 1.0 §2.6). @returns undefined for one that is none */
export async function readLogout(
  provider: Provider,
  { config, keys }: Known,
  token: string,
): Promise<LoggedOut | undefined> {
  const { issuer } = config.serverMetadata();
  const read = await jwtVerify(token, keys, {
    issuer,
    audience: provider.clientId,
    requiredClaims: ['iat', 'jti', 'events'],
    maxTokenAge: 600,
    clockTolerance: 60,
  }).catch(() => undefined);
  if (!read) return undefined;
  const { sub, sid, events, nonce, iat = 0 } = read.payload;
  const named = typeof events === 'object' && events !== null && Object.hasOwn(events, logoutEvent);
  const session = typeof sid === 'string' ? sid : null;
  if (!named || nonce !== undefined || (!sub && !session)) return undefined;
  return { issuer, sub: sub ?? null, sid: session, before: new Date((iat + 60) * 1000) };
}
