import { messages } from '../../../../resources/kit/index.ts';
import { mkDosen } from '../../../../resources/pertukaran/mkDosen.ts';
import { mkInbound } from '../../../../resources/pertukaran/mkInbound.ts';
import { pertukaranRefusals } from '../../../../resources/pertukaran/refusals.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { mustBeAllowed } from '../../../platform/access/permission.ts';
import type { DbRow } from '../../../platform/database/db.ts';
import { allAtOnce } from '../../../platform/database/rowLimit.ts';
import { eachOf } from '../../../platform/engine/bulk.ts';
import { checkCreate, mustBeObject } from '../../../platform/engine/check.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { createIn } from '../../../platform/engine/createRow.ts';
import { inTransaction } from '../../../platform/engine/transaction.ts';
import { badRequest, invalid } from '../../../platform/errors.ts';
import { studyPeriod } from './windows.ts';

const classFields = [
  'idMatkul',
  'kelas',
  'kuota',
  'moda',
  'idHari',
  'jamMulai',
  'jamSelesai',
  'ruang',
  'linkDaring',
] as const;

/**
 * POST P/register-mk `{ idMasaStudi, rows }`: offers courses as classes in draft, with their lecturer; what cannot be
 * offered is named and the rest is done (docs/domain/50 §2.2).
 * @throws HttpError 400, 403, 422
 */
export async function offerCourses(
  engine: Engine,
  caller: Caller,
  body: unknown,
): Promise<{ berhasil: string[]; gagal: { id: string; pesan: string }[] }> {
  mustBeAllowed(caller, mkInbound, 'create');
  const { idMasaStudi, rows } = mustBeObject(body);
  if (!Array.isArray(rows) || !rows.length || rows.length > 100) throw badRequest(messages.badBody);
  const asked = rows.map((row: unknown, i) => ({ id: String(i), row: mustBeObject(row) }));
  const made: string[] = [];
  const fared = await eachOf(engine, mkInbound, asked, ({ row }) =>
    inTransaction(engine, caller, mkInbound, async ctx => {
      const given = Object.fromEntries(classFields.flatMap(name => (name in row ? [[name, row[name]]] : [])));
      const data = checkCreate(engine, caller, mkInbound, { ...given, idMasaStudi });
      const one = await createIn(ctx, mkInbound, data);
      if (row.idPegawai)
        await ctx.create(mkDosen, { idMkInbound: one.id, idPegawai: row.idPegawai, peran: 'pengampu' });
      made.push(one.id);
    }),
  );
  return { berhasil: made, gagal: fared.failed.map(({ item, pesan }) => ({ id: item.id, pesan })) };
}

interface Copied extends DbRow {
  id: string;
}

/**
 * POST P/mata-kuliah/salin `{ dariIdMasaStudi, keIdMasaStudi }`: classes of one study period once more as drafts, with
 * who answers for them.
 * @throws HttpError 403, 404, 422
 */
export async function copyClasses(
  engine: Engine,
  caller: Caller,
  body: unknown,
): Promise<{ disalin: number; dilewati: number }> {
  mustBeAllowed(caller, mkInbound, 'create');
  const { dariIdMasaStudi, keIdMasaStudi } = mustBeObject(body);
  if (!dariIdMasaStudi) throw invalid({ dariIdMasaStudi: messages.required });
  if (!keIdMasaStudi || keIdMasaStudi === dariIdMasaStudi) throw invalid({ keIdMasaStudi: messages.required });
  return inTransaction(engine, caller, mkInbound, async ctx => {
    const from = await studyPeriod(ctx.tx, dariIdMasaStudi);
    const to = await studyPeriod(ctx.tx, keIdMasaStudi);
    const values: unknown[] = [from.id, to.id];
    const scope = engine.rowsOf(caller, mkInbound, 'write', 't', values);
    const classes = await allAtOnce<Copied>(
      ctx.tx,
      `select t.id, t.id_matkul, t.kelas, t.kuota, t.moda, t.id_hari, t.jam_mulai,
         t.jam_selesai, t.ruang, t.link_daring, t.deskripsi, t.prasyarat,
         t.bobot_partisipasi::float8, t.bobot_tugas::float8,
         t.bobot_uts::float8, t.bobot_uas::float8,
         (select d.id_pegawai from pertukaran_mk_dosen d where d.id_mk_inbound = t.id and d.peran = 'pengampu') as id_pegawai,
         exists (select 1 from pertukaran_mk_inbound o where o.id_masa_studi = $2 and o.id_matkul = t.id_matkul
           and o.kelas = t.kelas) as ada
       from pertukaran_mk_inbound t where t.id_masa_studi = $1 and ${scope} order by t.nama_mk, t.kelas, t.id`,
      values,
      { instead: pertukaranRefusals.tidakAdaDisalin },
    );
    const fresh = classes.filter(({ ada }) => ada !== true);
    for (const { id: _, ada: __, idPegawai, ...row } of fresh) {
      const one = await createIn(
        ctx,
        mkInbound,
        checkCreate(engine, caller, mkInbound, { ...row, idMasaStudi: to.id }),
      );
      if (idPegawai) await ctx.create(mkDosen, { idMkInbound: one.id, idPegawai, peran: 'pengampu' });
    }
    return { disalin: fresh.length, dilewati: classes.length - fresh.length };
  });
}
