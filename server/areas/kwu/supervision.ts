import { kelompokKwu } from '../../../resources/kwu/kelompok.ts';
import { pengajuanDpl } from '../../../resources/kwu/pengajuanDpl.ts';
import { kwu } from '../../../resources/kwu/programme.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { asSystem, read } from '../../platform/engine/reading.ts';
import type { Supervision } from '../mbkm/supervisorRequests.ts';
import { mustFitSupervisor } from './supervisorCapacity.ts';
import { businesses, isBusiness } from './tables.ts';

/** Lecturers who may be asked to accompany a business: any, within their limit for the period (docs/domain/30 §1.7). */
export const supervision: Supervision = {
  programme: kwu,
  requests: pengajuanDpl,
  groups: kelompokKwu,
  staff: 'q.id_pegawai',

  days: async ({ tx }, id) => {
    const found = await tx.one<{ hari: number }>(
      `select a.hari_tanggap_dpl as hari from ${businesses} g join kwu_pengaturan a on a.id = g.id_pengaturan where g.id = $1`,
      [id],
    );
    return found?.hari ?? 0;
  },

  mustFit: async (ctx, id, idPegawai) => {
    const business = await read(asSystem(ctx.tx), kelompokKwu, id, ['idPeriode']);
    await mustFitSupervisor(ctx, id, business?.idPeriode, idPegawai);
  },

  leftOver: async ({ tx }, { id, idPegawai, idKelompok }) => {
    const full = await tx.query<DbRow & { id: string }>(
      `select q.id from kwu_pengajuan_dpl q join ${businesses} g on g.id = q.id_kelompok
       join ${businesses} o on o.id = $3 and o.id_periode = g.id_periode
       join kwu_pengaturan a on a.id_periode = g.id_periode
       where q.id_pegawai = $1 and q.status = 'diajukan' and q.id <> $2 and a.maks_kelompok_per_dpl <=
         (select count(*) from ${businesses} x where x.id_pegawai_dpl = $1 and x.id_periode = g.id_periode and ${isBusiness('x')})
       order by q.id`,
      [idPegawai, id, idKelompok],
    );
    return full.map(each => each.id);
  },
};
