import { roles, type Screen, screen } from '../kit/index.ts';
import { type Keluarga, keluarga, kelompok, semuaKelompok } from './families.ts';
import { opsiKeluarga } from './options.ts';

/** What the conversion assessment reads and writes: the rights of its screens cover all of it. */
export const perangkatKonversi = [
  'mbkm/pendaftar-program-mbkm',
  'magang/matkul-paket-konversi-terpilih-final',
  'magang/matkul-paket-konversi-terpilih-awal',
  'magang/revisi-nilai',
  'magang/riwayat-nilai',
  'magang/pendaftar-magang',
  'mbkm/pendaftar-tahap',
  'mbkm/riwayat-status',
] as const;
const group = 'penilaian';

const peran = ({ sisi }: Keluarga) => roles(sisi === 'prodi' ? '5 7' : '3+');

/** A list and its six detail pages. */
const layarKeluarga = (family: Keluarga): readonly Screen[] => {
  const common = {
    icon: 'grading',
    pattern: family.sisi === 'prodi' ? 'grading' : 'queue',
    resources: perangkatKonversi,
    roles: peran(family),
    group,
    options: opsiKeluarga(family),
  } as const;
  return [
    screen({ ...common, path: family.path, title: family.title }),
    ...semuaKelompok.map(kind =>
      screen({
        ...common,
        path: `${family.path}/detail/${kind}/:id`,
        title: `${family.title} – ${kelompok[kind]}`,
        hidden: true,
        inherits: family.path,
      }),
    ),
  ];
};

/** Conversion assessment and final data (docs/domain/20 §3; order = order in the menu, 10 §5). */
export const konversiScreens: readonly Screen[] = [...keluarga.flatMap(layarKeluarga)];
