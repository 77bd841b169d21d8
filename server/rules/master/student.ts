import type { Registry } from '../../../resources/kit/index.ts';
import { tableName } from '../../database/columns.ts';
import type { ResourceRules } from '../../rest/rules.ts';

/** What repeats a student's name, as the source and the condition of an update by the students `k`. */
const copiesIn = ({ programmes, get }: Registry): [table: string, from: string, where: string][] => {
  const own = (table: string): [string, string, string] => [table, '', 't.id_mahasiswa = k.id'];
  return [
    own('mbkm_pendaftar_program_mbkm'),
    [
      'konversi_revisi_nilai',
      'join mbkm_pendaftar_program_mbkm p on p.id_mahasiswa = k.id',
      't.id_pendaftar_mbkm = p.id',
    ],
    ...programmes
      .flatMap(({ log, outputs }) => [log, outputs])
      .flatMap(part => (part ? [own(tableName(get(part.resource)))] : [])),
  ];
};

/** Students (docs/domain/10 §2.2 mahasiswa): participations and what hangs on them repeat the name, which follows. */
export const studentRules: ResourceRules = {
  follows: {
    fields: ['nama'],
    run: async ({ tx, registry }, rows) => {
      const given = [rows.map(({ id }) => id), rows.map(({ nama }) => nama)];
      for (const [table, from, where] of copiesIn(registry))
        await tx.execute(
          `update ${table} t set nama_mahasiswa = k.nama from unnest($1::uuid[], $2::text[]) as k(id, nama) ${from} where ${where}`,
          given,
        );
    },
  },
};
