import { declared, type Programme, type Role, type StageName } from '../kit/index.ts';
import { role } from '../roles.ts';

/** Stages of verification (docs/domain/20 §1.1 pendaftar-tahap). */
export const tahapVerifikasi = declared({
  prodi: 'Program studi',
  mitra: 'Mitra',
  mbkm: 'Tim MBKM',
} as const satisfies Record<StageName, string>);

export type TahapVerifikasi = keyof typeof tahapVerifikasi;

/** The role that decides at a stage. Tim MBKM may also act for the partner, with a note. */
export const peranTahap = { prodi: role.koordinator, mitra: role.mitra, mbkm: role.timMbkm } as const satisfies Record<
  TahapVerifikasi,
  Role
>;

/** The stages that programmes declare, one line per jenis and jalur as the setting stores them. */
export const tahapBawaan = (programmes: readonly Programme[]): string[] =>
  programmes.flatMap(({ kinds, ways }) =>
    kinds.flatMap(kind =>
      Object.entries(ways)
        .filter(([, { stages }]) => stages.length)
        .map(([jalur, { stages }]) => `${kind}/${jalur}: ${stages.join(', ')}`),
    ),
  );

const isTahap = (word: string): word is TahapVerifikasi => Object.hasOwn(tahapVerifikasi, word);

/** Reads one line of `approval.tahap`: `magang/mbkm: prodi, mitra`; undefined when it is not one. */
function bacaBaris(line: string): readonly [jalan: string, tahap: readonly TahapVerifikasi[]] | undefined {
  const [path = '', list, more] = line.split(':').map(part => part.trim());
  const stages = list?.split(',').map(word => word.trim()) ?? [];
  if (
    more !== undefined ||
    !/^[a-z_*]+(?:\/[a-z_*]+)?$/.test(path) ||
    !stages.length ||
    !stages.every(isTahap) ||
    new Set(stages).size !== stages.length
  )
    return undefined;
  return [path, stages.filter(isTahap)];
}

/** True if every line of a setting can be read. */
export const tahapTerbaca = (lines: readonly string[]): boolean => lines.every(line => bacaBaris(line) !== undefined);

/**
 * The stages that a registration passes, in order: the line for jenis and jalur, else for the jenis, else for all, else
 * what the programme declares for the way in.
 * @param lines the setting `approval.tahap`
 */
export function tahapUntuk(
  lines: readonly string[],
  jenis: string,
  jalur: string,
  declared: readonly TahapVerifikasi[],
): readonly TahapVerifikasi[] {
  const known = new Map(lines.map(bacaBaris).filter(line => line !== undefined));
  return known.get(`${jenis}/${jalur}`) ?? known.get(jenis) ?? known.get('*') ?? declared;
}
