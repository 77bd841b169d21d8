import { suratRefusals } from '../../../resources/surat/refusals.ts';
import { dayInZone } from '../../platform/day.ts';
import { countOf, problemsIf, type SetupStep } from '../../platform/engine/setup.ts';

const { setup: says } = suratRefusals;

/** Step of the set-up: signing officials. */
export const setup: readonly SetupStep[] = [
  {
    key: 'surat',
    at: 110,
    title: says.title,
    why: says.why,
    screens: ['/pengaturan/pejabat-surat', '/pengaturan/konfigurasi-mbkm'],
    look: async engine => {
      const officials = await countOf(
        engine,
        'surat_pejabat where aktif and berlaku_mulai <= $1::date and coalesce(berlaku_sampai, $1::date) >= $1::date',
        [dayInZone(engine.now())],
      );
      return {
        counts: [{ label: says.officials, n: officials }],
        problems: problemsIf([officials === 0, { says: says.none, screen: '/pengaturan/pejabat-surat' }]),
      };
    },
  },
];
