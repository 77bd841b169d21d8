import type { AnswerOf } from '../../../../resources/kit/index.ts';
import { gelombangMenerima } from '../../../../resources/kkn/alurGelombang.ts';
import type { gelombangTujuan } from '../../../../resources/kkn/panggilan.ts';
import { kknRefusals } from '../../../../resources/kkn/refusals.ts';
import { statusMengisiKuota } from '../../../../resources/mbkm/alurPendaftaran.ts';
import type { DbRow, Queryable } from '../../../platform/database/db.ts';
import { allAtOnce } from '../../../platform/database/rowLimit.ts';

/** Waves that participants may move to, with how full they are (docs/domain/30 §4.6). */

/** Accepted participants of the wave `w`, and the places in its villages. */
const fill = `(select count(*)::int from kkn_pendaftaran p join mbkm_pendaftar_program_mbkm t on t.id = p.id_pendaftar_mbkm
    where p.id_gelombang = w.id and t.status in (${statusMengisiKuota.map(state => `'${state}'`).join(', ')})) as peserta,
  (select coalesce(sum(d.kuota_mahasiswa), 0)::int from kkn_desa d where d.id_gelombang = w.id) as kuota`;

/** GET v3/kkn/pindah-gelombang: waves that take participants, the next to leave first. */
export const wavesToMoveTo = (on: Queryable): Promise<AnswerOf<typeof gelombangTujuan>> =>
  allAtOnce<DbRow & AnswerOf<typeof gelombangTujuan>[number]>(
    on,
    `select w.id, w.nama, w.status, w.id_program as "idProgram", d.nama as periode,
       w.tanggal_berangkat as "tanggalBerangkat", w.tanggal_selesai as "tanggalSelesai", ${fill}
     from kkn_gelombang w join master_periode d on d.id = w.id_periode
     where w.status = any($1::text[]) order by w.tanggal_berangkat, w.id`,
    [gelombangMenerima],
    { instead: kknRefusals.wavesByPage },
  );

/** Places left in the villages of a wave, below zero where too many were accepted; undefined while it has no villages. */
export async function placesLeft(on: Queryable, id: string): Promise<number | undefined> {
  const found = await on.one<{ peserta: number; kuota: number }>(
    `select ${fill} from kkn_gelombang w where w.id = $1`,
    [id],
  );
  return found?.kuota ? found.kuota - found.peserta : undefined;
}
