import { v7 as uuidv7 } from 'uuid';
import type { PeranKunci } from '../../../resources/integrasi/kunciApi.ts';
import { both, isRole, messages, type Registry, type Role, type Scope, valued } from '../../../resources/kit/index.ts';
import { refusals } from '../../../resources/platformRefusals.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { prodiOf } from '../../platform/access/callerQuery.ts';
import type { SystemKeys } from '../../platform/access/narrowed.ts';
import type { Narrowed, Reach } from '../../platform/access/reach.ts';
import { hashToken } from '../../platform/access/token.ts';
import type { Db, DbRow, Queryable } from '../../platform/database/db.ts';
import { dayInZone } from '../../platform/day.ts';
import { HttpError, unauthenticated } from '../../platform/errors.ts';
import { flagOf, mayName } from './sources.ts';

interface Line {
  sumber: string;
  akses: (keyof typeof flagOf)[];
  kolom: string[] | null;
  saringan: { kolom: string | null; nilai: string[] | null }[];
}

interface KeyRow extends DbRow {
  id: string;
  nama: string;
  peran: PeranKunci;
  namaPeran: string;
  idUser: string;
  idProgramProdi: string | null;
  idMitra: string | null;
  batasPerMenit: number;
  terakhirDipakai: string | null;
  cakupan: Line[];
}

const keySql = `select k.id, k.nama, k.peran, r.name as nama_peran, k.id_user, k.id_program_prodi, k.id_mitra,
    k.batas_per_menit, k.terakhir_dipakai,
    (select coalesce(json_agg(json_build_object('sumber', c.sumber, 'akses', c.akses, 'kolom', c.kolom,
        'saringan', json_build_array(json_build_object('kolom', c.saring_kolom, 'nilai', c.saring_nilai),
          json_build_object('kolom', c.saring_kolom2, 'nilai', c.saring_nilai2),
          json_build_object('kolom', c.saring_kolom3, 'nilai', c.saring_nilai3)))), '[]')
      from integrasi_kunci_api_cakupan c where c.parent_id = k.id) as cakupan
  from integrasi_kunci_api k
    join pengaturan_user u on u.id = k.id_user and u.aktif
    join pengaturan_role r on r.id = k.peran
  where k.status = 'aktif' and k.berlaku_sampai >= $2::date and`;

/** Values of a filter as the column holds them. */
const heldValues = (registry: Registry, sumber: string, kolom: string, values: readonly string[]) =>
  registry.get(sumber).fields[kolom]?.kind === 'boolean' ? values.map(value => value === 'true') : values;

function reachOf(registry: Registry, line: Line): Reach {
  const { sumber, akses, kolom, saringan } = line;
  const each = saringan.flatMap(({ kolom: name, nilai }): Scope[] =>
    name && nilai?.length ? [valued(name, ...heldValues(registry, sumber, name, nilai))] : [],
  );
  const [first, ...others] = each;
  const rows: Scope | null = first ? both(first, ...others) : null;
  return {
    flags: new Set(akses.map(name => flagOf[name])),
    fields: kolom?.length ? new Set(kolom) : null,
    rows,
  };
}

/** Whatever a key named and is declared otherwise by now is out of its reach. */
function narrowedOf(registry: Registry, role: Role, lines: readonly Line[]): Narrowed {
  return new Map(
    lines.flatMap(line => {
      const r = registry.find(line.sumber);
      return r && mayName(r, role) ? [[line.sumber, reachOf(registry, line)] as const] : [];
    }),
  );
}

/** The caller as which a key acts: nobody's person, in its role, on what it names alone. */
function callerOfKey(registry: Registry, key: KeyRow, now: Date): Caller {
  const narrowed = narrowedOf(registry, key.peran, key.cakupan);
  return Object.freeze({
    userId: key.idUser,
    name: `${key.nama} (kunci API)`,
    sessionId: '',
    idUserRole: '',
    roleId: key.peran,
    roleName: key.namaPeran,
    baseRole: key.peran,
    bahasa: null,
    today: dayInZone(now),
    mustChangePassword: false,
    menuFlags: new Map([...narrowed].map(([name, { flags }]) => [name, flags])),
    narrowed,
    idProgramProdi: prodiOf(key.peran, key.idProgramProdi, null),
    idPegawai: null,
    idMahasiswa: null,
    idMitra: key.idMitra,
    idMhsInbound: null,
  });
}

/** The caller of a stored key as it is now; undefined where it no longer acts. */
export async function callerOfStored(
  on: Queryable,
  registry: Registry,
  id: string,
  now: Date,
): Promise<Caller | undefined> {
  const key = await on.one<KeyRow>(`${keySql} k.id = $1`, [id, dayInZone(now)]);
  return key && callerOfKey(registry, key, now);
}

const minute = 60_000;
/** Stored time of the last use may be that old. */
const noteEvery = minute;

/**
 * Counts a call of a key, over all processes: one short statement on a row of the key's own.
 * @throws HttpError 429 beyond its calls in this minute
 */
async function countCall(on: Queryable, { id, batasPerMenit }: KeyRow, now: Date): Promise<void> {
  const counted = await on.one<{ jumlah: number }>(
    `insert into internal_pemakaian_kunci as p (id, created_at, updated_at, version, id_kunci, menit, jumlah)
     values ($1, $2, $2, 1, $3, $4, 1)
     on conflict (id_kunci) do update set menit = excluded.menit,
       jumlah = case when p.menit = excluded.menit then p.jumlah + 1 else 1 end
     returning jumlah`,
    [uuidv7(), now.toISOString(), id, Math.floor(now.getTime() / minute)],
    { prepare: true },
  );
  if ((counted?.jumlah ?? 0) > batasPerMenit) throw new HttpError(429, messages.tooManyRequests({ minutes: 1 }));
}

/** Keys as they are stored, read at each call, so that a revoked one is refused at once in every process. */
export function createSystemKeys(db: Db, registry: Registry, now: () => Date): SystemKeys {
  return {
    resolve: async (secret, from) => {
      const moment = now();
      const key = await db.one<KeyRow>(`${keySql} k.sidik = $1`, [hashToken(secret), dayInZone(moment)], {
        prepare: true,
      });
      if (!key || !isRole(key.peran)) throw unauthenticated(refusals.systemKey.unknown);
      await countCall(db, key, moment);
      const last = key.terakhirDipakai === null ? 0 : Date.parse(key.terakhirDipakai);
      if (moment.getTime() - last >= noteEvery)
        await db.execute('update integrasi_kunci_api set terakhir_dipakai = $2, terakhir_dari = $3 where id = $1', [
          key.id,
          moment.toISOString(),
          from.slice(0, 45),
        ]);
      return callerOfKey(registry, key, moment);
    },
  };
}
