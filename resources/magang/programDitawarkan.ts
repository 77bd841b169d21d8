import { errorIf } from '../checkHelpers.ts';
import {
  allow,
  boolean,
  both,
  choice,
  date,
  decimal,
  either,
  extras,
  integer,
  linked,
  longtext,
  match,
  money,
  ownMitra,
  type Row,
  read,
  ref,
  refs,
  resource,
  status,
  text,
  valued,
  workflow,
  write,
} from '../kit/index.ts';
import { mitraDanPeriode } from '../master/mitraDanPeriode.ts';
import { formulirPendaftaran } from '../mbkm/formulirPendaftaran.ts';
import { role } from '../roles.ts';
import { magangMessages } from './messages.ts';
import { ofMagang } from './mitraTerlibatProgram.ts';
import { skemaKerja } from './pendaftarMagang.ts';

/** The life of an offer (docs/domain/20 §1.4 status). */
const alurPenawaran = workflow({
  initial: 'draf',
  states: {
    draf: { label: 'Draf' },
    diajukan: { label: 'Diajukan' },
    revisi: { label: 'Perlu perbaikan' },
    dibuka: { label: 'Dibuka' },
    ditutup: { label: 'Ditutup' },
  },
  actions: {
    ajukan: {
      label: 'Ajukan',
      from: ['draf', 'revisi'],
      to: 'diajukan',
      needs: mitraDanPeriode,
      by: [role.mitra],
      confirm: 'Ajukan program ini ke Tim MBKM?',
      success: 'Program diajukan.',
      tone: 'primary',
    },
    setujui: {
      label: 'Setujui',
      from: ['diajukan'],
      to: 'dibuka',
      needs: mitraDanPeriode,
      by: [role.timMbkm],
      confirm: 'Setujui dan buka pendaftaran program ini?',
      success: 'Program dibuka.',
      tone: 'primary',
    },
    // Of an offer that was copied for another period: Tim MBKM's own needs nobody's approval.
    terbitkan: {
      label: 'Buka pendaftaran',
      from: ['draf'],
      to: 'dibuka',
      needs: mitraDanPeriode,
      by: [role.timMbkm],
      confirm: 'Buka pendaftaran program ini?',
      success: 'Program dibuka.',
      tone: 'primary',
    },
    revisi: {
      label: 'Kembalikan',
      from: ['diajukan'],
      to: 'revisi',
      note: true,
      by: [role.timMbkm],
      success: 'Program dikembalikan ke mitra.',
    },
    buka: {
      label: 'Buka kembali',
      undoes: ['tutup'],
      from: ['ditutup'],
      to: 'dibuka',
      note: true,
      needs: mitraDanPeriode,
      by: [role.timMbkm],
      confirm: 'Buka kembali pendaftaran program ini?',
      success: 'Program dibuka kembali.',
    },
    tutup: {
      label: 'Tutup',
      from: ['dibuka'],
      to: 'ditutup',
      by: [role.mitra, role.timMbkm, 'system'],
      confirm: 'Tutup pendaftaran program ini? Pendaftar yang sudah mengajukan tetap diproses.',
      success: 'Program ditutup.',
      tone: 'danger',
    },
  },
});

/** Open offers for everybody or for one's own study programme, and those that one has applied for. */
const catalogue = either(
  both(valued('status', 'dibuka'), either(valued('semuaProdi', true), match('idProgramProdiTujuan', 'idProgramProdi'))),
  linked('mbkm/pendaftar-program-mbkm', 'idProgramDitawarkan'),
);

