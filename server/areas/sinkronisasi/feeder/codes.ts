import { v7 as uuidv7 } from 'uuid';
import { noteOf } from '../../../../resources/kit/index.ts';
import { kodeAktivitas } from '../../../../resources/konversi/pddikti.ts';
import { isKodeJenisMbkm } from '../../../../resources/mbkm/jenis.ts';
import { type DaftarKode, padananFeeder, yangDipadankan } from '../../../../resources/sinkronisasi/feeder/padanan.ts';
import { sinkronisasiRefusals } from '../../../../resources/sinkronisasi/refusals.ts';
import type { DbRow, Queryable, Tx } from '../../../platform/database/db.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { systemCaller } from '../../../platform/engine/dueRows.ts';
import { inTransaction } from '../../../platform/engine/transaction.ts';
import { transitionIn } from '../../../platform/engine/transition.ts';
import { asItIs } from '../../../platform/versions.ts';
import { readSetting } from '../../pengaturan/settings.ts';
import { alike } from './likeness.ts';
import type { FeederPort } from './port.ts';
import { readAll, textOf } from './read.ts';

interface Code {
  kode: string;
  nama: string;
  aktif: boolean;
}

/** The calls that give the lists; names of fields differ between installations. */
const lists: Readonly<Record<DaftarKode, { act: string; kode: readonly string[]; nama: readonly string[] }>> = {
  jenis_aktivitas: {
    act: 'GetJenisAktivitasMahasiswa',
    kode: ['id_jenis_aktivitas_mahasiswa', 'id_jenis_aktivitas'],
    nama: ['nama', 'nama_jenis_aktivitas_mahasiswa', 'nama_jenis_aktivitas'],
  },
  kategori_kegiatan: {
    act: 'GetKategoriKegiatan',
    kode: ['id_kategori_kegiatan'],
    nama: ['nama_kategori_kegiatan', 'nama'],
  },
  semester: { act: 'GetSemester', kode: ['id_semester'], nama: ['nama_semester', 'nama'] },
  jenis_prestasi: { act: 'GetJenisPrestasi', kode: ['id_jenis_prestasi'], nama: ['nama_jenis_prestasi', 'nama'] },
  tingkat_prestasi: {
    act: 'GetTingkatPrestasi',
    kode: ['id_tingkat_prestasi'],
    nama: ['nama_tingkat_prestasi', 'nama'],
  },
};

/** Lists that only achievements need: installations that send none may be without them. */
const ofAchievements: ReadonlySet<string> = new Set(['jenis_prestasi', 'tingkat_prestasi']);

const isList = (name: string): name is DaftarKode => Object.hasOwn(lists, name);

/**
 * Fetches the reference lists (those of achievements where some are sent), notes what they say now, proposes codes for what has none, and asks again about those
 * that a patch changed.
 * @throws FeederRefused, SiamikUnavailable
 */
export async function refreshCodes(engine: Engine, port: FeederPort, achievements: boolean): Promise<void> {
  const needed = Object.keys(lists).filter(name => achievements || !ofAchievements.has(name));
  for (const name of needed.filter(isList)) {
    const { act, kode, nama } = lists[name];
    const rows = (await readAll(port, act)).map(row => ({
      kode: textOf(row, ...kode),
      nama: textOf(row, ...nama),
      // Only semesters say it; whatever does not is in use.
      aktif: textOf(row, 'a_periode_aktif') !== '0',
    }));
    await engine.db.transaction(tx =>
      keepList(
        tx,
        name,
        rows.filter(row => row.kode),
        engine.now(),
      ),
    );
  }
  await engine.db.transaction(tx => propose(tx, needed, engine.now()));
  await askAgain(engine);
}

async function keepList(tx: Tx, name: DaftarKode, codes: readonly Code[], now: Date): Promise<void> {
  const at = now.toISOString();
  const unique = [...new Map(codes.map(code => [code.kode, code])).values()];
  await tx.execute(
    `insert into sinkronisasi_kode_feeder (id, created_at, updated_at, version, jenis, kode, nama, aktif, hilang, diambil_pada)
     select gen_random_uuid(), $3, $3, 1, $1, left(n.kode, 20), left(coalesce(nullif(n.nama, ''), n.kode), 200), n.aktif, false, $3
     from json_to_recordset($2::json) as n(kode text, nama text, aktif boolean)
     on conflict (jenis, kode) do update set nama = excluded.nama, aktif = excluded.aktif, hilang = false,
       diambil_pada = excluded.diambil_pada, updated_at = excluded.updated_at`,
    [name, JSON.stringify(unique), at],
  );
  await tx.execute(
    `update sinkronisasi_kode_feeder set hilang = true, updated_at = $2 where jenis = $1 and diambil_pada < $2`,
    [name, at],
  );
}

