import type { Registry } from '../../../resources/kit/index.ts';
import { tableName } from '../../database/columns.ts';
import type { ResourceRules } from '../../rest/rules.ts';

/** Tables that repeat a student's name, by the condition that finds the student's rows. */
const copiesIn = ({ programmes, get }: Registry): Record<string, string> => ({
  mbkm_pendaftar_program_mbkm: 'id_mahasiswa = $1',
  konversi_revisi_nilai: 'id_pendaftar_mbkm in (select id from mbkm_pendaftar_program_mbkm where id_mahasiswa = $1)',
  ...Object.fromEntries(
    programmes
      .flatMap(({ log, outputs }) => [log, outputs])
      .flatMap(part => (part ? [[tableName(get(part.resource)), 'id_mahasiswa = $1']] : [])),
  ),
});

/** Students (docs/domain/10 §2.2 mahasiswa): participations and what hangs on them repeat the name, which follows. */
export const studentRules: ResourceRules = {
  follows: {
    fields: ['nama'],
    run: async ({ tx, registry }, { id, nama }) => {
      for (const [table, where] of Object.entries(copiesIn(registry)))
        await tx.execute(`update ${table} set nama_mahasiswa = $2 where ${where}`, [id, nama]);
    },
  },
};
