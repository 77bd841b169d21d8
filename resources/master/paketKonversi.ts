import { errorIf } from '../checkHelpers.ts';
import {
  all,
  both,
  integer,
  linked,
  longtext,
  ownProdi,
  ref,
  resource,
  status,
  text,
  unless,
  valued,
  workflow,
  write,
} from '../kit/index.ts';
import { role, staffRoles } from '../roles.ts';
import { masterMessages } from './messages.ts';

const flow = workflow({
  initial: 'draf',
  states: {
    draf: { label: 'Draf' },
    aktif: { label: 'Aktif' },
    arsip: { label: 'Arsip' },
  },
  actions: {
    aktifkan: {
      label: 'Aktifkan',
      from: ['draf', 'arsip'],
      to: 'aktif',
      by: [role.koordinator, role.timMbkm],
      confirm: 'Aktifkan paket ini? Mahasiswa dapat langsung memilihnya.',
      success: 'Paket aktif.',
      undoes: ['arsipkan'],
    },
    arsipkan: {
      label: 'Arsipkan',
      from: ['aktif'],
      to: 'arsip',
      by: [role.koordinator, role.timMbkm],
      confirm: 'Arsipkan paket ini? Paket tidak dapat dipilih lagi.',
      success: 'Paket diarsipkan.',
      undoes: ['aktifkan'],
      tone: 'danger',
    },
  },
});

/** From approval on, a student's package is settled (docs/domain/10 §2.2 paket-konversi). */
export const statusPaketTetap = ['disetujui', 'dinilai', 'final', 'revisi_nilai'] as const;
/** Packages that no student was granted: the others stay as they are. */
export const belumDipakai = unless(
  linked('mbkm/pendaftar-program-mbkm', 'idPaketKonversi', valued('statusKonversi', ...statusPaketTetap)),
);
const offered = belumDipakai;

/** A set of courses that a programme may be converted into; its courses: docs/domain/20 §1.5 (docs/domain/10 §2.2). */
export const paketKonversi = resource({
  name: 'master/paket-konversi',
  label: 'Paket Konversi',
  representation: '{kode} {nama}',
  fields: {
    kode: text(20, { required: true }),
    nama: text(150, { required: true }),
    idProgramProdi: ref('master/program-prodi', { required: true }),
    idKurikulum: ref('master/kurikulum', { required: true, dependsOn: { idProgramProdi: 'idProgramProdi' } }),
    idJenisMbkm: ref('master/jenis-mbkm', { required: true, label: 'Jenis MBKM' }),
    idProgram: ref('master/program', {
      dependsOn: { idJenisMbkm: 'idJenisMbkm' },
      help: 'Kosongkan untuk semua program.',
    }),
    idPosisiKegiatanTopik: ref('master/posisi-kegiatan-topik', {
      dependsOn: { idProgram: 'idProgram' },
      label: 'Posisi/kegiatan/topik',
    }),
    sksMin: integer(1, 24, { label: 'SKS minimal', help: 'Kosongkan untuk memakai konfigurasi.' }),
    sksMaks: integer(1, 24, { label: 'SKS maksimal', help: 'Kosongkan untuk memakai konfigurasi.' }),
    totalSks: integer(0, 500, { readOnly: true, default: 0, label: 'Total SKS' }),
    jumlahMatkul: integer(0, 500, { readOnly: true, default: 0, label: 'Jumlah mata kuliah' }),
    deskripsi: longtext(),
    status: status(flow),
  },
  sections: {
    Paket: ['kode', 'nama', 'idProgramProdi', 'idKurikulum', 'deskripsi'],
    'Berlaku untuk': ['idJenisMbkm', 'idProgram', 'idPosisiKegiatanTopik'],
    SKS: ['sksMin', 'sksMaks', 'totalSks', 'jumlahMatkul'],
  },
  columns: ['kode', 'nama', 'idProgramProdi', 'idJenisMbkm', 'totalSks', 'status'],
  filters: ['idProgramProdi', 'idJenisMbkm', 'idProgram', 'idKurikulum', 'idPosisiKegiatanTopik', 'status'],
  search: ['kode', 'nama'],
  sort: ['idProgramProdi', 'kode'],
  orders: ['kode', 'nama', 'totalSks'],
  unique: [[['idProgramProdi', 'kode'], masterMessages.codeTaken]],
  remarks: { team: staffRoles },
  access: {
    [role.timMbkm]: write(all, { offered }),
    [role.koordinator]: write(ownProdi(), { offered }),
    [role.penilai]: write(ownProdi(), { offered }),
  },
  lookup: {
    columns: ['kode', 'nama', 'idProgramProdi', 'idJenisMbkm', 'idProgram', 'sksMin', 'sksMaks', 'totalSks'],
    // Packages are a study programme's own; the whole university reads them by its rule.
    scope: both(valued('status', 'aktif'), ownProdi()),
  },
  check: row =>
    errorIf(
      row.sksMin != null && row.sksMaks != null && row.sksMaks < row.sksMin,
      'sksMaks',
      masterMessages.creditsOrder,
    ),
});
