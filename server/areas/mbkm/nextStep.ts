import type { Programme, Registry } from '../../../resources/kit/index.ts';
import { dayInWords, inTerms } from '../../../resources/kit/index.ts';
import { deniedSql, hasPackageSql, mappedAtRegistrationSql, packageClosedSql, packageEndSql } from './packageTime.ts';

/** Next step of a student with an accepted registration, from its days and its conversion, not from its state alone. */

export interface Next {
  text: string;
  /** Screen where it is done, or where one reads what is waited for. */
  link: string;
  /** It is the student's own; else somebody else is waited for. */
  own: boolean;
}

/** A participation as its next step looks at it; days are `YYYY-MM-DD`. */
export interface Standing {
  status: string;
  statusKonversi: string;
  /** First and last day of the activity: of the group or wave where it goes with one. */
  mulai: string | null;
  selesai: string | null;
  /** True if it is converted by a package of its own; then its last day, and the reason why it cannot be handed in. */
  berpaket: boolean;
  sampaiPaket: string | null;
  paketTertutup: 'lewat' | 'tanpa_paket' | null;
}

/** Columns of `Standing` from the participation `alias`; `today` is a day as SQL. */
export const standingSql = (registry: Registry, alias: string, today: string): string =>
  `${alias}.status, ${alias}.status_konversi as "statusKonversi",
   not ${deniedSql(registry, alias)} and not (${mappedAtRegistrationSql(registry, alias)}) as berpaket,
   case when ${alias}.paket_dibuka is null then ${packageEndSql(alias)}::text end as "sampaiPaket",
   case when not ${hasPackageSql(alias)} then 'tanpa_paket' when ${packageClosedSql(alias, today)} then 'lewat' end
     as "paketTertutup"`;

/** Screens of a programme, each with where to go instead. */
function placesOf({ screens }: Pick<Programme, 'screens'>) {
  const { history, register } = screens;
  const read = history ?? register;
  return { read, log: screens.log ?? read, outputs: screens.outputs ?? read, paket: screens.package ?? read };
}

/** Next step of a finished activity on the way to its conversion. */
function converting(row: Standing, programme: Programme): Next {
  const { read, paket } = placesOf(programme);
  const wait = (text: string): Next => ({ text, link: read, own: false });
  if (!row.berpaket) return wait(`${programme.label} selesai.`);
  switch (row.statusKonversi) {
    case 'belum':
      if (row.paketTertutup === 'tanpa_paket')
        return wait('Tunggu program studi membuka paket konversi untuk program ini.');
      if (row.paketTertutup) return wait(inTerms('Masa konversi berakhir. Minta Tim MBKM membuka pengajuan paket.'));
      return {
        text: `Ajukan paket konversi${row.sampaiPaket ? ` paling lambat ${dayInWords(row.sampaiPaket)}` : ''}.`,
        link: paket,
        own: true,
      };
    case 'revisi':
      return { text: 'Perbaiki dan ajukan kembali paket konversi.', link: paket, own: true };
    case 'diajukan':
      return wait('Tunggu program studi memeriksa paket konversi.');
    case 'tanpa_konversi':
      return wait(`${programme.label} selesai tanpa konversi.`);
    case 'final':
      return wait(`${programme.label} selesai; nilai konversi sudah final.`);
    default:
      return wait('Tunggu nilai konversi.');
  }
}

/**
 * The next step of a participation that runs or is finished; undefined before, where each programme has its own.
 * @param log what is written on a day of the activity
 */
export function nextOf(row: Standing, today: string, programme: Programme, log = 'Isi logbook.'): Next | undefined {
  const { read, log: logbook, outputs } = placesOf(programme);
  if (row.status === 'selesai') return converting(row, programme);
  if (row.status !== 'berjalan') return undefined;
  if (row.mulai && today < row.mulai)
    return { text: `Kegiatan dimulai ${dayInWords(row.mulai)}.`, link: read, own: false };
  if (row.selesai && today > row.selesai)
    return {
      text: `Kegiatan berakhir ${dayInWords(row.selesai)}. Lengkapi luaran dan tunggu penilaian.`,
      link: outputs,
      own: true,
    };
  return { text: log, link: logbook, own: true };
}
