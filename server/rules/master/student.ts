import type { ResourceRules, RowData, RuleContext } from '../types.ts';
import { changes } from './common.ts';

/** Students (docs/domain/10 §2.2 mahasiswa): participations repeat the name, which follows. */
export const studentRules: ResourceRules = {
  afterWrite: async (ctx, row, before) => {
    if (row && before && changes(before, row, 'nama')) await flowStudent(ctx, row);
  },
};

/** Synchronisation calls it for the students that it changes. */
export async function flowStudent({ tx }: Pick<RuleContext, 'tx'>, row: RowData): Promise<void> {
  await tx.execute('update mbkm_pendaftar_program_mbkm set nama_mahasiswa = $2 where id_mahasiswa = $1', [
    row.id,
    row.nama,
  ]);
}
