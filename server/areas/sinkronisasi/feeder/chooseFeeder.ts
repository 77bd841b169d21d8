import type { Db } from '../../../platform/database/db.ts';
import { sourceSettings } from '../siamik/source.ts';
import { httpFeeder } from './http.ts';
import type { FeederPort } from './port.ts';
import { sampleFeeder } from './standIn/sample.ts';

/** The Feeder that the row `neo-feeder` names at this moment. @throws SiamikUnavailable, NotConnected */
export async function feederOf(db: Db): Promise<FeederPort> {
  const settings = await sourceSettings(db, 'neo-feeder');
  return settings.mode === 'http' ? httpFeeder(settings) : sampleFeeder(db, settings.ukuranHalaman);
}
