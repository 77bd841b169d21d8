import type { FastifyInstance } from 'fastify';
import { zone } from '../../../resources/kit/index.ts';
import { sumberData } from '../../../resources/pengaturan/sumberData.ts';
import { user } from '../../../resources/pengaturan/user.ts';
import { role } from '../../../resources/roles.ts';
import { sinkronisasiProses } from '../../../resources/sinkronisasi/proses.ts';
import type { AdminStatus } from '../../../resources/umum/admin.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { callerOf } from '../../platform/access/guard.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { dayAfter, dayInZone } from '../../platform/day.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { forbidden } from '../../platform/errors.ts';

const days = 7;

/** Active accounts in the caller's scope, `t`, that hold a role today. $1 = today. */
const perRole = (scope: string) => `select r.id as role_id, r.name as nama,
    count(distinct t.id)::int as jumlah
  from pengaturan_role r
  left join pengaturan_user_role ur on ur.id_role = r.id and coalesce(ur.berlaku_mulai, $1::date) <= $1::date
    and coalesce(ur.berlaku_sampai, $1::date) >= $1::date
  left join pengaturan_user t on t.id = ur.id_user and t.aktif and ${scope}
  where r.aktif group by r.id order by r.urut, r.id`;

const perDay = `select to_char(d.hari, 'YYYY-MM-DD') as tanggal,
    count(*) filter (where l.aksi = 'masuk')::int as berhasil,
    count(*) filter (where l.aksi = 'gagal_masuk')::int as gagal
  from generate_series($1::date, $2::date, interval '1 day') d(hari)
  left join pengaturan_log_aktivitas l on l.aksi in ('masuk', 'gagal_masuk')
    and l.waktu >= (d.hari::timestamp at time zone $3)
    and l.waktu < ((d.hari::timestamp + interval '1 day') at time zone $3)
  group by d.hari order by d.hari`;

/** @throws HttpError 403 for all but Tim MBKM and the Super Admin with a right to the accounts */
function mustBeTeam(caller: Caller): void {
  if (caller.baseRole !== role.superAdmin && caller.baseRole !== role.timMbkm) throw forbidden();
  mustBeAllowed(caller, user, 'read');
}

async function accounts(engine: Engine, caller: Caller, now: Date) {
  const values: unknown[] = [dayInZone(now)];
  const scope = engine.rowsOf(caller, user, 'read', 't', values);
  const pengguna = await engine.db.query<DbRow & AdminStatus['pengguna'][number]>(perRole(scope), values);
  const own: unknown[] = [now.toISOString()];
  const within = engine.rowsOf(caller, user, 'read', 't', own);
  const akun = await engine.db.one<DbRow & AdminStatus['akun']>(
    `select count(*) filter (where t.aktif)::int as aktif, count(*) filter (where not t.aktif)::int as nonaktif,
       count(*) filter (where t.aktif and t.terakhir_masuk is null)::int as belum_pernah_masuk
     from pengaturan_user t where $1::timestamptz is not null and ${within}`,
    own,
  );
  const terblokir = await engine.db.query<DbRow & AdminStatus['terblokir'][number]>(
    `select t.id, t.name, t.username, t.terkunci_sampai as sampai from pengaturan_user t
     where t.terkunci_sampai > $1::timestamptz and ${within} order by t.terkunci_sampai desc, t.id limit 20`,
    own,
  );
  return { pengguna, akun: akun ?? { aktif: 0, nonaktif: 0, belumPernahMasuk: 0 }, terblokir };
}

async function machinery({ db }: Engine) {
  const sumber = await db.query<DbRow & AdminStatus['sumber'][number]>(
    `select id, nama, mode, aktif, status_terakhir, diperiksa_pada
     from pengaturan_sumber_data order by kode`,
  );
  const stored = await db.one<DbRow & AdminStatus['penyimpanan']>(
    `select count(*)::int as berkas, coalesce(sum(ukuran), 0)::float8 as byte_berkas,
       pg_database_size(current_database())::float8 as byte_basis_data
     from internal_berkas where dihapus_pada is null`,
  );
  return { sumber, penyimpanan: stored ?? { berkas: 0, byteBerkas: 0, byteBasisData: 0 } };
}

/** `GET /api/admin/status`: accounts, logins, synchronisations, sources and storage at a glance. */
export function registerAdmin(app: FastifyInstance, engine: Engine): void {
  const { db, registry } = engine;
  app.get(
    '/api/admin/status',
    { config: { access: 'session', roles: [role.superAdmin, role.timMbkm] } },
    async (request): Promise<AdminStatus> => {
      const caller = callerOf(request);
      mustBeTeam(caller);
      const now = engine.now();
      const today = dayInZone(now);
      const labels = new Map(Object.entries(sinkronisasiProses.fields.jenis.choices));
      const [people, machines, masuk, sessions, runs] = await Promise.all([
        accounts(engine, caller, now),
        machinery(engine),
        db.query<DbRow & AdminStatus['masuk'][number]>(perDay, [dayAfter(today, 1 - days), today, zone().id]),
        db.one<{ n: number }>(
          'select count(*)::int as n from internal_sesi where dicabut_pada is null and berakhir > $1::timestamptz',
          [now.toISOString()],
        ),
        registry.find(sinkronisasiProses.name)
          ? db.query<DbRow & AdminStatus['sinkronisasi'][number]>(
              'select id, jenis, mulai, status, jumlah_gagal as gagal from sinkronisasi_proses order by mulai desc limit 5',
            )
          : [],
      ]);
      const modes = new Map(Object.entries(sumberData.fields.mode.choices));
      return {
        ...people,
        ...machines,
        sumber: machines.sumber.map(source => ({ ...source, mode: modes.get(source.mode) ?? source.mode })),
        masuk,
        sesiAktif: sessions?.n ?? 0,
        sinkronisasi: runs.map(run => ({ ...run, jenis: labels.get(run.jenis) ?? run.jenis })),
      };
    },
  );
}
