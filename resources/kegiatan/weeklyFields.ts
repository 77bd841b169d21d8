import { boolean, datetime, type StatusField, type WeekField } from '../kit/index.ts';

const server = { readOnly: true } as const;

/** Time of submission of a weekly report. */
export const diajukanMingguan = {
  tanggalDiajukan: datetime({ ...server, label: 'Diajukan' }),
  terlambat: boolean({ ...server, label: 'Terlambat' }),
};

/** Fields that the weekly reports of every programme have, whether they are a participant's or a group's. */
export type WeeklyFields = typeof diajukanMingguan & { mingguKe: WeekField<true>; status: StatusField<true> };
