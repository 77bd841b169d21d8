import type { Role } from '../kit/index.ts';
import type { KodeJenisMbkm } from '../mbkm/jenis.ts';

/** Who grades a participation (docs/domain/20 §1.9 jenisPenilai). */
export const jenisPenilai = { mitra: 'Mitra', dosen: 'Dosen pembimbing', tim: 'Tim MBKM' } as const;

export type JenisPenilai = keyof typeof jenisPenilai;

export const isJenisPenilai = (value: unknown): value is JenisPenilai =>
  typeof value === 'string' && Object.hasOwn(jenisPenilai, value);

export const semuaPenilai: readonly JenisPenilai[] = Object.keys(jenisPenilai).filter(isJenisPenilai);

/** What a role grades in its own name. HA01 may do whatever HA03 may. */
const penilaiSendiri: Readonly<Partial<Record<Role, JenisPenilai>>> = {
  HA06: 'mitra',
  HA04: 'dosen',
  HA03: 'tim',
  HA01: 'tim',
};
/** Whose signed paper form a role may enter (docs/domain/20 §1.9 diwakilkan). */
const diwakili: Readonly<Partial<Record<Role, readonly JenisPenilai[]>>> = {
  HA04: ['mitra'],
  HA03: ['mitra', 'dosen'],
  HA01: ['mitra', 'dosen'],
};

/** The assessor that a role is, undefined for a role that does not grade. */
export const penilaiDari = (role: Role): JenisPenilai | undefined => penilaiSendiri[role];

/** Whether a role may enter the form that this assessor has signed on paper. */
export const bolehMewakili = (role: Role, jenis: JenisPenilai): boolean => diwakili[role]?.includes(jenis) ?? false;

/** Whether a role may see what this assessor gave: a partner its own sheet only (docs/domain/20 §1.9). */
export const bolehMelihat = (role: Role, jenis: JenisPenilai): boolean => role !== 'HA06' || jenis === 'mitra';

/** Share of each assessor in the programme grade, whole percents (docs/domain/20 §4.2). */
export type BobotPenilai = Readonly<Record<JenisPenilai, number>>;

/** Field of the participation that holds an assessor's grade. */
export const kolomNilai = { mitra: 'nilaiMitra', dosen: 'nilaiDosen', tim: 'nilaiTim' } as const satisfies Record<
  JenisPenilai,
  string
>;

/** Kinds that are graded with `nilai/penilaian`; the others have tables of their own (docs/domain/20 §1.9). */
export const jenisDinilai = {
  magang: 'Magang',
  studi_independen: 'Studi independen',
  kampus_mengajar: 'Kampus mengajar',
  praktisi_mengajar: 'Praktisi mengajar',
  kkn: 'KKN',
  kwu: 'Kewirausahaan',
} as const satisfies Partial<Record<KodeJenisMbkm, string>>;

export const isJenisDinilai = (value: unknown): value is keyof typeof jenisDinilai =>
  typeof value === 'string' && Object.hasOwn(jenisDinilai, value);