/** A position that a partner offers in a period (docs/domain/20 §1.4). */
export const programDitawarkan = resource({
  name: 'magang/program-ditawarkan',
  label: 'Lowongan',
  representation: '{namaPosisi} – {namaMitra}',
  fields: {
    idMitraTerlibatProgram: ref('magang/mitra-terlibat-program', {
      required: true,
      fixed: true,
      label: 'Mitra – program – periode',
    }),
    idMitra: ref('master/mitra', { readOnly: true, required: true }),
    namaMitra: text(200, { readOnly: true, repeats: ['{idMitra.nama}'], label: 'Nama mitra' }),
    idProgram: ref('master/program', { readOnly: true, required: true, only: ofMagang }),
    idPeriode: ref('master/periode', { readOnly: true, required: true }),
    idPosisiKegiatanTopik: ref('master/posisi-kegiatan-topik', { label: 'Posisi di katalog' }),
    namaPosisi: text(120, { required: true, label: 'Posisi' }),
    deskripsi: longtext({ required: true }),
    kualifikasi: longtext({ required: true }),
    fasilitas: longtext(),
    idProgramProdiTujuan: refs('master/program-prodi', {
      label: 'Prodi tujuan',
      help: 'Kosongkan untuk semua program studi.',
    }),
    semuaProdi: boolean({ derived: true, label: 'Untuk semua prodi' }),
    kuota: integer(1, 500, { required: true, holds: 'terisi' }),
    terisi: integer(0, 100_000, { readOnly: true, default: 0 }),
    semesterMin: integer(1, 14, { label: 'Semester minimal' }),
    ipkMin: decimal(3, 2, { min: 0, max: 4, label: 'IPK minimal' }),
    estimasiSks: integer(1, 20, { label: 'Estimasi SKS' }),
    lokasi: text(150),
    idKabupaten: ref('master/kabupaten', { label: 'Kabupaten/Kota' }),
    skemaKerja: choice(skemaKerja, { label: 'Skema' }),
    uangSaku: money(),
    tanggalBuka: date({ required: true, label: 'Pendaftaran dibuka' }),
    tanggalTutup: date({ required: true, label: 'Pendaftaran ditutup' }),
    tanggalMulai: date({ required: true, label: 'Pelaksanaan mulai' }),
    tanggalSelesai: date({ required: true, label: 'Pelaksanaan selesai' }),
    idFormulir: formulirPendaftaran(),
    tambahan: extras(),
    status: status(alurPenawaran),
  },
  sections: {
    Posisi: ['idMitraTerlibatProgram', 'idPosisiKegiatanTopik', 'namaPosisi', 'kuota', 'terisi'],
    Uraian: ['deskripsi', 'kualifikasi', 'fasilitas'],
    Syarat: ['idProgramProdiTujuan', 'semesterMin', 'ipkMin', 'estimasiSks'],
    Tempat: ['lokasi', 'idKabupaten', 'skemaKerja', 'uangSaku'],
    Jadwal: ['tanggalBuka', 'tanggalTutup', 'tanggalMulai', 'tanggalSelesai'],
    Pendaftaran: ['idFormulir'],
  },
  beneath: { namaPosisi: 'idMitra', idKabupaten: 'skemaKerja' },
  columns: [
    'namaPosisi',
    'idMitra',
    'idPeriode',
    'idKabupaten',
    'skemaKerja',
    'terisi',
    'kuota',
    'tanggalTutup',
    'status',
  ],
  filters: ['idMitra', 'idPeriode', 'idProgram', 'idKabupaten', 'skemaKerja', 'status', 'idProgramProdiTujuan'],
  search: ['namaPosisi', 'namaMitra'],
  found: { group: 'Lowongan', beside: ['idPeriode', 'status'] },
  sort: ['tanggalTutup'],
  orders: ['namaPosisi', 'terisi', 'kuota'],
  copy: {
    start: 'tanggalBuka',
    along: 'idMitraTerlibatProgram',
    except: ['idMitraTerlibatProgram'],
    rows: valued('status', 'dibuka', 'ditutup'),
  },
  opens: {
    field: 'status',
    as: ['dibuka'],
    until: 'tanggalTutup',
    says: magangMessages.registrationOver,
  },
  deletable: { field: 'status', in: ['draf'], otherwise: magangMessages.onlyDraftOffers },
  access: {
    // A catalogue to choose from: nothing to be done with several offers at once.
    [role.mahasiswa]: allow(catalogue, [], { hide: ['idFormulir'] }),
    [role.timMbkm]: write(),
    [role.koordinator]: read(),
    [role.mitra]: allow(ownMitra(), ['create', 'update', 'delete', 'export', 'action'], {
      offered: valued('status', 'draf', 'revisi'),
      hide: ['idFormulir'],
    }),
  },
  check: row => {
    const days = [row.tanggalBuka, row.tanggalTutup, row.tanggalMulai, row.tanggalSelesai];
    const given = days.filter(day => day != null);
    const wrong = given.some((day, i) => i > 0 && day < (given[i - 1] ?? day));
    return errorIf(wrong, 'tanggalTutup', magangMessages.daysReversed);
  },
  derive: row => ({ semuaProdi: (row.idProgramProdiTujuan ?? []).length === 0 }),
});

export type ProgramDitawarkan = Row<typeof programDitawarkan>;
