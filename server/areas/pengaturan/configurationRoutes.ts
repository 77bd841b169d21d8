import type { FastifyInstance } from 'fastify';
import { konfigurasi, polaKunci } from '../../../resources/pengaturan/konfigurasi.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { rolesWith } from '../../platform/access/permission.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { paramOf } from '../../platform/engine/http.ts';
import { readConfiguration, writeConfiguration } from './configuration.ts';

/** Settings by key; a key has a dot and an id has none, so both paths stand side by side (docs/domain/20 §1.13). */
export function registerConfiguration(app: FastifyInstance, engine: Engine): void {
  const path = `/api/mbkm/konfigurasi/:kunci(${polaKunci})`;
  app.get(path, { config: { access: 'session', roles: rolesWith(konfigurasi, 'read') } }, request =>
    readConfiguration(engine, callerOf(request), paramOf(request, 'kunci')),
  );
  // By hand: a setting is found by its key, and made where it is not stored yet.
  app.put(path, { config: { access: 'session', roles: rolesWith(konfigurasi, 'update') } }, request =>
    writeConfiguration(engine, callerOf(request), paramOf(request, 'kunci'), request.body),
  );
}
