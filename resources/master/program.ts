import { boolean, choice, decimal, integer, longtext, read, ref, refs, resource, text, write } from '../kit/index.ts';
import { formulirPendaftaran } from '../mbkm/formulirPendaftaran.ts';
import { role } from '../roles.ts';

/** A scheme within a jenis MBKM (docs/domain/10 §2.4). */
export const program = resource({
  name: 'master/program',
  label: 'Program',
  fields: {
    kode: text(20, { required: true, unique: true }),
    nama: text(150, { required: true, unique: true, label: 'Nama program' }),
    idJenisMbkm: ref('master/jenis-mbkm', { required: true, label: 'Jenis MBKM' }),
    penyelenggara: choice(
      { kementerian: 'Kementerian', perguruan_tinggi: 'Perguruan tinggi', mitra: 'Mitra', mandiri: 'Mandiri' },
      { required: true },
    ),
    polaPendaftaran: choice(
      { mbkm: 'MBKM', mandiri: 'Mandiri', pmmb: 'PMMB', kelompok: 'Kelompok', seleksi: 'Seleksi' },
      { required: true },
    ),
    semesterMin: integer(1, 14, { label: 'Syarat semester', help: 'Kosongkan untuk memakai syarat umum.' }),
    ipkMin: decimal(3, 2, { min: 0, max: 4, label: 'Syarat IPK', help: 'Kosongkan untuk memakai syarat umum.' }),
    sksTempuhMin: integer(0, 250, { label: 'Syarat SKS tempuh', help: 'Kosongkan untuk memakai syarat umum.' }),
    sksMaksKonversi: integer(1, 24, { required: true, default: 20, label: 'SKS konversi maksimal' }),
    batasSksKrs: integer(1, 30, { label: 'Batas SKS KRS', help: 'Kosongkan untuk memakai batas umum.' }),
    durasiMinHari: integer(1, 400, { required: true, label: 'Durasi minimal (hari)' }),
    butuhMitra: boolean(),
    butuhKelompok: boolean(),
    butuhProposal: boolean(),
    bolehRangkap: boolean({ help: 'Boleh berjalan bersamaan dengan keikutsertaan lain.' }),
    deskripsi: longtext(),
    idBankDokumen: refs('master/bank-dokumen', { label: 'Panduan' }),
    idFormulir: formulirPendaftaran(),
    aktif: boolean({ default: true }),
  },
  sections: {
    Program: ['kode', 'nama', 'idJenisMbkm', 'penyelenggara', 'polaPendaftaran', 'aktif'],
    Syarat: ['semesterMin', 'ipkMin', 'sksTempuhMin', 'durasiMinHari', 'idFormulir'],
    SKS: ['sksMaksKonversi', 'batasSksKrs'],
    Kebutuhan: ['butuhMitra', 'butuhKelompok', 'butuhProposal', 'bolehRangkap'],
    'Halaman publik': ['deskripsi', 'idBankDokumen'],
  },
  columns: ['kode', 'nama', 'idJenisMbkm', 'penyelenggara', 'polaPendaftaran', 'sksMaksKonversi', 'aktif'],
  filters: ['idJenisMbkm', 'polaPendaftaran', 'penyelenggara', 'aktif'],
  search: ['kode', 'nama'],
  small: true,
  sort: ['idJenisMbkm', 'nama'],
  access: { [role.timMbkm]: write(), [role.koordinator]: read() },
  lookup: {
    columns: ['kode', 'nama', 'idJenisMbkm', 'polaPendaftaran', 'penyelenggara', 'sksMaksKonversi', 'deskripsi'],
    public: true,
  },
});
