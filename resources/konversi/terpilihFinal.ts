import {
  allow,
  boolean,
  choice,
  datetime,
  decimal,
  integer,
  read,
  ref,
  resource,
  text,
  through,
} from '../kit/index.ts';
import { along, pendaftarnya } from '../mbkm/milikPeserta.ts';
import { nilaiTerlihat } from '../mbkm/saatNilai.ts';
import { role } from '../roles.ts';
import { konversiMessages } from './messages.ts';

const server = { readOnly: true } as const;
const grades = ['nilaiAngka', 'nilaiHuruf', 'nilaiMutu', 'lulus', 'catatan', 'waktuNilai'] as const;
/** Students see grades from `final` on, and never who gave them (docs/domain/20 §1.7). */
const student = read(along, {
  hide: ['idPenilai'],
  later: {
    fields: grades,
    until: through('idPendaftarMbkm', nilaiTerlihat),
    setting: 'nilai.tampilSebelumFinal',
  },
});

/**
 * A course that is recognised, with its conversion grade: the one home of conversion grades of every programme
 * (docs/domain/20 §1.7). Written by the verification (`…/bulk`) and by grading (`…/save`) only.
 */
export const terpilihFinal = resource({
  name: 'konversi/terpilih-final',
  endpoint: 'magang/matkul-paket-konversi-terpilih-final',
  label: 'Mata Kuliah Diakui',
  representation: '{idMatkulPaketKonversi}',
  fields: {
    idPendaftarMbkm: pendaftarnya,
    idMatkulPaketKonversi: ref('konversi/matkul-paket', { required: true, fixed: true, label: 'Mata kuliah' }),
    idTerpilihAwal: ref('konversi/terpilih-awal', { ...server, label: 'Usulan awal' }),
    sksDiakui: integer(0, 24, { ...server, required: true, label: 'SKS diakui', unit: 'SKS' }),
    adalahMatkulKkn: boolean({ ...server, label: 'Matkul KKN' }),
    nilaiAngka: decimal(5, 2, { ...server, min: 0, max: 100 }),
    nilaiHuruf: text(2, { ...server, label: 'Huruf' }),
    nilaiMutu: decimal(3, 2, { ...server, min: 0, max: 4, label: 'Mutu' }),
    // Says something only beside a letter: a course that nobody has graded is no failed one.
    lulus: boolean(server),
    catatan: text(300, server),
    idPenilai: ref('pengaturan/user', { ...server, label: 'Penilai' }),
    waktuNilai: datetime({ ...server, label: 'Waktu' }),
    adaDiKrs: boolean({ ...server, label: 'Ada di KRS' }),
    statusSiamik: choice(
      { belum: 'Belum', terkirim: 'Terkirim', gagal: 'Gagal' },
      { ...server, default: 'belum', label: 'SIAMIK' },
    ),
    pesanSiamik: text(300, { ...server, label: 'Pesan SIAMIK' }),
  },
  columns: ['idPendaftarMbkm', 'idMatkulPaketKonversi', 'sksDiakui', 'nilaiAngka', 'nilaiHuruf', 'statusSiamik'],
  filters: ['idPendaftarMbkm', 'idMatkulPaketKonversi', 'adalahMatkulKkn', 'lulus', 'statusSiamik'],
  sort: ['idPendaftarMbkm', 'idMatkulPaketKonversi'],
  unique: [[['idPendaftarMbkm', 'idMatkulPaketKonversi'], konversiMessages.courseRecognised]],
  history: 'konversi',
  access: {
    [role.mahasiswa]: student,
    [role.timMbkm]: allow(along, ['export', 'action']),
    [role.dosen]: read(along),
    [role.koordinator]: allow(along, ['export', 'action']),
    [role.mitra]: read(along, { hide: [...grades, 'idPenilai', 'adaDiKrs', 'statusSiamik', 'pesanSiamik'] }),
    [role.penilai]: allow(along, ['export', 'action']),
    [role.outbound]: student,
    [role.bakpk]: read(along),
  },
  serverOnly: true,
});
