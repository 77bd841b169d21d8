import type { FieldErrors, Registry } from '../../../resources/kit/index.ts';
import { masalahAsal, sksAsalDari, sudahDipetakan } from '../../../resources/konversi/aturanPaket.ts';
import type { PaketPilihan } from '../../../resources/konversi/tampilanPaket.ts';
import type { Queryable, RowData } from '../../platform/database/db.ts';
import { readSetting } from '../pengaturan/settings.ts';

/** Programmes that map courses of a host to own ones (docs/domain/50 §1.8). */

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const hostOf = (row: RowData) => ({
  kodeMatkulAsal: text(row.kodeMatkulAsal),
  namaMatkulAsal: text(row.namaMatkulAsal),
  sksAsal: number(row.sksAsal),
  satuanAsal: text(row.satuanAsal),
  sksAsliAsal: number(row.sksAsliAsal),
});

/** Whether participations of a kind map courses of a host, and whether they do so in their registration. */
export function mappingOf(
  registry: Pick<Registry, 'programmeOf'>,
  kodeJenisMbkm: unknown,
): { withRegistration: boolean } | null {
  const conversion = registry.programmeOf(kodeJenisMbkm)?.conversion;
  return conversion?.by === 'mapping' ? { withRegistration: conversion.at === 'registration' } : null;
}

/** SKS of the host's course as they count: of one in ECTS the server works them out. */
export const withHostCredits = <T extends RowData>(row: T): T => {
  const sksAsal = sksAsalDari(hostOf(row));
  return row.satuanAsal === 'ects' && sksAsal !== null ? { ...row, sksAsal } : row;
};

/**
 * What is wrong with the host's courses of a set, at `items.{n}.{field}`.
 * @param rows proposed rows with the own course that each stands for
 */
export async function hostErrors(
  on: Queryable,
  paket: Pick<PaketPilihan, 'matkul'>,
  rows: readonly (RowData & { idMatkulPaketKonversi?: unknown })[],
): Promise<FieldErrors> {
  const selisih = await readSetting(on, 'pertukaran.selisihSksMaks');
  const errors: FieldErrors = {};
  for (const [i, row] of rows.entries()) {
    const course = paket.matkul.find(({ id }) => id === row.idMatkulPaketKonversi);
    if (!course) continue;
    for (const [name, message] of Object.entries(masalahAsal(hostOf(row), course.sks, selisih)))
      errors[`items.${i}.${name}`] = message;
  }
  return errors;
}

/** The sentence for an own course that stands for two of the host. */
export const mappedTwice = (paket: Pick<PaketPilihan, 'matkul'>, id: string): string =>
  sudahDipetakan(paket.matkul.find(course => course.id === id)?.nama ?? '');
