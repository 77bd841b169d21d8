import { kelompok } from '../../../resources/kkn/kelompok.ts';
import { memilihDospem } from '../../../resources/kkn/memilihDospem.ts';
import { kkn } from '../../../resources/kkn/programme.ts';
import { kknRefusals } from '../../../resources/kkn/refusals.ts';
import { asSystem, read } from '../../platform/engine/reading.ts';
import { invalid } from '../../platform/errors.ts';
import type { Supervision } from '../mbkm/supervisorRequests.ts';
import { mustFitSupervisor } from './capacity.ts';

/** Lecturers who may be asked to supervise a group: the DPL of its wave, within their limit (docs/domain/30 §1.7). */
export const supervision: Supervision = {
  programme: kkn,
  requests: memilihDospem,
  groups: kelompok,
  staff: '(select d.id_pegawai from kkn_dpl d where d.id = q.id_dpl)',

  days: async ({ tx }, idKelompok) => {
    const wave = await tx.one<{ hari: number }>(
      `select w.hari_tanggap_dpl as hari from kkn_kkn_kelompok g join kkn_gelombang w on w.id = g.id_gelombang where g.id = $1`,
      [idKelompok],
    );
    return wave?.hari ?? 0;
  },

  mustFit: async (ctx, id, idDpl) => {
    const group = await read(asSystem(ctx.tx), kelompok, id, ['idGelombang']);
    await mustFitSupervisor(ctx, { id, ...group, idDpl });
  },

  mustTake: async ({ tx }, idDpl) => {
    const found = await tx.one<{ terima: boolean }>(
      'select terima_pengajuan and aktif as terima from kkn_dpl where id = $1',
      [idDpl],
    );
    if (found?.terima) return;
    const message = kknRefusals.takesNoRequests;
    throw invalid({ idDpl: message }, message);
  },

  leftOver: async ({ tx }, { id, idDpl }) => {
    const full = await tx.one('select 1 as penuh from kkn_dpl where id = $1 and sisa <= 0', [idDpl]);
    if (!full) return [];
    const others = await tx.query<{ id: string }>(
      `select id from kkn_memilih_dospem where id_dpl = $1 and status = 'diajukan' and id <> $2 order by id`,
      [idDpl, id],
    );
    return others.map(each => each.id);
  },
};
