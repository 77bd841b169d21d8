import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { messages } from '../../../resources/kit/index.ts';
import { pendaftaranKomcad } from '../../../resources/komcad/pendaftaran.ts';
import { rolesWith } from '../../platform/access/permission.ts';
import { searchOf } from '../../platform/engine/http.ts';
import { notFound } from '../../platform/errors.ts';

/**
 * Names that the specification uses without resource (§7 "Komcad (/v6/...)"), with the resources that serve them
 * (docs/domain/40 §1.1).
 */
const served: Readonly<Record<string, string>> = {
  mhs: 'mhs',
  pendaftaran: 'pendaftaran',
  upload: 'upload-dokumen',
  'seleksi-kompetensi': 'seleksi-kompetensi',
  'upload-kelulusan': 'upload-kelulusan',
  'log-book': 'log-book',
  'update-status': 'update-status',
};

/** Bases that are read: the offer, and the participations whose status is set below the other one. */
const bare = [
  ['komcad', 'program'],
  ['komcad/update-status', 'pendaftaran'],
] as const;

/**
 * Leads from the specification's short addresses, and whatever stands below them, to the calls themselves: method and
 * body stay as they are. They are no calls of their own, so that the documentation lists each call once.
 */
export function registerAddresses(app: FastifyInstance): void {
  const config = {
    access: 'session',
    roles: rolesWith(pendaftaranKomcad, 'read'),
    resource: pendaftaranKomcad.name,
  } as const;
  for (const [from, to] of bare)
    app.get(`/api/v6/${from}`, { config }, (request, reply) =>
      reply.redirect(`/api/v6/komcad/${to}${searchOf(request)}`, 308),
    );
  // By hand: leads from the specification's address to the call itself.
  app.put('/api/v6/komcad/update-status', { config }, (_request, reply) =>
    reply.redirect('/api/v6/komcad/update-status/bulk', 308),
  );
  for (const [short, full] of Object.entries(served)) {
    const from = `/api/v6/${short}`;
    const handler = (request: FastifyRequest, reply: FastifyReply) => {
      const below = request.url.slice(from.length);
      if (!/^(?:[/?]|$)/.test(below)) throw notFound(messages.unknownCall);
      return reply.redirect(`/api/v6/komcad/${full}${below}`, 308);
    };
    app.route({ method: ['GET', 'POST', 'PUT', 'DELETE'], url: `${from}*`, config, handler });
  }
}
