import type { FastifyInstance } from 'fastify';
import { konfigurasi } from '../../../resources/pengaturan/konfigurasi.ts';
import { alamatPengaturan, simpanPengaturan } from '../../../resources/pengaturan/panggilanKonfigurasi.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { rolesWith } from '../../platform/access/permission.ts';
import { serve } from '../../platform/access/serveCall.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { paramOf } from '../../platform/engine/http.ts';
import { readConfiguration, writeConfiguration } from './configuration.ts';

/** Settings by key; a key has a dot and an id has none, so both paths stand side by side (docs/domain/20 §1.13). */
export function registerConfiguration(app: FastifyInstance, engine: Engine): void {
  app.get(alamatPengaturan, { config: { access: 'session', roles: rolesWith(konfigurasi, 'read') } }, request =>
    readConfiguration(engine, callerOf(request), paramOf(request, 'kunci')),
  );
  // By hand: a setting is found by its key, and made where it is not stored yet.
  serve(app, simpanPengaturan, { access: 'session', roles: rolesWith(konfigurasi, 'update') }, ({ request }) =>
    writeConfiguration(engine, callerOf(request), paramOf(request, 'kunci'), request.body),
  );
}
