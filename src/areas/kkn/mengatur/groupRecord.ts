import type { Kelompok } from '../../../../resources/kkn/kelompok.ts';

/** A group as the API answers it. */
export type GroupRecord = Kelompok & { id: string; version: number };
