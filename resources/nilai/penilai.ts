import { type AssessorName, assessorsOf, type Programme, type Role } from '../kit/index.ts';
import { role } from '../roles.ts';

/** Kinds of assessors (docs/domain/20 §1.9 jenisPenilai). */
export const jenisPenilai = { mitra: 'Mitra', dosen: 'Dosen pembimbing', tim: 'Tim MBKM' } as const satisfies Record<
  AssessorName,
  string
>;

export type JenisPenilai = keyof typeof jenisPenilai;

export const isJenisPenilai = (value: unknown): value is JenisPenilai =>
  typeof value === 'string' && Object.hasOwn(jenisPenilai, value);

export const semuaPenilai: readonly JenisPenilai[] = Object.keys(jenisPenilai).filter(isJenisPenilai);

/** HA01 may do whatever HA03 may. */
const peranDasar = (baseRole: Role): Role => (baseRole === role.superAdmin ? role.timMbkm : baseRole);

/** The assessor that a role is in a programme, undefined for a role that does not grade there. */
export const penilaiDari = (programme: Programme | undefined, role: Role): JenisPenilai | undefined =>
  semuaPenilai.find(jenis => programme && assessorsOf(programme)[jenis]?.by.includes(peranDasar(role)));

/** True if a role may enter the form that this assessor signed on paper (docs/domain/20 §1.9 diwakilkan). */
export const bolehMewakili = (programme: Programme | undefined, role: Role, jenis: JenisPenilai): boolean =>
  (programme && assessorsOf(programme)[jenis]?.onBehalf?.includes(peranDasar(role))) ?? false;

/** True if a role may read this assessor's grades; partners read only their own (docs/domain/20 §1.9). */
export const bolehMelihat = (baseRole: Role, jenis: JenisPenilai): boolean =>
  baseRole !== role.mitra || jenis === 'mitra';

/** Share of each assessor in the programme grade, whole percents (docs/domain/20 §4.2). */
export type BobotPenilai = Readonly<Record<JenisPenilai, number>>;

/** Field of the participation that holds an assessor's grade. */
export const kolomNilai = { mitra: 'nilaiMitra', dosen: 'nilaiDosen', tim: 'nilaiTim' } as const satisfies Record<
  JenisPenilai,
  string
>;
