import {
  actor,
  allow,
  datetime,
  type Fields,
  longtext,
  match,
  ownMembers,
  type Row,
  read,
  ref,
  resource,
  status,
  through,
  workflow,
} from '../kit/index.ts';
import { errorIf } from '../rules.ts';
import { anggotaKkn, jabatan } from './anggota.ts';

const leads = through('idKelompok', ownMembers(anggotaKkn, jabatan.ketua));
/** Requests that are addressed to the calling lecturer. */
const addressed = through('idDpl', match('idPegawai', 'idPegawai'));

/** A group's request for a DPL (docs/domain/30 §1.7). */
export const alurPengajuanDpl = workflow({
  initial: 'diajukan',
  states: {
    diajukan: { label: 'Menunggu jawaban' },
    diterima: { label: 'Diterima', tone: 'baik' },
    ditolak: { label: 'Ditolak' },
    dibatalkan: { label: 'Dibatalkan' },
    kedaluwarsa: { label: 'Kedaluwarsa', tone: 'tutup' },
  },
  actions: {
    terima: {
      label: 'Terima',
      from: ['diajukan'],
      to: 'diterima',
      by: [actor('HA04', addressed)],
      confirm: 'Bersedia menjadi DPL kelompok ini?',
      success: 'Pengajuan diterima.',
      tone: 'primary',
    },
    tolak: {
      label: 'Tolak',
      from: ['diajukan'],
      to: 'ditolak',
      by: [actor('HA04', addressed)],
      note: true,
      success: 'Pengajuan ditolak.',
      tone: 'danger',
    },
    batal: {
      label: 'Batalkan',
      from: ['diajukan'],
      to: 'dibatalkan',
      by: [actor('HA02', leads)],
      confirm: 'Batalkan pengajuan ini?',
      success: 'Pengajuan dibatalkan.',
    },
    kedaluwarsa: { label: 'Kedaluwarsa', from: ['diajukan'], to: 'kedaluwarsa', by: ['system'] },
  },
});

/** Fewest characters with which a lecturer can decide. */
const alasanMinimal = 30;

const fields = {
  idKelompok: ref('kkn/kkn-kelompok', { required: true, fixed: true, cascade: true, label: 'Kelompok' }),
  idDpl: ref('kkn/dpl', { required: true, fixed: true, only: { aktif: true, terimaPengajuan: true }, label: 'DPL' }),
  alasan: longtext({ required: true, least: alasanMinimal }),
  batasJawaban: datetime({ readOnly: true, label: 'Dijawab paling lambat' }),
  status: status(alurPengajuanDpl),
} satisfies Fields;

const ofGroup = through('idKelompok');

/** A self-formed group asks a lecturer to supervise it (docs/domain/30 §1.7). */
export const memilihDospem = resource({
  name: 'kkn/memilih-dospem',
  endpoint: 'v3/kkn/memilih-dospem',
  label: 'Pengajuan DPL',
  representation: '{idKelompok} – {idDpl}',
  fields,
  columns: ['idKelompok', 'idDpl', 'batasJawaban', 'status'],
  filters: ['idKelompok', 'idDpl', 'status'],
  sort: ['-createdAt'],
  orders: ['updatedAt'],
  unique: [
    [
      ['idKelompok'],
      'Masih ada pengajuan yang menunggu jawaban.',
      { field: 'status', notIn: ['diterima', 'ditolak', 'dibatalkan', 'kedaluwarsa'] },
    ],
  ],
  access: {
    HA02: allow(through('idKelompok', ownMembers(anggotaKkn)), ['create', 'action'], { writeScope: leads }),
    HA03: read(),
    HA04: allow(addressed, ['action']),
    HA05: read(ofGroup),
    HA07: read(ofGroup),
    HA10: read(),
  },
  check: row =>
    errorIf(
      typeof row.alasan === 'string' && row.alasan.trim().length < alasanMinimal,
      'alasan',
      `Alasan minimal ${alasanMinimal} karakter.`,
    ),
});

export type PengajuanDpl = Row<typeof memilihDospem>;
