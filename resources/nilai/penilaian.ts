import {
  allow,
  boolean,
  both,
  choice,
  datetime,
  decimal,
  file,
  integer,
  longtext,
  read,
  ref,
  resource,
  rows,
  status,
  text,
  valued,
  workflow,
} from '../kit/index.ts';
import { nilaiBelumDipakai } from '../mbkm/alurKonversi.ts';
import { along, pendaftarnya } from '../mbkm/milikPeserta.ts';
import { role } from '../roles.ts';
import { nilaiMessages } from './messages.ts';
import { jenisPenilai } from './penilai.ts';

/** The life of an assessor's grade (docs/domain/20 §1.9). */
export const alurPenilaian = workflow({
  initial: 'draf',
  states: {
    draf: { label: 'Draf' },
    terkirim: { label: 'Terkirim' },
  },
  actions: {
    kirim: {
      label: 'Kirim nilai',
      from: ['draf'],
      to: 'terkirim',
      by: [role.mitra, role.dosen, role.timMbkm],
      confirm: 'Kirim nilai ini? Setelah terkirim nilai tidak dapat diubah lagi.',
      success: 'Nilai terkirim.',
      tone: 'primary',
    },
    buka_kunci: {
      label: 'Buka kunci',
      undoes: ['kirim'],
      from: ['terkirim'],
      to: 'draf',
      by: [role.timMbkm],
      needs: [nilaiBelumDipakai],
      note: true,
      confirm: 'Buka kunci nilai ini? Nilai akhir ditarik sampai penilai mengirimnya kembali.',
      success: 'Kunci nilai dibuka.',
    },
  },
});

const server = { readOnly: true } as const;
const share = integer(0, 100, server);

/**
 * Grades of one assessor for one participation, one row each (docs/domain/20 §1.9). A sheet is read and saved by the
 * participation's id (`server/areas/nilai`). Components and weights are copied when it is saved, so later changes of
 * settings do not affect submitted grades.
 */
export const penilaian = resource({
  name: 'nilai/penilaian',
  endpoint: 'magang/penilaian',
  label: 'Penilaian',
  representation: '{jenisPenilai}',
  fields: {
    idPendaftarMbkm: pendaftarnya,
    jenisPenilai: choice(jenisPenilai, { required: true, fixed: true, label: 'Penilai' }),
    rincian: rows({
      idKomponenPenilaian: text(36, { required: true, label: 'Komponen' }),
      nama: text(120, { required: true, label: 'Komponen' }),
      bobot: integer(0, 100, { required: true, label: 'Bobot (%)' }),
      nilai: decimal(5, 2, { min: 0, max: 100 }),
    }),
    nilaiAngka: decimal(5, 2, { ...server, min: 0, max: 100, label: 'Nilai' }),
    catatan: longtext(),
    saranPengembangan: longtext({ label: 'Saran pengembangan' }),
    diwakilkan: boolean({ label: 'Diwakilkan' }),
    berkasFormulir: file(['pdf'], 5, { label: 'Formulir bertanda tangan' }),
    idPenilai: ref('pengaturan/user', { ...server, label: 'Penilai' }),
    waktuKirim: datetime({ ...server, label: 'Terkirim pada' }),
    // Weights of all assessors at the moment of submission.
    bobotMitra: { ...share, label: 'Bobot mitra' },
    bobotDosen: { ...share, label: 'Bobot dosen' },
    bobotTim: { ...share, label: 'Bobot tim' },
    status: status(alurPenilaian),
  },
  columns: ['idPendaftarMbkm', 'jenisPenilai', 'nilaiAngka', 'diwakilkan', 'status', 'waktuKirim'],
  filters: ['jenisPenilai', 'diwakilkan'],
  sort: ['idPendaftarMbkm', 'jenisPenilai'],
  unique: [[['idPendaftarMbkm', 'jenisPenilai'], nilaiMessages.sheetThere]],
  history: 'penilaian',
  access: {
    [role.timMbkm]: allow(along, ['create', 'update', 'export', 'action']),
    [role.dosen]: allow(along, ['create', 'update', 'export', 'action']),
    [role.koordinator]: read(along),
    // A partner sees its own grades, not those of the lecturer.
    [role.mitra]: allow(both(along, valued('jenisPenilai', 'mitra')), ['create', 'update', 'export', 'action']),
    [role.penilai]: read(along),
    [role.bakpk]: read(along),
  },
  byHand: true,
});
