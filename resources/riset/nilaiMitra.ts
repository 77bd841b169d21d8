import {
  actor,
  allow,
  both,
  choice,
  date,
  decimal,
  either,
  type Fields,
  file,
  type Later,
  linked,
  longtext,
  ownMahasiswa,
  read,
  ref,
  resource,
  status,
  text,
  through,
  unless,
  valued,
  workflow,
} from '../kit/index.ts';
import { along, mahasiswanya } from '../mbkm/milikPeserta.ts';
import { nilaiTerlihat } from '../mbkm/saatNilai.ts';
import { bukaNilai } from '../nilai/lembarDosen.ts';
import { role } from '../roles.ts';
import { risetMessages } from './messages.ts';

const server = { readOnly: true } as const;
const score = (label: string) => decimal(5, 2, { required: true, min: 0, max: 100, label, own: true });

/**
 * A partner grades in the portal; where it has no account the student hands in the form that it signed, which the
 * supervisor accepts (docs/domain/40 §1.2).
 */
const alurNilaiMitra = workflow({
  initial: 'draf',
  states: {
    draf: { label: 'Draf' },
    diajukan: { label: 'Diajukan' },
    revisi: { label: 'Perlu perbaikan' },
    final: { label: 'Final', tone: 'baik' },
  },
  actions: {
    finalkan: {
      label: 'Finalkan',
      from: ['draf'],
      to: 'final',
      when: { sumber: 'portal' },
      by: [actor(role.mitra, through('idPendaftarMbkm'))],
      confirm: 'Finalkan nilai ini? Nilai tidak dapat diubah lagi.',
      success: 'Nilai mitra final.',
      tone: 'primary',
    },
    ajukan: {
      label: 'Ajukan',
      from: ['draf', 'revisi'],
      to: 'diajukan',
      when: { sumber: 'unggahan' },
      by: [actor(role.mahasiswa, ownMahasiswa())],
      confirm: 'Ajukan nilai dari formulir mitra ini kepada dosen pembimbing?',
      success: 'Nilai mitra diajukan.',
      tone: 'primary',
    },
    setujui: {
      label: 'Setujui',
      from: ['diajukan'],
      to: 'final',
      by: [actor(role.dosen, through('idPendaftarMbkm')), role.timMbkm],
      confirm: 'Nilai ini sesuai dengan formulir yang ditandatangani mitra?',
      success: 'Nilai mitra final.',
      tone: 'primary',
    },
    revisi: {
      label: 'Kembalikan',
      from: ['diajukan'],
      to: 'revisi',
      by: [actor(role.dosen, through('idPendaftarMbkm')), role.timMbkm],
      note: true,
      success: 'Nilai mitra dikembalikan untuk diperbaiki.',
    },
    buka: bukaNilai('Buka kembali nilai mitra ini?', 'Nilai mitra dibuka kembali.', {
      of: unless(
        through('idPendaftarMbkm', linked('riset/menilai-riset', 'idPendaftarMbkm', valued('status', 'final'))),
      ),
      says: risetMessages.gradeFinal,
    }),
  },
});

const fields = {
  idPendaftarMbkm: ref('mbkm/pendaftar-program-mbkm', {
    required: true,
    fixed: true,
    cascade: true,
    unique: risetMessages.partnerGradeTwice,
    only: { kodeJenisMbkm: 'riset', status: ['berjalan', 'selesai'], idMitra: { filled: true } },
    onlyMessage: risetMessages.partnerRunning,
    label: 'Peserta',
  }),
  ...mahasiswanya,
  sumber: choice({ portal: 'Diisi mitra', unggahan: 'Formulir diunggah' }, { ...server, default: 'portal' }),
  disiplin: score('Disiplin'),
  kompetensiRiset: score('Kompetensi riset'),
  kerjaSama: score('Kerja sama'),
  hasilKerja: score('Hasil kerja'),
  nilai: decimal(5, 2, { ...server, min: 0, max: 100 }),
  namaPenilai: text(120, { required: true, label: 'Nama penilai' }),
  jabatanPenilai: text(100, { required: true, label: 'Jabatan penilai' }),
  tanggalPenilaian: date({ required: true, label: 'Tanggal penilaian' }),
  // Photographs of the signed form are accepted beside scans.
  berkas: file(['pdf', 'jpg', 'png'], 5, { label: 'Formulir bertanda tangan' }),
  catatan: longtext(),
  catatanPemeriksa: longtext({ ...server, label: 'Catatan pemeriksa' }),
  status: status(alurNilaiMitra),
} satisfies Fields;

/** Parts of the grade in the order of the form; the words of the setting `riset.bobotMitra` beside them. */
export const komponenMitra = {
  disiplin: 'disiplin',
  kompetensiRiset: 'kompetensi',
  kerjaSama: 'kerjasama',
  hasilKerja: 'hasil',
} as const;

const uploaded = valued('sumber', 'unggahan');
const open = valued('status', 'draf', 'revisi');
/**
 * Students see the form that they have uploaded themselves at once; grades given in the portal become visible with all
 * other grades.
 */
const notYet: Later = {
  fields: ['disiplin', 'kompetensiRiset', 'kerjaSama', 'hasilKerja', 'nilai', 'berkas', 'catatan'],
  until: either(uploaded, through('idPendaftarMbkm', nilaiTerlihat)),
  setting: 'nilai.tampilSebelumFinal',
};

/** The partner's grade of a student's research, one a participation (docs/domain/40 §1.2, §4.4). */
export const nilaiMitra = resource({
  name: 'riset/nilai-mitra',
  endpoint: 'v5/riset/nilai-mitra',
  label: 'Nilai Mitra',
  representation: '{npm} {namaMahasiswa}',
  fields,
  sections: {
    Peserta: ['idPendaftarMbkm', 'sumber'],
    Nilai: ['disiplin', 'kompetensiRiset', 'kerjaSama', 'hasilKerja', 'nilai'],
    Penilai: ['namaPenilai', 'jabatanPenilai', 'tanggalPenilaian', 'berkas', 'catatan', 'catatanPemeriksa'],
  },
  columns: ['npm', 'namaMahasiswa', 'sumber', 'nilai', 'namaPenilai', 'tanggalPenilaian', 'status'],
  filters: ['status', 'sumber', 'idMahasiswa', 'idPendaftarMbkm'],
  search: ['namaMahasiswa', 'npm'],
  sort: ['-updatedAt'],
  orders: ['npm', 'namaMahasiswa', 'updatedAt'],
  history: 'penilaian',
  deletable: { field: 'status', in: ['draf'], otherwise: risetMessages.onlyDraftGrade },
  access: {
    [role.mahasiswa]: allow(along, ['create', 'update', 'delete', 'action'], {
      writeScope: both(along, uploaded),
      offered: open,
      later: notYet,
    }),
    [role.timMbkm]: allow(along, ['export', 'action']),
    [role.dosen]: allow(along, ['export', 'action']),
    [role.koordinator]: read(along),
    // A form that a student has handed in gives way to what the partner says itself.
    [role.mitra]: allow(along, ['create', 'update', 'export', 'action'], {
      offered: either(open, both(uploaded, valued('status', 'diajukan'))),
    }),
    [role.bakpk]: read(along),
  },
});
