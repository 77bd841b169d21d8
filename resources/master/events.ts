import { event } from '../kit/index.ts';
import { role } from '../roles.ts';

/** Notices about partners, agreements, teams and periods (docs/domain/10 §6). */

const partner = '/master/mitra/:id/show';

export const mitraDiusulkan = event({
  code: 'mitra_diusulkan',
  words: ['mitra'],
  tells: [
    {
      to: 'tim',
      kind: 'tugas',
      title: 'Mitra diusulkan',
      text: '{mitra} diusulkan sebagai mitra dan menunggu keputusan.',
      link: partner,
    },
  ],
});

const decided = (what: 'diterima' | 'ditolak') =>
  event({
    code: `mitra_${what}`,
    words: ['mitra'],
    tells: [
      {
        to: 'akun',
        as: [role.koordinator],
        kind: 'info',
        title: `Usulan mitra ${what}`,
        text: `Usulan mitra {mitra} ${what}.`,
        link: partner,
      },
    ],
  });
export const mitraDiterima = decided('diterima');
export const mitraDitolak = decided('ditolak');

const ending = { to: ['tim', 'koordinator'], kind: 'peringatan', title: 'MoU akan berakhir' } as const;
const agreement = 'MoU dengan {nama} berakhir {tanggal}.';

export const mouMitraBerakhir = event({
  code: 'mou-mitra',
  words: ['nama', 'tanggal'],
  tells: [{ ...ending, text: agreement, link: partner }],
});
export const mouKampusBerakhir = event({
  code: 'mou-kampus',
  words: ['nama', 'tanggal'],
  // Universities of the exchange belong to no study programme.
  tells: [{ ...ending, to: 'tim', text: agreement, link: '/master/kampus/:id/show' }],
});

/** `:layar` is the list of the team. */
export const skTimBerakhir = event({
  code: 'sk-tim',
  words: ['nama', 'tanggal', 'layar'],
  tells: [
    {
      to: ['tim', 'koordinator'],
      kind: 'peringatan',
      title: 'SK tim akan berakhir',
      text: 'SK {nama} berakhir {tanggal}.',
      link: '/master/:layar',
      oneOf: { layar: ['tim-mbkm-prodi', 'tim-konversi-prodi', 'tim-penilai-prodi'] },
    },
  ],
});

const activated = { kind: 'info', title: 'Periode diaktifkan', text: 'Periode {periode} kini aktif.' } as const;

export const periodeAktif = event({
  code: 'periode_aktif',
  words: ['periode'],
  tells: [
    { ...activated, to: 'tim', link: '/master/periode' },
    // Coordinators have no list of periods.
    { ...activated, to: 'koordinator', link: null },
  ],
});

export const masterEvents = [
  mitraDiusulkan,
  mitraDiterima,
  mitraDitolak,
  mouMitraBerakhir,
  mouKampusBerakhir,
  skTimBerakhir,
  periodeAktif,
];
