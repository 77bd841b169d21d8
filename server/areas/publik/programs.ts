import type { Queryable } from '../../platform/database/db.ts';
import type { ProgramCode } from '../../platform/landing/types.ts';

/** The kinds of MBKM behind each public page, the one whose calendar leads first (docs/domain/60 §3). */
export const jenisOfProgram: Readonly<Record<ProgramCode, readonly string[]>> = {
  magang: ['magang'],
  kkn: ['kkn'],
  kwu: ['kwu'],
  komcad: ['komcad'],
  pertukaran: ['outbound', 'permadi', 'inbound'],
  kampus_mengajar: ['kampus_mengajar'],
  praktisi_mengajar: ['praktisi_mengajar'],
  studi_independen: ['studi_independen'],
};

export const isProgramCode = (code: string): code is ProgramCode => Object.hasOwn(jenisOfProgram, code);

/** Every public programme. */
export const programCodes: readonly ProgramCode[] = Object.keys(jenisOfProgram).filter(isProgramCode);

const codeOfJenis = new Map(
  programCodes.flatMap(code => jenisOfProgram[code].map((jenis): [string, ProgramCode] => [jenis, code])),
);

/** Programmes that kinds of MBKM stand for, each once; kinds without a page (research) stand for none. */
export const programsOf = (jenis: readonly string[]): ProgramCode[] => [
  ...new Set(jenis.flatMap(kode => codeOfJenis.get(kode) ?? [])),
];

/** Ids of a programme's kinds, in their order. */
export const jenisIds = (on: Queryable, code: ProgramCode): Promise<string[]> => kindIds(on, jenisOfProgram[code], '');

/** Ids of those kinds of a programme under which a scheme is offered, in their order: for others nobody registers. */
export const offeredJenisIds = (on: Queryable, code: ProgramCode): Promise<string[]> =>
  kindIds(
    on,
    jenisOfProgram[code],
    'and exists (select 1 from master_program p where p.id_jenis_mbkm = j.id and p.aktif)',
  );

/** Ids of kinds of MBKM by their codes, in their order. */
async function kindIds(on: Queryable, codes: readonly string[], condition: string): Promise<string[]> {
  const rows = await on.query<{ id: string }>(
    `select j.id from master_jenis_mbkm j where j.kode = any($1) ${condition} order by array_position($1, j.kode)`,
    [codes],
    { prepare: true },
  );
  return rows.map(row => row.id);
}
