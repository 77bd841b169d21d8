import { catalogue } from '../kit/index.ts';

/** Refusals of calls that several programmes have. */
export const programmeRefusals = catalogue('programme', {
  wrongSize: ({ min, maks }: { min: number; maks: number }) => `Anggota harus ${min}-${maks} orang.`,
  supervisorFull: ({ n }: { n: number }) => `DPL sudah mencapai batas ${n} kelompok.`,
  unknown: ({ apa, kode }: { apa: string; kode: string }) => `${apa} ${kode} tidak ditemukan.`,
  waveMissing: 'Gelombang tidak ditemukan.',
  choose: ({ label }: { label: string }) => `${label} wajib dipilih.`,
});
