import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type { Provider } from 'oidc-provider';

/** Somebody with an account at the provider: claims beside `sub`. */
type Claims = Readonly<Record<string, unknown>>;

/** A real OpenID provider (`oidc-provider`) on a port of this machine, with what a test needs of it. */
export interface OidcServer {
  issuer: string;
  clientId: string;
  secret: string;
  people: Map<string, Claims>;
  /** Registers the client, once its addresses are known. */
  open(redirectUri: string, logoutUri: string, app: FastifyInstance): Promise<void>;
  /** A browser of somebody there. */
  browser(): OidcBrowser;
  /** Answers the next exchange of a code with a token of these claims instead, signed with the provider's key or another one. */
  forge(claims: (audience: string) => JWTPayload, otherKey?: boolean): void;
  /** A token signed with the provider's key. */
  sign(claims: JWTPayload, type?: string): Promise<string>;
  /** Does not answer any more, or does again. */
  down: boolean;
  close(): Promise<void>;
}

interface OidcBrowser {
  /** Goes to an address of the provider, logs in where asked to, and stops at the first address elsewhere. */
  follow(address: string, login: string): Promise<string>;
  logOut(idTokenHint?: string): Promise<void>;
}

export async function startOidc(): Promise<OidcServer> {
  const { Provider: OidcProvider } = await quietly(() => import('oidc-provider'));
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const { privateKey: foreign } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: 'uji', alg: 'RS256', use: 'sig' };
  const people = new Map<string, Claims>();
  let forged: { claims: (audience: string) => JWTPayload; otherKey: boolean } | undefined;
  let handle: ((request: IncomingMessage, response: ServerResponse) => unknown) | undefined;

  const signWith = (claims: JWTPayload, otherKey: boolean, typ = 'JWT') =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'uji', typ }).sign(otherKey ? foreign : privateKey);

  const server = createServer(async (request, response) => {
    if (state.down) return request.socket.destroy();
    if (forged && request.method === 'POST' && request.url === '/token') {
      const { claims, otherKey } = forged;
      forged = undefined;
      response.setHeader('content-type', 'application/json');
      const id_token = await signWith(claims(state.clientId), otherKey);
      return response.end(JSON.stringify({ access_token: 'x', token_type: 'Bearer', expires_in: 60, id_token }));
    }
    return handle?.(request, response);
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;

  const state: OidcServer = {
    issuer,
    clientId: 'portal',
    secret: 'rahasia-klien-uji-rahasia-klien-uji',
    people,
    down: false,
    open: async (redirectUri, logoutUri, app) => {
      const provider: Provider = await quietly(
        () =>
          new OidcProvider(issuer, {
            clients: [
              {
                client_id: state.clientId,
                client_secret: state.secret,
                redirect_uris: [redirectUri],
                token_endpoint_auth_method: 'client_secret_post',
                backchannel_logout_uri: logoutUri,
                backchannel_logout_session_required: true,
              },
            ],
            jwks: { keys: [jwk] },
            claims: { openid: ['sub', 'npm', 'hd'], email: ['email', 'email_verified'], profile: ['name'] },
            conformIdTokenClaims: false,
            cookies: { keys: ['uji'] },
            features: { backchannelLogout: { enabled: true } },
            pkce: { required: () => true },
            findAccount: (_ctx, sub) => ({ accountId: sub, claims: async () => ({ sub, ...people.get(sub) }) }),
            loadExistingGrant: async ctx => {
              const { client, session } = ctx.oidc;
              const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
              grant.addOIDCScope('openid email profile');
              await grant.save();
              return grant;
            },
            // The portal under test has no port: what the provider sends to it is handed over.
            fetch: async (url, options) => {
              const answer = await app.inject({
                method: 'POST',
                url: new URL(String(url)).pathname,
                headers: { 'content-type': 'application/x-www-form-urlencoded' },
                payload: String(options?.body),
              });
              return new Response(answer.body, { status: answer.statusCode });
            },
          }),
      );
      handle = provider.callback();
    },
    forge: (claims, otherKey = false) => {
      forged = { claims, otherKey };
    },
    sign: (claims, type) => signWith(claims, false, type),
    browser: () => createBrowser(issuer),
    close: async () => {
      server.closeAllConnections();
      await new Promise(done => server.close(done));
    },
  };
  return state;
}

/** The library warns of what a test wants: its own pages, memory instead of a database, Node 20. */
async function quietly<T>(work: () => T | Promise<T>): Promise<T> {
  const { info, warn } = console;
  console.info = console.warn = () => undefined;
  try {
    return await work();
  } finally {
    Object.assign(console, { info, warn });
  }
}

function createBrowser(issuer: string): OidcBrowser {
  const jar = new Map<string, string>();
  const call = async (address: string, form?: Record<string, string>) => {
    const response = await fetch(address, {
      method: form ? 'POST' : 'GET',
      body: form ? new URLSearchParams(form) : null,
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      redirect: 'manual',
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    return { location: response.headers.get('location'), text: await response.text(), status: response.status };
  };
  return {
    follow: async (address, login) => {
      let next = address;
      for (let step = 0; step < 12; step++) {
        if (!next.startsWith(issuer)) return next;
        const { pathname } = new URL(next);
        const asks = /^\/interaction\//.test(pathname);
        const { location, status, text } = await call(
          next,
          asks ? { prompt: 'login', login, password: 'x' } : undefined,
        );
        if (!location) throw new Error(`${status} ${next}: ${text.slice(0, 300)}`);
        next = new URL(location, issuer).href;
      }
      throw new Error('Pengalihan tanpa akhir.');
    },
    logOut: async () => {
      const { text } = await call(`${issuer}/session/end`);
      const xsrf = /name="xsrf" value="([^"]+)"/.exec(text)?.[1] ?? '';
      await call(`${issuer}/session/end/confirm`, { xsrf, logout: 'yes' });
    },
  };
}
