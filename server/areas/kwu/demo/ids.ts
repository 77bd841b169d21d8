import { pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import { idOf } from '../../../demo/ids.ts';

/** Ids of the story's rows by their keys. */
export const rulesId = (term: number): string => idOf('kwu/pengaturan', term);
export const businessId = (key: string): string => idOf('kwu/kelompok', key);
export const memberId = (seat: string): string => idOf('kwu/kelompok.anggota', seat);
export const participationId = (seat: string): string => idOf(pendaftar.name, `kwu:${seat}`);
export const detailId = (seat: string): string => idOf('kwu/pendaftaran-kwu', seat);
export const profileId = (key: string): string => idOf('kwu/profile', key);
export const logId = (seat: string, nth: number): string => idOf('kwu/log-book', `${seat}:${nth}`);
export const reportId = (key: string, jenis: string): string => idOf('kwu/laporan', `${key}:${jenis}`);
export const outputId = (key: string): string => idOf('kwu/luaran', key);
export const requestId = (key: string): string => idOf('kwu/pengajuan-dpl', key);
