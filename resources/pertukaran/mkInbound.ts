import { errorIf, requiredIf } from '../checkHelpers.ts';
import {
  allow,
  both,
  choice,
  decimal,
  either,
  type Fields,
  file,
  inSentence,
  integer,
  linked,
  longtext,
  ownProdi,
  type Row,
  read,
  ref,
  resource,
  status,
  text,
  time,
  url,
  valued,
  workflow,
  write,
} from '../kit/index.ts';
import { role } from '../roles.ts';
import { sharedMessages } from '../sharedMessages.ts';
import { ownRow } from './inboundScopes.ts';
import { selamaKuliah } from './masaKuliah.ts';
import { pertukaranMessages } from './messages.ts';

/** Workflow of a class: open or closed to students. */
export const alurMkInbound = workflow({
  initial: 'draf',
  states: { draf: { label: 'Draf' }, dibuka: { label: 'Dibuka' }, ditutup: { label: 'Ditutup' } },
  actions: {
    buka: {
      label: 'Buka',
      from: ['draf', 'ditutup'],
      to: 'dibuka',
      needs: [selamaKuliah],
      by: [role.timMbkm, role.koordinator],
      success: 'Kelas dibuka.',
      undoes: ['tutup'],
      tone: 'primary',
    },
    tutup: {
      label: 'Tutup',
      from: ['dibuka'],
      to: 'ditutup',
      by: [role.timMbkm, role.koordinator],
      confirm: 'Tutup kelas ini? Peserta yang sudah terdaftar tetap.',
      success: 'Kelas ditutup.',
      undoes: ['buka'],
    },
  },
});

/** Components of a grade with the weight that a new class gives each, in percent. */
export const komponen = {
  partisipasi: { nilai: 'nilaiPartisipasi', bobot: 'bobotPartisipasi', label: 'Partisipasi', bawaan: 10 },
  tugas: { nilai: 'nilaiTugas', bobot: 'bobotTugas', label: 'Tugas', bawaan: 30 },
  uts: { nilai: 'nilaiUts', bobot: 'bobotUts', label: 'UTS', bawaan: 30 },
  uas: { nilai: 'nilaiUas', bobot: 'bobotUas', label: 'UAS', bawaan: 30 },
} as const;
export type Komponen = keyof typeof komponen;
export const semuaKomponen = Object.values(komponen);

const own = { readOnly: true } as const;
const weight = (one: Komponen) =>
  decimal(5, 2, {
    required: true,
    min: 0,
    max: 100,
    default: komponen[one].bawaan,
    label: `Bobot ${inSentence(komponen[one].label)} (%)`,
    unit: '%',
  });

const fields = {
  idMasaStudi: ref('pertukaran/masa-studi', {
    required: true,
    fixed: true,
    only: { skema: 'inbound' },
    label: 'Masa studi',
  }),
  idMatkul: ref('master/matakuliah', { required: true, fixed: true, label: 'Mata kuliah' }),
  kodeMk: text(15, { ...own, repeats: ['{idMatkul.kode}'], label: 'Kode' }),
  namaMk: text(150, { ...own, repeats: ['{idMatkul.nama}'], label: 'Nama mata kuliah' }),
  sks: integer(0, 24, { ...own, label: 'SKS' }),
  idProgramProdi: ref('master/program-prodi', { ...own, label: 'Program studi' }),
  kelas: text(5, { required: true, case: 'upper' }),
  kuota: integer(1, 200, { required: true, default: 20, holds: 'terisi' }),
  moda: choice({ luring: 'Luring', daring: 'Daring', hibrida: 'Hibrida' }, { required: true }),
  idHari: ref('master/hari', { label: 'Hari' }),
  jamMulai: time({ label: 'Jam mulai' }),
  jamSelesai: time({ label: 'Jam selesai' }),
  ruang: text(50),
  linkDaring: url({ label: 'Tautan kelas' }),
  deskripsi: longtext(),
  prasyarat: text(200),
  berkasRps: file(['pdf'], 5, { label: 'RPS' }),
  bobotPartisipasi: weight('partisipasi'),
  bobotTugas: weight('tugas'),
  bobotUts: weight('uts'),
  bobotUas: weight('uas'),
  terisi: integer(0, 200, { ...own, default: 0 }),
  status: status(alurMkInbound),
} satisfies Fields;

