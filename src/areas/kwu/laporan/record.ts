import type { jenisLaporan, LaporanKwu } from '../../../../resources/kwu/laporan.ts';

/** A report as the API answers it. */
export type ReportRecord = LaporanKwu & { id: string; version: number };
export type ReportKind = keyof typeof jenisLaporan;
