import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusals } from '../../../resources/platformRefusals.ts';
import { badRequest } from '../errors.ts';
import { firstIdentity } from '../identity.ts';

/** Cookie whose value report calls send back as `x-tenant-id` (portal-spec §6, docs/domain/10 §3.1 "Session"). */
const cookieName = 'mbkm_tenant';
const yearInSeconds = 31_536_000;

/** The organisation that this portal belongs to: the short name that the installation began with, whatever it is called since. */
const tenant: string = firstIdentity.singkatan.toLowerCase().replace(/[^a-z0-9-]/g, '') || 'portal';

/** Refuses calls that were meant for another organisation's portal. */
export function registerTenant(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const given = request.headers['x-tenant-id'];
    done(given === undefined || given === tenant ? undefined : badRequest(refusals.unknownTenant));
  });
}

/** Tells the browser at login which tenant it talks to; the back office reads the cookie, so it is not HttpOnly. */
export function sendTenant(request: FastifyRequest, reply: FastifyReply): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `${cookieName}=${tenant}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`);
}
