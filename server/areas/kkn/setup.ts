import { kknRefusals } from '../../../resources/kkn/refusals.ts';
import { countOf, problemsIf, type SetupStep } from '../../platform/engine/setup.ts';

const { setup: says } = kknRefusals;

/** A wave, where a scheme of KKN is offered. */
export const setup: readonly SetupStep[] = [
  {
    key: 'gelombang-kkn',
    at: 115,
    title: says.title,
    why: says.why,
    screens: ['/kkn/gelombang'],
    look: async engine => {
      const offered = await countOf(
        engine,
        `master_program p join master_jenis_mbkm j on j.id = p.id_jenis_mbkm where p.aktif and j.kode = 'kkn'`,
      );
      if (offered === 0) return null;
      const waves = await countOf(engine, `kkn_gelombang where status <> 'selesai'`);
      const open = await countOf(engine, `kkn_gelombang where status = 'pendaftaran'`);
      return {
        counts: [
          { label: says.waves, n: waves },
          { label: says.open, n: open },
        ],
        problems: problemsIf([waves === 0, { says: says.none, screen: '/kkn/gelombang' }]),
      };
    },
  },
];