/** Fields of a class's time. */
export const hariKelas = ['idHari', 'jamMulai', 'jamSelesai'] as const;

/** Classes in which the calling student has a seat. */
const taken = linked('pertukaran/krs-detail', 'idMkInbound', both(valued('keadaan', 'aktif'), ownRow));

/** A class that is offered to students from elsewhere (docs/domain/50 §1.3). */
export const mkInbound = resource({
  name: 'pertukaran/mk-inbound',
  endpoint: 'v2/pertukaran-mahasiswa/mata-kuliah',
  label: 'Mata Kuliah Inbound',
  representation: '{kodeMk} {namaMk} – {kelas}',
  fields,
  sections: {
    Kelas: ['idMasaStudi', 'idMatkul', 'kodeMk', 'namaMk', 'sks', 'idProgramProdi', 'kelas', 'kuota', 'terisi'],
    Jadwal: ['moda', ...hariKelas, 'ruang', 'linkDaring'],
    'Bobot nilai': semuaKomponen.map(({ bobot }) => bobot),
    Keterangan: ['deskripsi', 'prasyarat', 'berkasRps'],
  },
  beneath: { namaMk: 'kodeMk', idMasaStudi: 'idProgramProdi' },
  columns: ['kodeMk', 'namaMk', 'kelas', 'idMasaStudi', 'sks', 'idProgramProdi', 'moda', 'status'],
  filters: ['idMasaStudi', 'idProgramProdi', 'moda', 'idHari', 'status'],
  search: ['kodeMk', 'namaMk'],
  alsoSearched: ['nama pengampu'],
  computedFilters: {
    adaKursi: { label: 'Kursi', words: { true: 'Masih ada', false: 'Penuh' }, offered: true },
  },
  told: ['pengampu', 'nilaiFinal', 'bentrokDosen'],
  found: { group: 'Mata kuliah inbound', beside: ['kelas', 'idProgramProdi', 'status'] },
  sort: ['namaMk'],
  orders: ['kodeMk', 'sks', 'kelas', 'jamMulai', 'jamSelesai', 'terisi', 'kuota', 'updatedAt'],
  unique: [[['idMasaStudi', 'idMatkul', 'kelas'], pertukaranMessages.kelasDibuka]],
  copy: { within: 'idMasaStudi', along: 'idMasaStudi' },
  access: {
    [role.timMbkm]: write(),
    [role.dosen]: read(),
    [role.koordinator]: write(ownProdi()),
    [role.penilai]: read(),
    // Closed ones only as far as they are taken: closing ends nobody's class.
    [role.inbound]: allow(either(valued('status', 'dibuka'), taken), ['export'], {
      later: { fields: ['linkDaring'], until: taken },
    }),
    [role.bakpk]: read(),
  },
  lookup: {
    columns: ['kodeMk', 'namaMk', 'sks', 'kelas', 'idMasaStudi', 'idProgramProdi', 'status'],
    scope: valued('status', 'dibuka'),
    except: [role.mahasiswa, role.mitra, role.outbound],
  },
  check: row => ({
    ...Object.assign(
      {},
      ...hariKelas.map(name => requiredIf(row.moda !== undefined && row.moda !== 'daring', row[name], name)),
    ),
    ...errorIf(
      Boolean(row.jamMulai && row.jamSelesai && row.jamSelesai <= row.jamMulai),
      'jamSelesai',
      sharedMessages.hoursInOrder,
    ),
    ...errorIf(
      semuaKomponen.reduce((sum, { bobot, bawaan }) => sum + Math.round(Number(row[bobot] ?? bawaan) * 100), 0) !==
        10_000,
      'bobotUas',
      pertukaranMessages.bobotSeratus,
    ),
  }),
});

export type MkInbound = Row<typeof mkInbound>;
