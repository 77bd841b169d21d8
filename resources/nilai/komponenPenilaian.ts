import {
  boolean,
  choice,
  type FieldErrors,
  integer,
  longtext,
  ref,
  resource,
  rows,
  text,
  write,
} from '../kit/index.ts';
import { kodeJenisMbkm } from '../mbkm/jenis.ts';
import { role } from '../roles.ts';
import { nilaiMessages } from './messages.ts';
import { jenisPenilai } from './penilai.ts';

/** Says so on `field` unless it is (docs/domain/20 §1.9). */
const harusSeratus = (total: number, field: string): FieldErrors =>
  total === 100 ? {} : { [field]: nilaiMessages.weightsHundred({ total }) };

/** Sources of a component's suggested grade (docs/domain/30 §1.13 nilaiSaran). */
export const nilaiSaran = {
  tidak: 'Tidak ada',
  log: 'Logbook disetujui',
  mingguan: 'Tugas mingguan',
  luaran: 'Nilai laporan akhir',
} as const;

export type KomponenSaran = keyof typeof nilaiSaran;

interface Judged {
  nama?: string | null;
  bobot?: number | null;
  aktif?: boolean | null;
}

const counted = (komponen: readonly Judged[]): readonly Judged[] => komponen.filter(({ aktif }) => aktif !== false);

/** Sum of the active components' weights, in whole percents. */
export const totalBobot = (komponen: readonly Judged[]): number =>
  counted(komponen).reduce((sum, { bobot }) => sum + Number(bobot ?? 0), 0);

/**
 * Components with weights that one kind of assessor grades in one kind of programme (docs/domain/20 §1.9): one row per
 * set, because a set is saved as a whole. Inactive components are neither shown nor counted.
 */
export const komponenPenilaian = resource({
  name: 'nilai/komponen-penilaian',
  endpoint: 'magang/komponen-penilaian',
  label: 'Komponen Penilaian',
  stays: 'all',
  representation: '{kodeJenisMbkm} {jenisPenilai}',
  fields: {
    kodeJenisMbkm: choice(kodeJenisMbkm, { required: true, fixed: true, label: 'Jenis MBKM' }),
    jenisPenilai: choice(jenisPenilai, { required: true, fixed: true, label: 'Penilai' }),
    komponen: rows(
      {
        nama: text(120, { required: true }),
        keterangan: longtext(),
        bobot: integer(1, 100, { required: true, label: 'Bobot (%)' }),
        tingkat: choice({ individu: 'Individu', kelompok: 'Kelompok' }, { required: true, default: 'individu' }),
        nilaiSaran: choice(nilaiSaran, { required: true, default: 'tidak', label: 'Usulan nilai' }),
        aktif: boolean({ default: true }),
      },
      { required: true, uniqueTogether: [[['nama'], nilaiMessages.componentThere]] },
    ),
    ringkasan: text(1000, { derived: true, label: 'Komponen dan bobot' }),
  },
  sections: { Berlaku: ['kodeJenisMbkm', 'jenisPenilai'], Komponen: ['komponen'] },
  columns: ['kodeJenisMbkm', 'jenisPenilai', 'ringkasan'],
  filters: ['kodeJenisMbkm', 'jenisPenilai'],
  small: true,
  sort: ['kodeJenisMbkm', 'jenisPenilai'],
  unique: [[['kodeJenisMbkm', 'jenisPenilai'], nilaiMessages.componentsThere]],
  copy: {},
  access: { [role.timMbkm]: write() },
  lookup: { columns: ['kodeJenisMbkm', 'jenisPenilai'] },
  check: row => (row.komponen?.length ? harusSeratus(totalBobot(row.komponen), 'komponen') : {}),
  derive: row => ({
    ringkasan: counted(row.komponen ?? [])
      .map(({ nama, bobot }) => `${nama} ${bobot}%`)
      .join(', ')
      .slice(0, 1000),
  }),
});

/** Weights of the assessors in a kind of programme; a row for one programme has priority over that of its kind. */
export const bobotPenilaian = resource({
  name: 'nilai/bobot-penilaian',
  endpoint: 'magang/bobot-penilaian',
  label: 'Bobot Penilaian',
  stays: 'all',
  representation: '{kodeJenisMbkm}',
  fields: {
    kodeJenisMbkm: choice(kodeJenisMbkm, { required: true, fixed: true, label: 'Jenis MBKM' }),
    idProgram: ref('master/program', { fixed: true, help: 'Kosongkan untuk semua program jenis ini.' }),
    bobotMitra: integer(0, 100, { required: true, label: 'Mitra (%)' }),
    bobotDosen: integer(0, 100, { required: true, label: 'Dosen pembimbing (%)' }),
    bobotTim: integer(0, 100, { required: true, label: 'Tim MBKM (%)' }),
  },
  columns: ['kodeJenisMbkm', 'idProgram', 'bobotMitra', 'bobotDosen', 'bobotTim'],
  filters: ['kodeJenisMbkm'],
  small: true,
  sort: ['kodeJenisMbkm'],
  unique: [[['kodeJenisMbkm', 'idProgram'], nilaiMessages.weightsThere]],
  copy: {},
  access: { [role.timMbkm]: write() },
  check: row => {
    const shares = [row.bobotMitra, row.bobotDosen, row.bobotTim];
    if (shares.some(share => share == null)) return {};
    return harusSeratus(
      shares.reduce<number>((sum, share) => sum + Number(share), 0),
      'bobotTim',
    );
  },
});
