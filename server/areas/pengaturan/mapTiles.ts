import type { FastifyInstance } from 'fastify';
import { type Peta, tileOrigin } from '../../../resources/pengaturan/peta.ts';
import { settingsChannel } from '../../platform/access/settings.ts';
import type { Engine } from '../../platform/engine/context.ts';
import type { ImageOrigin } from '../../platform/securityHeaders.ts';
import { readSetting } from './settings.ts';

/**
 * `GET /api/peta` → `Peta`, for everybody who is logged in; and the tiles' origin among those that pages may load
 * pictures from, from the start and whenever a setting changes.
 */
export function registerMapTiles(app: FastifyInstance, engine: Engine, images: ImageOrigin): void {
  // A registry of a test has no settings.
  if (!engine.registry.find('mbkm/konfigurasi')) return;
  const read = async (): Promise<Peta> => {
    const ubin = await readSetting(engine.db, 'peta.ubin');
    const atribusi = await readSetting(engine.db, 'peta.atribusi');
    return { ubin: tileOrigin(ubin) ? ubin : null, atribusi: atribusi || null };
  };
  const allow = async () => {
    const { ubin } = await read();
    images.origin = ubin ? tileOrigin(ubin) : null;
  };
  engine.db.listen(settingsChannel, () => void allow().catch(error => app.log.error({ err: error }, 'ubin peta')));
  app.addHook('onReady', allow);
  app.get('/api/peta', { config: { access: 'session', roles: 'everybody' } }, read);
}
