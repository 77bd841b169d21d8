import type { ChangeOf, FieldErrors, Message, Registry } from '../../../resources/kit/index.ts';
import { masalahAsal, sksAsalDari, sudahDipetakan } from '../../../resources/konversi/aturanPaket.ts';
import type { PaketPilihan } from '../../../resources/konversi/tampilanPaket.ts';
import type { terpilihAwal } from '../../../resources/konversi/terpilihAwal.ts';
import type { Queryable } from '../../platform/database/db.ts';
import { readSetting } from '../pengaturan/settings.ts';

/** Programmes that map courses of a host to own ones (docs/domain/50 §1.8). */

/** The host's course in a proposed row. */
type HostCourse = Pick<
  ChangeOf<typeof terpilihAwal>,
  'kodeMatkulAsal' | 'namaMatkulAsal' | 'sksAsal' | 'satuanAsal' | 'sksAsliAsal'
>;

const hostOf = ({
  kodeMatkulAsal = null,
  namaMatkulAsal = null,
  sksAsal = null,
  satuanAsal = null,
  sksAsliAsal = null,
}: HostCourse) => ({ kodeMatkulAsal, namaMatkulAsal, sksAsal, satuanAsal, sksAsliAsal });

/** Tells if participations of a kind map courses of a host, and if they do so in their registration. */
export function mappingOf(
  registry: Pick<Registry, 'programmeOf'>,
  kodeJenisMbkm: unknown,
): { withRegistration: boolean } | null {
  const conversion = registry.programmeOf(kodeJenisMbkm)?.conversion;
  return conversion?.by === 'mapping' ? { withRegistration: conversion.at === 'registration' } : null;
}

/** SKS of the host's course as they count: of one in ECTS the server works them out. */
export const withHostCredits = <T extends HostCourse>(row: T): T => {
  const sksAsal = sksAsalDari(hostOf(row));
  return row.satuanAsal === 'ects' && sksAsal !== null ? { ...row, sksAsal } : row;
};

/**
 * Errors of the host's courses of a set, at `items.{n}.{field}`.
 * @param rows proposed rows with the own course that each stands for
 */
export async function hostErrors(
  on: Queryable,
  paket: Pick<PaketPilihan, 'matkul'>,
  rows: readonly (HostCourse & { idMatkulPaketKonversi?: string })[],
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
export const mappedTwice = (paket: Pick<PaketPilihan, 'matkul'>, id: string): Message =>
  sudahDipetakan(paket.matkul.find(course => course.id === id)?.nama ?? '');