interface Stored extends DbRow {
  id: string;
  jenis: DaftarKode;
  kode: string;
  nama: string;
}

const codesOf = (on: Queryable): Promise<Stored[]> =>
  on.query<Stored>(`select id, jenis, kode, nama from ${table} where not hilang order by jenis, kode`);

const table = 'sinkronisasi_kode_feeder';

/** A row for each word of ours that has none yet, with the code that is most like it. */
async function propose(tx: Tx, needed: readonly string[], now: Date): Promise<void> {
  const codes = await codesOf(tx);
  const ofSetting = kodeAktivitas(await readSetting(tx, 'pddikti.jenisAktivitas'));
  for (const [jenis, words] of Object.entries(yangDipadankan).filter(([name]) => needed.includes(name))) {
    const offered = codes.filter(code => code.jenis === jenis);
    for (const [kode, nama] of Object.entries<string>(words)) {
      const known = isKodeJenisMbkm(kode) ? ofSetting.get(kode) : undefined;
      const found = offered.find(code => code.kode === known) ?? alike(nama, offered);
      await tx.execute(
        `insert into sinkronisasi_padanan_feeder (id, created_at, updated_at, version, jenis, kode, nama, id_kode, status)
         values ($1, $2, $2, 1, $3, $4, $5, $6, 'usulan')
         on conflict (jenis, kode) do update set id_kode = coalesce(sinkronisasi_padanan_feeder.id_kode, excluded.id_kode)`,
        [uuidv7({ msecs: now.getTime() }), now.toISOString(), jenis, kode, nama, found?.id ?? null],
      );
    }
  }
}

/** Confirmed codes that are gone or are called otherwise now are not used until somebody confirms them again. */
async function askAgain(engine: Engine): Promise<void> {
  for (const { id, nama } of await changedCodes(engine.db))
    await inTransaction(engine, systemCaller, padananFeeder, ctx =>
      transitionIn(ctx, padananFeeder, id, 'ubah', {
        version: asItIs,
        catatan: noteOf(sinkronisasiRefusals.feeder.codesChanged({ nama })),
      }),
    );
}

/** Confirmed codes that the last lists do not have, or call otherwise. */
const changedCodes = (on: Queryable): Promise<{ id: string; nama: string }[]> =>
  on.query(
    `select p.id, p.nama from sinkronisasi_padanan_feeder p left join ${table} k on k.id = p.id_kode
     where p.status = 'dipastikan' and (k.id is null or k.hilang or k.nama is distinct from p.nama_dipastikan)`,
  );

/** Codes that may be sent, by list and our word. */
export async function confirmedCodes(on: Queryable): Promise<(jenis: DaftarKode, kode: string) => string | undefined> {
  const rows = await on.query<{ jenis: string; kode: string; kodeFeeder: string }>(
    `select p.jenis, p.kode, k.kode as kode_feeder from sinkronisasi_padanan_feeder p join ${table} k on k.id = p.id_kode
     where p.status = 'dipastikan' and not k.hilang`,
  );
  const byName = new Map(rows.map(row => [`${row.jenis} ${row.kode}`, row.kodeFeeder]));
  return (jenis, kode) => byName.get(`${jenis} ${kode}`);
}

/** Whether a semester may be sent: `undefined` = the Feeder does not know it. */
export async function semesterOpen(on: Queryable, kode: string): Promise<boolean | undefined> {
  const found = await on.one<{ aktif: boolean }>(
    `select aktif from ${table} where jenis = 'semester' and kode = $1 and not hilang`,
    [kode],
  );
  return found?.aktif;
}

/** Our words whose code a patch took away, for the message about it. */
export async function unsureCodes(on: Queryable): Promise<string[]> {
  const rows = await on.query<{ nama: string }>(
    `select nama from sinkronisasi_padanan_feeder where status = 'berubah' order by nama`,
  );
  return rows.map(({ nama }) => nama);
}
