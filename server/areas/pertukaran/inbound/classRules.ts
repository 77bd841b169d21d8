import { v7 as uuidv7 } from 'uuid';
import { type ChangeOf, messages, type Row } from '../../../../resources/kit/index.ts';
import { matakuliah } from '../../../../resources/master/matakuliah.ts';
import { krsDetail } from '../../../../resources/pertukaran/krs.ts';
import { mkDosen } from '../../../../resources/pertukaran/mkDosen.ts';
import { hariKelas, type MkInbound, mkInbound, semuaKomponen } from '../../../../resources/pertukaran/mkInbound.ts';
import { pertukaranRefusals } from '../../../../resources/pertukaran/refusals.ts';
import { accessChannel, ofUser } from '../../../platform/access/channel.ts';
import type { DbRow } from '../../../platform/database/db.ts';
import { asSystem, count, exists, findOne, read } from '../../../platform/engine/reading.ts';
import type { RuleContext } from '../../../platform/engine/rules.ts';
import type { RulesFor } from '../../../platform/engine/rulesOf.ts';
import { escapeLike } from '../../../platform/engine/where.ts';
import { badRequest, conflict, invalid } from '../../../platform/errors.ts';
import { changes } from '../../master/common.ts';
import { tellOfClass } from './notices.ts';

/** Code, name, SKS and study programme as they are when the class is offered (docs/domain/50 §1.3). */
async function copyCourse(ctx: RuleContext, data: ChangeOf<typeof mkInbound>): Promise<void> {
  const found = await read(asSystem(ctx.tx), matakuliah, data.idMatkul, ['kode', 'nama', 'sks', 'idProgramProdi']);
  if (!found) return;
  data.kodeMk = found.kode;
  data.namaMk = found.nama;
  data.sks = found.sks;
  data.idProgramProdi = found.idProgramProdi;
}

interface Told extends DbRow {
  id: string;
  pengampu: string | null;
  nilaiFinal: number;
  bentrokDosen: string | null;
}

/** Other classes that a lecturer of class `c` teaches at the same time; it only warns (docs/domain/50 §1.4). */
const clashSql = `(select string_agg(distinct p.nama_lengkap || ' juga mengajar ' || o.nama_mk || ' (' || o.kelas || ')', '; ')
  from pertukaran_mk_dosen t join master_pegawai p on p.id = t.id_pegawai
  join pertukaran_mk_dosen ot on ot.id_pegawai = t.id_pegawai and ot.id_mk_inbound <> t.id_mk_inbound
  join pertukaran_mk_inbound o on o.id = ot.id_mk_inbound and o.id_masa_studi = c.id_masa_studi and o.id_hari = c.id_hari
    and o.jam_mulai < c.jam_selesai and c.jam_mulai < o.jam_selesai
  where t.id_mk_inbound = c.id)`;

/** Classes for inbound students (docs/domain/50 §1.3). */
export const classRules: RulesFor<typeof mkInbound> = {
  filters: {
    adaKursi: ({ alias }, value) => {
      if (typeof value !== 'boolean') throw badRequest(messages.badFilter);
      return `${value ? '' : 'not '}(${alias}.terisi < ${alias}.kuota)`;
    },
    // Also by who teaches it (`alsoSearched`).
    q: ({ alias, params }, value) => {
      const words = typeof value === 'string' ? value.trim().split(/\s+/).slice(0, 6) : [];
      const found = words.map(word => {
        const at = `$${params.push(`%${escapeLike(word)}%`)}`;
        return `(${alias}.kode_mk ilike ${at} or ${alias}.nama_mk ilike ${at} or exists (
          select 1 from pertukaran_mk_dosen cd join master_pegawai cp on cp.id = cd.id_pegawai
          where cd.id_mk_inbound = ${alias}.id and cp.nama_lengkap ilike ${at}))`;
      });
      return found.length ? `(${found.join(' and ')})` : 'true';
    },
  },

  beforeCreate: copyCourse,

  beforeUpdate: async (ctx, before, data) => {
    if (changes(before, data, ...semuaKomponen.map(({ bobot }) => bobot)) && (await isGraded(ctx, before)))
      throw invalid({ bobotUas: pertukaranRefusals.bobotTetap });
  },

  beforeTransition: async (ctx, before, { action }) => {
    if (action !== 'buka') return;
    if (!(await exists(asSystem(ctx.tx), mkDosen, { idMkInbound: before.id, peran: 'pengampu' })))
      throw conflict(pertukaranRefusals.tetapkanDosen);
    const missing = before.moda === 'daring' ? [] : hariKelas.filter(name => !before[name]);
    if (missing.length) throw conflict(pertukaranRefusals.lengkapiJadwal);
    if (before.moda !== 'luring' && !before.linkDaring) throw conflict(pertukaranRefusals.isiTautan);
  },

  beforeDelete: async ({ tx }, { id }) => {
    const n = await count(asSystem(tx), krsDetail, { idMkInbound: id, keadaan: 'aktif' });
    if (n) throw conflict(pertukaranRefusals.kelasPunyaPeserta({ n }));
  },

  shown: async ({ db }, rows) => {
    const found = await db.query<Told>(
      `select c.id, ${clashSql} as bentrok_dosen, (select string_agg(p.nama_lengkap, ', ' order by t.peran desc, p.nama_lengkap) from pertukaran_mk_dosen t
           join master_pegawai p on p.id = t.id_pegawai where t.id_mk_inbound = c.id) as pengampu,
         (select count(*)::int from pertukaran_krs_detail d join pertukaran_nilai_inbound n on n.id_krs_detail = d.id
           where d.id_mk_inbound = c.id and n.status = 'final') as nilai_final
       from pertukaran_mk_inbound c where c.id = any($1)`,
      [rows.map(({ id }) => id)],
    );
    const known = new Map(found.map(one => [one.id, one]));
    for (const row of rows) {
      const own = known.get(row.id ?? '');
      Object.assign(row, {
        pengampu: own?.pengampu ?? null,
        nilaiFinal: own?.nilaiFinal ?? 0,
        bentrokDosen: own?.bentrokDosen ?? null,
      });
    }
  },
};

