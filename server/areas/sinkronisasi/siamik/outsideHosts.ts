import { sinkronisasiRefusals } from '../../../../resources/sinkronisasi/refusals.ts';
import { isInside } from '../../../platform/outsideHosts.ts';
import { SiamikUnavailable } from '../../mbkm/siamik.ts';

/** @throws SiamikUnavailable naming SOURCE_HOSTS, for a source inside the own network */
export async function mustBeOutside(hostname: string, nama: string): Promise<void> {
  if (await isInside(hostname)) throw new SiamikUnavailable(sinkronisasiRefusals.inside({ nama }));
}
