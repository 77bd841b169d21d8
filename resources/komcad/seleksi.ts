import { requiredIf } from '../checkHelpers.ts';
import {
  allow,
  choice,
  datetime,
  decimal,
  type Fields,
  longtext,
  type Row,
  read,
  ref,
  resource,
  text,
} from '../kit/index.ts';
import { along, mahasiswanya, pendaftarnya } from '../mbkm/milikPeserta.ts';
import { role } from '../roles.ts';
import { komcadMessages } from './messages.ts';
import { selama, tahapTes } from './tahap.ts';

/** The tests of a selection, in their usual order. */
export const materi = {
  kesehatan: 'Kesehatan',
  jasmani: 'Jasmani',
  psikologi: 'Psikologi',
  mental_ideologi: 'Mental ideologi',
  wawasan_kebangsaan: 'Wawasan kebangsaan',
  wawancara: 'Wawancara',
} as const;

const fields = {
  idPendaftarMbkm: { ...pendaftarnya, only: { kodeJenisMbkm: 'komcad' } },
  ...mahasiswanya,
  idProgramKomcad: ref('komcad/program', { readOnly: true, label: 'Gelombang' }),
  materi: choice(materi, { required: true, fixed: true }),
  jadwal: datetime({ required: true }),
  lokasi: text(150, { required: true }),
  kehadiran: choice(
    { belum: 'Belum', hadir: 'Hadir', tidak_hadir: 'Tidak hadir' },
    { required: true, default: 'belum' },
  ),
  nilai: decimal(5, 2, { min: 0, max: 100, own: true }),
  hasil: choice(
    { belum: 'Belum', MS: 'Memenuhi syarat', TMS: 'Tidak memenuhi syarat' },
    { required: true, default: 'belum' },
  ),
  catatan: longtext(),
} satisfies Fields;

const offered = selama(tahapTes);

/** One test of one participant (docs/domain/40 §1.1). */
export const seleksiKompetensi = resource({
  name: 'komcad/seleksi-kompetensi',
  endpoint: 'v6/komcad/seleksi-kompetensi',
  label: 'Seleksi Kompetensi',
  representation: '{materi} {namaMahasiswa}',
  fields,
  sections: {
    Tes: ['idPendaftarMbkm', 'materi', 'jadwal', 'lokasi'],
    Hasil: ['kehadiran', 'nilai', 'hasil', 'catatan'],
  },
  columns: ['jadwal', 'npm', 'namaMahasiswa', 'materi', 'lokasi', 'kehadiran', 'nilai', 'hasil'],
  filters: ['idProgramKomcad', 'materi', 'kehadiran', 'hasil', 'idMahasiswa', 'idPendaftarMbkm'],
  search: ['namaMahasiswa', 'npm'],
  sort: ['jadwal'],
  orders: ['npm', 'namaMahasiswa'],
  unique: [[['idPendaftarMbkm', 'materi'], komcadMessages.testTwice]],
  key: ['idPendaftarMbkm', 'materi'],
  history: 'data',
  sheet: {
    name: 'namaMahasiswa',
    facts: ['npm', 'materi', 'jadwal'],
    cells: ['kehadiran', 'nilai', 'hasil', 'catatan'],
  },
  access: {
    [role.mahasiswa]: read(along),
    [role.timMbkm]: allow(along, ['create', 'update', 'delete', 'import', 'export'], { offered }),
    [role.dosen]: read(along),
    [role.koordinator]: read(along),
    [role.mitra]: allow(along, ['update', 'import', 'export'], { offered }),
    [role.bakpk]: read(along),
  },
  check: row => requiredIf(row.hasil === 'TMS' && row.kehadiran !== 'tidak_hadir', row.catatan, 'catatan'),
});

export type SeleksiKompetensi = Row<typeof seleksiKompetensi>;
