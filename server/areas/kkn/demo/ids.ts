import { pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import { idOf } from '../../../demo/ids.ts';

/** Ids of the story's rows by their keys. */
export const waveId = (key: string): string => idOf('kkn/gelombang', key);
export const villageId = (wave: string, nth: number): string => idOf('kkn/desa', `${wave}:${nth}`);
export const supervisorId = (wave: string, position: number): string => idOf('kkn/dpl', `${wave}:${position}`);
export const groupId = (key: string): string => idOf('kkn/kkn-kelompok', key);
export const memberId = (seat: string): string => idOf('kkn/kkn-kelompok.anggota', seat);
export const participationId = (seat: string): string => idOf(pendaftar.name, `kkn:${seat}`);
export const detailId = (seat: string): string => idOf('kkn/pendaftaran', seat);
export const proposalId = (group: string): string => idOf('kkn/proposal', group);
export const workId = (group: string, nth: number): string => idOf('kkn/proposal.programKerja', `${group}:${nth}`);
export const logId = (seat: string, nth: number): string => idOf('kkn/laporan-harian', `${seat}:${nth}`);
export const weekId = (group: string, nth: number): string => idOf('kkn/laporan-tugas-mingguan', `${group}:${nth}`);
export const tripId = (nth: number): string => idOf('kkn/laporan-perjalanan-dinas', nth);
export const outputId = (key: string): string => idOf('kkn/kkn-luaran', key);
