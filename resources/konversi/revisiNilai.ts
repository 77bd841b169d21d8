import { errorIf } from '../checkHelpers.ts';
import {
  allow,
  both,
  choice,
  datetime,
  decimal,
  file,
  longtext,
  owed,
  ownMahasiswa,
  read,
  ref,
  resource,
  rows,
  status,
  text,
  through,
  unless,
  valued,
} from '../kit/index.ts';
import { kodeJenisMbkm } from '../mbkm/jenis.ts';
import { mbkmMessages } from '../mbkm/messages.ts';
import { saatNilai } from '../mbkm/saatNilai.ts';
import { role } from '../roles.ts';
import { alurRevisiNilai } from './alurRevisiNilai.ts';
import { konversiMessages } from './messages.ts';

const server = { readOnly: true } as const;
const along = through('idPendaftarMbkm');
const asked = ['idPendaftarMbkm', 'alasan', 'berkasPendukung', 'rincian'];
const requester = allow(along, ['create', 'export', 'action'], { only: asked });
/** An objection says what the grade is: there is none before its student sees it. */
const student = allow(
  through('idPendaftarMbkm', both(ownMahasiswa(), unless(owed(saatNilai.key)))),
  ['create', 'export', 'action'],
  { only: asked },
);
const score = (label: string, options = {}) => decimal(5, 2, { min: 0, max: 100, label, ...options });

/** Shortest reason of a revision (docs/domain/20 §1.8 alasan). */
export const alasanRevisiMin = 30;

/**
 * A request to change conversion grades after `final`, or a student's objection to them (docs/domain/20 §1.8). How one is
 * made and read is written by hand in `server/areas/konversi`.
 */
export const revisiNilai = resource({
  name: 'konversi/revisi-nilai',
  endpoint: 'magang/pendaftar-program-mbkm/approval-revisi-nilai',
  label: 'Revisi Nilai',
  representation: '{nomor} {namaMahasiswa}',
  retention: { open: [{ when: valued('status', 'usulan', 'diajukan'), says: mbkmMessages.gradeDisputed }] },
  fields: {
    nomor: text(20, { ...server, unique: true }),
    idPendaftarMbkm: ref('mbkm/pendaftar-program-mbkm', { required: true, fixed: true, label: 'Pendaftar' }),
    npm: text(15, { ...server, repeats: ['{idPendaftarMbkm.npm}'], label: 'NPM' }),
    namaMahasiswa: text(150, { ...server, repeats: ['{idPendaftarMbkm.namaMahasiswa}'] }),
    idProgramProdi: ref('master/program-prodi', { ...server, label: 'Program studi' }),
    idProgram: ref('master/program', server),
    kodeJenisMbkm: choice(kodeJenisMbkm, { ...server, label: 'Jenis MBKM' }),
    alasan: longtext({ required: true, least: alasanRevisiMin }),
    berkasPendukung: file(['pdf'], 5, { required: true, label: 'Berkas pendukung' }),
    rincian: rows(
      {
        idTerpilihFinal: ref('konversi/terpilih-final', { required: true, label: 'Mata kuliah' }),
        kodeMatkul: text(15, { ...server, label: 'Kode MK' }),
        namaMatkul: text(150, { ...server, label: 'Mata kuliah' }),
        nilaiAngkaLama: score('Nilai lama', server),
        nilaiHurufLama: text(2, { ...server, label: 'Huruf lama' }),
        // Empty in an objection: the study programme fills it in when it passes the objection on.
        nilaiAngkaBaru: score('Nilai baru'),
        nilaiHurufBaru: text(2, { ...server, label: 'Huruf baru' }),
      },
      { label: 'Rincian' },
    ),
    idPemohon: ref('pengaturan/user', { ...server, label: 'Pemohon' }),
    namaPemohon: text(201, { ...server, label: 'Pemohon' }),
    peranPemohon: text(60, { ...server, label: 'Sebagai' }),
    // The person who passed a student's objection on, and who may not approve it either.
    idPenerus: ref('pengaturan/user', { ...server, label: 'Diteruskan oleh' }),
    tanggalPengajuan: datetime({ ...server, label: 'Tanggal pengajuan' }),
    status: status(alurRevisiNilai),
    catatanKeputusan: longtext({ ...server, label: 'Catatan keputusan' }),
    idPemutus: ref('pengaturan/user', { ...server, label: 'Diputuskan oleh' }),
    waktuPutusan: datetime({ ...server, label: 'Waktu keputusan' }),
  },
  columns: [
    'nomor',
    'npm',
    'namaMahasiswa',
    'idProgramProdi',
    'idProgram',
    'namaPemohon',
    'tanggalPengajuan',
    'status',
  ],
  filters: ['idPendaftarMbkm', 'idProgramProdi', 'idProgram', 'kodeJenisMbkm', 'status', 'tanggalPengajuan'],
  search: ['nomor', 'npm', 'namaMahasiswa'],
  sort: ['-tanggalPengajuan'],
  orders: ['npm', 'namaMahasiswa', 'waktuPutusan'],
  history: 'revisi_nilai',
  // The study programme refuses an objection, Tim MBKM a request; both say `tolak`.
  decidedAt: [{ path: ':id', words: { tolak: ['tolak', 'tolak_sanggahan'] } }],
  access: {
    [role.mahasiswa]: student,
    [role.timMbkm]: allow(along, ['export', 'action']),
    [role.koordinator]: requester,
    [role.penilai]: requester,
    [role.outbound]: student,
    [role.bakpk]: requester,
    [role.dosen]: read(along),
  },
  check: row =>
    errorIf(
      typeof row.alasan === 'string' && row.alasan.trim() !== '' && row.alasan.trim().length < alasanRevisiMin,
      'alasan',
      konversiMessages.revisionReason({ n: alasanRevisiMin }),
    ),
  byHand: true,
});
