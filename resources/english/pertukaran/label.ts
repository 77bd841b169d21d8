import { type Fields, labelFromName } from '../../kit/index.ts';
import { bankDokumen } from '../../master/bankDokumen.ts';
import { hariInggris } from '../../master/hariInggris.ts';
import { alurInbound } from '../../pertukaran/alurInbound.ts';
import { alurKrs, krs, krsDetail, nilaiInbound } from '../../pertukaran/krs.ts';
import { alurTahapStudi, jendela, masaStudi } from '../../pertukaran/masaStudi.ts';
import { mhsInbound } from '../../pertukaran/mhsInbound.ts';
import { mkDosen } from '../../pertukaran/mkDosen.ts';
import { alurMkInbound, mkInbound } from '../../pertukaran/mkInbound.ts';
import type { Pair } from '../pair.ts';
import {
  barisRencana,
  dokumen,
  kelas,
  mahasiswa,
  masa,
  nilai,
  pengajar,
  pilihanDokumen,
  pilihanKelas,
  pilihanMahasiswa,
  pilihanMasa,
  pilihanPengajar,
  rencana,
} from './fieldLabels.ts';

/** The resources that inbound students see, with their names and the labels of their fields. */
const dibaca = [
  [mhsInbound, 'Inbound student', mahasiswa],
  [mkInbound, 'Inbound class', kelas],
  [masaStudi, 'Study period', masa],
  [krs, 'Study plan', rencana],
  [krsDetail, 'Course of the study plan', barisRencana],
  [mkDosen, 'Lecturer of the class', pengajar],
  [nilaiInbound, 'Grade', nilai],
  [bankDokumen, 'Document', dokumen],
] as const;

/** English labels of the resources that inbound students see, by resource and field. */
export const labelInggris: Readonly<Record<string, { name: string; fields: Readonly<Record<string, string>> }>> =
  Object.fromEntries(dibaca.map(([{ name }, said, fields]) => [name, { name: said, fields }]));

type States<W extends { states: object }> = Readonly<Record<keyof W['states'], string>>;

export const keadaanInbound: States<typeof alurInbound> = {
  draf: 'Draft',
  diajukan: 'Submitted',
  revisi: 'To be corrected',
  disetujui: 'Accepted',
  ditolak: 'Rejected',
  berjalan: 'Studying',
  selesai: 'Finished',
  mengundurkan_diri: 'Withdrawn',
};
const keadaanKrs: States<typeof alurKrs> = {
  draf: 'Draft',
  diajukan: 'Submitted',
  disetujui: 'Approved',
  revisi: 'To be corrected',
};
const keadaanKelas: States<typeof alurMkInbound> = { draf: 'Draft', dibuka: 'Open', ditutup: 'Closed' };
const tahap: States<typeof alurTahapStudi> = {
  belum: 'Not open yet',
  pendaftaran: 'Registration',
  krs: 'Study plan',
  kuliah: 'Classes',
  nilai: 'Grading',
  selesai: 'Finished',
};
/** How a window is named inside a sentence. */
const sebutan: Readonly<Record<keyof typeof jendela, string>> = {
  pendaftaran: 'registration',
  krs: 'the study plan',
  kuliah: 'classes',
  nilai: 'grading',
};

type ActionsOf<W extends { actions: object }> = Readonly<Record<keyof W['actions'], string>>;

/** Steps, as histories and buttons name them. */
const langkahInbound: ActionsOf<typeof alurInbound> = {
  tunda: 'Waiting for the e-mail to be confirmed',
  konfirmasi: 'E-mail confirmed',
  setujui: 'Accept',
  revisi: 'Ask for corrections',
  tolak: 'Reject',
  ajukan_ulang: 'Submit again',
  mulai: 'Begin',
  selesaikan: 'Finish',
  lanjut: 'Go on for another semester',
  rekomendasi: 'Recommendation of the study programme',
  tetapkan_wali: 'Name the guardian',
  undur_diri: 'Withdraw',
};
const langkahKelas: ActionsOf<typeof alurMkInbound> = { buka: 'Open', tutup: 'Close' };

const ofActions = (alur: { actions: object }, words: Readonly<Record<string, string>>): Pair[] =>
  Object.entries(alur.actions).flatMap(([code, action]: [string, { label: string }]): Pair[] => {
    const said = words[code];
    return said === undefined ? [] : [[action.label, said]];
  });
const ofStates = (alur: { states: object }, words: Readonly<Record<string, string>>): Pair[] =>
  Object.entries(alur.states).flatMap(([code, state]: [string, { label: string }]): Pair[] => {
    const said = words[code];
    return said === undefined ? [] : [[state.label, said]];
  });
const ofChoices = (fields: Fields, words: Readonly<Record<string, Readonly<Record<string, string>>>>): Pair[] =>
  Object.entries(words).flatMap(([name, choices]) => {
    const field = fields[name];
    if (field?.kind !== 'enum') return [];
    return Object.entries(choices).map(([code, said]): Pair => [field.choices[code] ?? code, said]);
  });

const ofFields = (fields: Fields, words: Readonly<Record<string, string>>): Pair[] =>
  Object.entries(words).flatMap(([name, said]): Pair[] => {
    const field = fields[name];
    return field ? [[field.label ?? labelFromName(name), said]] : [];
  });

/** Labels of fields, as refusals say them in a sentence. */
export const pasanganIsian: readonly Pair[] = dibaca.flatMap(([{ fields }, , said]) => ofFields(fields, said));

/** Names of states, choices, windows and days in both languages: what stands in chips, choices and sentences. */
export const pasanganLabel: readonly Pair[] = [
  ...ofStates(alurInbound, keadaanInbound),
  // A plan is approved where a registration is accepted: the plan's word for what both have.
  ...ofStates(alurKrs, keadaanKrs),
  ...ofStates(alurMkInbound, keadaanKelas),
  ...ofStates(alurTahapStudi, tahap),
  ...ofActions(alurInbound, langkahInbound),
  ...ofActions(alurMkInbound, langkahKelas),
  ...ofChoices(mhsInbound.fields, pilihanMahasiswa),
  ...ofChoices(mkInbound.fields, pilihanKelas),
  ...ofChoices(masaStudi.fields, pilihanMasa),
  ...ofChoices(mkDosen.fields, pilihanPengajar),
  ...ofChoices(bankDokumen.fields, pilihanDokumen),
  ...Object.entries(jendela).flatMap(([kunci, { sebut }]): Pair[] => {
    const said = Object.entries(sebutan).find(([lain]) => lain === kunci)?.[1];
    return said ? [[sebut, said]] : [];
  }),
  ...dibaca.map(([{ label }, said]): Pair => [label, said]),
  ...hariInggris,
];

/** English labels and choices of the registration form, by field. */
export const labelPendaftaran: Readonly<Record<string, string>> = mahasiswa;
export const pilihanInggris: Readonly<Record<string, Readonly<Record<string, string>>>> = pilihanMahasiswa;
