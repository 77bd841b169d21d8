import { expect, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { participationName } from '../../../resources/kit/index.ts';
import { detailOf, labelOf } from '../../../src/platform/ui/registry.ts';

/** The receipt of a move to another wave names the wave, which the registration's detail declares. */
it('kolom rincian program disebut dengan namanya', () => {
  const named = (source: string) => {
    const [resource, own] = detailOf(registry, registry.get(participationName), source);
    return [resource.name, labelOf(resource, own)];
  };
  expect(named('kkn.idGelombang')).toEqual(['kkn/pendaftaran', 'Gelombang']);
  expect(named('idDosenPembimbing')).toEqual([participationName, 'Dosen pembimbing']);
});
