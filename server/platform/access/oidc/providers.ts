import { createRemoteJWKSet, type JWTVerifyGetKey, customFetch as joseFetch } from 'jose';
import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  None,
} from 'openid-client';
import { refusals } from '../../../../resources/platformRefusals.ts';
import type { Queryable } from '../../database/db.ts';
import { HttpError, notFound } from '../../errors.ts';
import type { SecretBox } from '../../secretBox.ts';
import { providerFetch, refusalIn } from './network.ts';

/** A row of `pengaturan/penyedia-masuk`, with its secret as it is kept. */
export interface Provider extends Record<string, unknown> {
  id: string;
  nama: string;
  issuer: string;
  clientId: string;
  klaim: string;
  cocok: string;
  percayaEmail: boolean;
  domain: string | null;
  hostLain: readonly string[] | null;
  menggantikan: string | null;
  aktif: boolean;
  rahasia: string | null;
}

const providerSql = `select p.id, p.nama, p.issuer, p.client_id, p.klaim, p.cocok, p.percaya_email, p.domain, p.host_lain,
    p.menggantikan, p.aktif, k.isi as rahasia
  from pengaturan_penyedia_masuk p left join internal_kunci_penyedia k on k.id_penyedia = p.id where p.id = $1`;

/** A provider, read at every use so that a change acts at once in every process. @throws HttpError 404 */
export async function findProvider(on: Queryable, id: string): Promise<Provider> {
  const found = await on.one<Provider>(providerSql, [id], { prepare: true });
  if (!found) throw notFound();
  return found;
}

/** A provider that people may log in with. @throws HttpError 404 for none, 403 for one that is switched off */
export async function activeProvider(on: Queryable, id: string): Promise<Provider> {
  const found = await findProvider(on, id);
  if (!found.aktif) throw new HttpError(403, refusals.oidc.off({ nama: found.nama }));
  return found;
}

/** Discovered configuration of a provider. */
export interface Known {
  readonly config: Configuration;
  /** Keys that its tokens are signed with. */
  readonly keys: JWTVerifyGetKey;
}

/** How long the answer of a discovery holds; keys are asked for again when one is not known. */
const keptMs = 600_000;
const mostKept = 50;

/** @returns what asks a provider for its configuration, or answers it from memory */
export function createDiscovery(box: SecretBox): (provider: Provider) => Promise<Known> {
  const kept = new Map<string, { until: number; known: Promise<Known> }>();
  return provider => {
    const { id, issuer, clientId, hostLain, rahasia } = provider;
    const key = JSON.stringify([id, issuer, clientId, hostLain, rahasia]);
    const found = kept.get(key);
    if (found && found.until > performance.now()) return found.known;
    const known = discover(provider, rahasia === null ? undefined : box.open(rahasia));
    if (kept.size >= mostKept) kept.clear();
    kept.set(key, { until: performance.now() + keptMs, known });
    // A failure is not cached.
    known.catch(() => kept.delete(key));
    return known;
  };
}

async function discover(provider: Provider, secret: string | undefined): Promise<Known> {
  const { nama, clientId, hostLain } = provider;
  const issuer = new URL(provider.issuer);
  const hosts = new Set([issuer.host, ...(hostLain ?? [])].map(host => host.toLowerCase()));
  const call = providerFetch(nama, hosts);
  try {
    const config = await discovery(issuer, clientId, undefined, secret === undefined ? None() : authBy(secret), {
      [customFetch]: call,
      // The signature of an ID token counts also where it came straight from the provider.
      execute: [enableNonRepudiationChecks, ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : [])],
    });
    const address = config.serverMetadata().jwks_uri;
    if (!address) throw new HttpError(502, refusals.oidc.noKeys({ nama }));
    const keys = createRemoteJWKSet(new URL(address), {
      [joseFetch]: (url, { method, headers }) =>
        call(url, { method, headers: Object.fromEntries(headers), body: undefined, redirect: 'manual' }),
    });
    return { config, keys };
  } catch (error) {
    throw refusalIn(error) ?? new HttpError(502, refusals.oidc.down({ nama }));
  }
}

/** How the client proves itself, by what the provider says it takes; Basic is what OpenID Connect assumes. */
const authBy =
  (secret: string): ClientAuth =>
  (server, ...rest) =>
    (server.token_endpoint_auth_methods_supported?.includes('client_secret_post')
      ? ClientSecretPost(secret)
      : ClientSecretBasic(secret))(server, ...rest);
