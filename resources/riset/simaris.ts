import { inOrder } from '../checkHelpers.ts';
import {
  allow,
  boolean,
  choice,
  date,
  either,
  integer,
  linked,
  match,
  money,
  ownMitra,
  type Row,
  read,
  ref,
  refs,
  resource,
  text,
  through,
  write,
} from '../kit/index.ts';
import { formulirPendaftaran } from '../mbkm/formulirPendaftaran.ts';
import { role } from '../roles.ts';
import { bidangIlmu } from './bidang.ts';
import { risetMessages } from './messages.ts';

const lead = match('idKetua', 'idPegawai');
const dosen = { jenis: 'dosen' } as const;

/**
 * A lecturer's funded research project, taken over from the research office's SIMARIS or entered by its head; students
 * are registered into it (docs/domain/40 §1.2).
 */
export const simaris = resource({
  name: 'riset/simaris',
  endpoint: 'v5/riset/simaris',
  label: 'Penelitian SIMARIS',
  representation: '{judul}',
  fields: {
    kodeSimaris: text(30, {
      required: true,
      unique: risetMessages.simarisCode,
      case: 'upper',
      label: 'Kode SIMARIS',
    }),
    judul: text(200, { required: true }),
    skema: text(100, { required: true, label: 'Skema penelitian' }),
    bidangIlmu: choice(bidangIlmu, { required: true, label: 'Bidang ilmu' }),
    tahun: integer(2000, 2100, { required: true }),
    sumberDana: text(100, { required: true, label: 'Sumber dana' }),
    dana: money(),
    idKetua: ref('master/pegawai', { required: true, only: dosen, label: 'Ketua' }),
    anggotaDosen: refs('master/pegawai', { only: dosen, label: 'Anggota dosen' }),
    idMitra: ref('master/mitra'),
    tanggalMulai: date({ required: true, label: 'Penelitian mulai' }),
    tanggalSelesai: date({ required: true, label: 'Penelitian selesai' }),
    kuotaMahasiswa: integer(1, 20, { required: true, label: 'Kuota mahasiswa', unit: 'mahasiswa', holds: 'terisi' }),
    terisi: integer(0, 10_000, { readOnly: true, default: 0 }),
    idFormulir: formulirPendaftaran(),
    aktif: boolean({ default: true }),
  },
  sections: {
    Penelitian: ['kodeSimaris', 'judul', 'skema', 'bidangIlmu', 'tahun', 'tanggalMulai', 'tanggalSelesai'],
    Tim: ['idKetua', 'anggotaDosen', 'idMitra'],
    Pendanaan: ['sumberDana', 'dana'],
    Mahasiswa: ['kuotaMahasiswa', 'terisi', 'idFormulir', 'aktif'],
  },
  columns: ['kodeSimaris', 'judul', 'idKetua', 'tahun', 'tanggalSelesai', 'terisi', 'kuotaMahasiswa', 'aktif'],
  filters: ['bidangIlmu', 'tahun', 'idKetua', 'aktif'],
  search: ['kodeSimaris', 'judul'],
  sort: ['-tahun', 'judul'],
  orders: ['judul', 'tanggalSelesai'],
  access: {
    [role.mahasiswa]: allow(linked('riset/pendaftaran', 'idPenelitian'), [], { hide: ['dana', 'idFormulir'] }),
    [role.timMbkm]: write(),
    [role.dosen]: write(either(lead, match('anggotaDosen', 'idPegawai')), { writeScope: lead, hide: ['idFormulir'] }),
    [role.koordinator]: read(either(lead, through('idKetua', match('idProgramProdi', 'idProgramProdi')))),
    [role.mitra]: read(ownMitra(), { hide: ['dana', 'idFormulir'] }),
    [role.penilai]: read(through('idKetua', match('idProgramProdi', 'idProgramProdi'))),
    [role.bakpk]: read(),
  },
  check: row => inOrder(row.tanggalMulai, row.tanggalSelesai, 'tanggalSelesai'),
});

export type Simaris = Row<typeof simaris>;
