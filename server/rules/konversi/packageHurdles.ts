import { dayInWords } from '../../../resources/kit/index.ts';
import { alurKonversi } from '../../../resources/mbkm/alurKonversi.ts';
import { dayInJakarta } from '../../day.ts';
import type { Hurdle, HurdleContext, ResourceRules } from '../../rest/rules.ts';
import { deniedSql, mappedAtRegistrationSql, packageClosedSql, packageEnd } from '../mbkm/packageTime.ts';

/** The condition that a participation's time to hand in its package is over today. */
export function closedToday({ alias, params, now }: Pick<HurdleContext, 'alias' | 'params' | 'now'>): string {
  params.push(dayInJakarta(now));
  return packageClosedSql(alias, `$${params.length}::date`);
}

/** What is said of a package whose time is over. */
export const packageClosed = (end: string): string =>
  `Masa konversi berakhir ${dayInWords(end)}. Minta Tim MBKM membuka pengajuan paket.`;

const denied: Hurdle = {
  rows: ({ registry, alias }) => deniedSql(registry, alias),
  says: ({ registry }, row) => registry.programmeOf(row.kodeJenisMbkm)?.conversion.denied?.says ?? '',
};
const withRegistration: Hurdle = {
  rows: ({ registry, alias }) => mappedAtRegistrationSql(registry, alias),
  says: () => 'Pemetaan mata kuliah diajukan dan diputuskan bersama pendaftarannya.',
};
const closed: Hurdle = {
  rows: closedToday,
  says: async ({ tx }, row) => packageClosed(await packageEnd(tx, row.id)),
};
const stillOpen: Hurdle = {
  rows: context => `${context.alias}.status_konversi = 'belum' and not ${closedToday(context)}`,
  says: () => 'Pengajuan paket masih terbuka bagi mahasiswa.',
};
const graded: Hurdle = {
  rows: ({ alias }) => `exists (select 1 from konversi_terpilih_final f
    where f.id_pendaftar_mbkm = ${alias}.id and f.nilai_angka is not null)`,
  says: () => 'Nilai mata kuliah sudah mulai diisi; paket tidak dapat dibuka lagi.',
};

const more: Readonly<Record<string, readonly Hurdle[]>> = {
  ajukan: [withRegistration, closed],
  buka_paket: [withRegistration, stillOpen, graded],
};

/** What keeps the steps of a conversion from being taken beyond W2 itself (docs/domain/20 §1.1, 40 §4.4, 50 §1.9). */
export const packageRules: ResourceRules = {
  hurdles: Object.fromEntries(
    Object.keys(alurKonversi.actions).map(name => [`statusKonversi/${name}`, [denied, ...(more[name] ?? [])]]),
  ),
};
