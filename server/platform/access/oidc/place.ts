import type { FastifyReply, FastifyRequest } from 'fastify';
import { buildAuthorizationUrl, calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier } from 'openid-client';
import { asIssue } from '../../../../resources/kit/index.ts';
import { HttpError } from '../../errors.ts';
import { createSecretBox, type SecretBox } from '../../secretBox.ts';
import type { Access } from '../createAccess.ts';
import { type Attempt, type Attempts, createAttempts, type Fault } from './attempts.ts';
import { bind, createTargets } from './browser.ts';
import { createDiscovery, type Known, type Provider } from './providers.ts';

/** Dependencies of the calls for the login at providers; made once per process. */
export interface OidcPlace {
  readonly access: Access;
  readonly baseUrl: string;
  readonly box: SecretBox;
  readonly attempts: Attempts;
  readonly known: (provider: Provider) => Promise<Known>;
  readonly target: (named: string | undefined) => string | null;
}

export interface OidcOptions {
  /** The server's secret, from which the keys follow. */
  secret: string;
  /** Where browsers find the portal, without a slash at the end. */
  baseUrl: string;
}

export function createOidcPlace(access: Access, { secret, baseUrl }: OidcOptions): OidcPlace {
  const box = createSecretBox(secret, 'penyedia masuk');
  return {
    access,
    baseUrl: baseUrl.replace(/\/$/, ''),
    box,
    attempts: createAttempts(access.db, box, access.now),
    known: createDiscovery(box),
    target: createTargets(access.registry),
  };
}

/** Where a provider sends browsers back to: an address of its own, so that no other can answer in its place. */
export const returnAddress = ({ baseUrl }: OidcPlace, idPenyedia: string): string =>
  `${baseUrl}/api/masuk/${idPenyedia}/kembali`;

/** A refusal as it is kept until the page asks; what is no refusal is thrown on. */
export function faultOf(error: unknown): Fault {
  if (!(error instanceof HttpError)) throw error;
  return { status: error.statusCode, pesan: asIssue(error.said) };
}

/**
 * Begins a login: the browser is bound, state, nonce and verifier are made.
 * @returns where to send the browser, or the ticket of what kept it from going
 */
export async function setOut(
  place: OidcPlace,
  request: FastifyRequest,
  reply: FastifyReply,
  provider: Provider,
  attempt: Omit<Attempt, 'idPenyedia'>,
): Promise<{ address: string } | { ticket: string }> {
  const binding = bind(request, reply, place.baseUrl.startsWith('https:'));
  const [nonce, verifier] = [randomNonce(), randomPKCECodeVerifier()];
  const { id, state } = await place.attempts.begin({ idPenyedia: provider.id, ...attempt }, binding, {
    nonce,
    verifier,
  });
  try {
    const { config } = await place.known(provider);
    const address = buildAuthorizationUrl(config, {
      redirect_uri: returnAddress(place, provider.id),
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      // Google shows only accounts of the domain; the answer is checked all the same.
      ...(provider.domain ? { hd: provider.domain } : {}),
    });
    return { address: address.href };
  } catch (error) {
    return { ticket: await place.attempts.end(id, faultOf(error)) };
  }
}