const isGraded = async ({ tx }: RuleContext, { id }: MkInbound): Promise<boolean> =>
  (await tx.one(
    `select 1 as ada from pertukaran_krs_detail d join pertukaran_nilai_inbound n on n.id_krs_detail = d.id
     where d.id_mk_inbound = $1 and n.status <> 'belum' limit 1`,
    [id],
  )) !== undefined;

/**
 * Rules of a class's lecturers: one is responsible for it and thereby gets the role of a lecturer (docs/domain/50
 * §1.4).
 */
export const lecturerRules: RulesFor<typeof mkDosen> = {
  beforeCreate: mustBeOneTeacher,
  beforeUpdate: async (ctx, before, data) => {
    if ('peran' in data && data.peran !== 'pengampu') await mustKeepTeacher(ctx, before);
    await mustBeOneTeacher(ctx, { ...before, ...data });
  },
  beforeDelete: mustKeepTeacher,
  afterWrite: async (ctx, row, before) => {
    if (!row || row.idPegawai === before?.idPegawai) return;
    await giveLecturerRole(ctx, row.idPegawai);
    await tellOfClass(ctx, row);
  },
};

/** @throws HttpError 422 where somebody else answers for the class already */
async function mustBeOneTeacher(ctx: RuleContext, data: ChangeOf<typeof mkDosen>): Promise<void> {
  if (data.peran !== 'pengampu') return;
  await ctx.tx.query('select 1 from pertukaran_mk_inbound where id = $1 for no key update', [data.idMkInbound]);
  const other = await ctx.tx.one(
    `select 1 as ada from pertukaran_mk_dosen where id_mk_inbound = $1 and peran = 'pengampu' and id is distinct from $2::uuid`,
    [data.idMkInbound, data.id ?? null],
  );
  if (other) throw invalid({ peran: pertukaranRefusals.pengampuAda });
}

/** An open class has somebody who answers for it: replaced, not taken away. @throws HttpError 409 */
async function mustKeepTeacher({ tx }: RuleContext, row: Row<typeof mkDosen>): Promise<void> {
  if (row.peran !== 'pengampu') return;
  const of = { id: row.idMkInbound, status: 'dibuka' } as const;
  const open = await findOne(asSystem(tx), mkInbound, of, ['id'], { lock: 'no key update' });
  if (open) throw conflict(pertukaranRefusals.pengampuWajib);
}

/** A lecturer with an account holds the role of lecturers from now on. */
async function giveLecturerRole(ctx: RuleContext, idPegawai: string): Promise<void> {
  const found = await ctx.tx.one<{ id: string }>(
    `select u.id from pengaturan_user u where u.id_pegawai = $1 and not exists (
       select 1 from pengaturan_user_role r where r.id_user = u.id and r.id_role = 'HA04')`,
    [idPegawai],
  );
  if (!found) return;
  await ctx.tx.execute(
    `insert into pengaturan_user_role (id, id_user, id_role, is_utama, asal, created_at, updated_at, created_by, updated_by)
     values ($1, $2, 'HA04', false, 'otomatis', $3, $3, $4, $4)`,
    [uuidv7({ msecs: ctx.now.getTime() }), found.id, ctx.now.toISOString(), ctx.caller.userId],
  );
  ctx.announce(accessChannel, ofUser(found.id));
}
