import { v7 as uuidv7 } from 'uuid';
import type { PeristiwaWebhook } from '../../../resources/integrasi/webhook.ts';
import { inTerms, type Resource } from '../../../resources/kit/index.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mayDo } from '../../platform/access/permission.ts';
import { sightOf } from '../../platform/access/visibleFields.ts';
import { tableName } from '../../platform/database/columns.ts';
import type { DbRow } from '../../platform/database/db.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { callerOfStored } from './systemKeys.ts';

export interface Hook extends DbRow {
  id: string;
  idKunci: string;
  peristiwa: PeristiwaWebhook[];
  sumber: string[] | null;
  dibacaSampai: string | null;
  sejak: string;
}

interface Entry extends DbRow {
  id: string;
  idBaris: string;
  peristiwa: PeristiwaWebhook;
  versi: number;
  dariStatus: string | null;
  keStatus: string | null;
  kolomStatus: string | null;
  waktu: string;
}

/** An entry has the time at which it was written and is seen when its transaction ends: at most so much later. */
const longestWriteMs = 15 * 60_000;
/** Entries of one kind of data in one go. */
const batch = 2000;

/** SQL of the event that an entry of the history tells of. */
const eventSql = `case when h.aksi = 'hapus' then 'dihapus' when h.aksi = 'transisi' then 'status'
  when h.versi = 1 or h.aksi = 'ambil_kembali' then 'dibuat' else 'diubah' end`;

/**
 * Entries since a moment about rows that the key reads, oldest first, and not noted yet. Of a deleted row nobody can be
 * asked any more: it is told to whoever reads every row, and to whoever was told of it before.
 */
async function newEntries(engine: Engine, caller: Caller, hook: Hook, r: Resource, since: string): Promise<Entry[]> {
  const values: unknown[] = [r.name, since, hook.id, hook.peristiwa];
  const scope = engine.rowsOf(caller, r, 'read', 't', values);
  const id = r.id === 'uuid' ? 'h.id_baris::uuid' : 'h.id_baris';
  const seen = scope === 'true' ? 'true' : `exists (select 1 from ${tableName(r)} t where t.id = ${id} and ${scope})`;
  const gone =
    scope === 'true'
      ? 'true'
      : `exists (select 1 from integrasi_kiriman p where p.id_webhook = $3 and p.sumber = $1 and p.id_baris = h.id_baris)`;
  return engine.db.query<Entry>(
    `select h.id, h.id_baris, ${eventSql} as peristiwa, h.versi, h.dari_status, h.ke_status, h.kolom_status, h.waktu from internal_riwayat h
      where h.resource = $1 and h.waktu >= $2 and ${eventSql} = any($4)
        and not exists (select 1 from integrasi_kiriman k where k.id_webhook = $3 and k.id_riwayat = h.id::text)
        and (case when h.aksi = 'hapus' then ${gone} else ${seen} end)
      order by h.waktu, h.id limit ${batch}`,
    values,
  );
}

/** What is told of a change: which row, by whom the receiver can read it, and no value of it but a status it may see. */
function told(engine: Engine, caller: Caller, r: Resource, entry: Entry) {
  const { peristiwa, kolomStatus, dariStatus, keStatus } = entry;
  const shows = kolomStatus !== null && !sightOf(engine.registry, caller, r).hidden.has(kolomStatus);
  return {
    type: `${r.name}.${peristiwa}`,
    timestamp: entry.waktu,
    data: {
      id: entry.idBaris,
      sumber: r.name,
      version: entry.versi,
      ...(shows ? { kolom: kolomStatus, dari: dariStatus, ke: keStatus } : {}),
    },
  };
}

/** Notes deliveries of one kind of data. @returns how many, and the moment up to which everything was looked at */
async function collectFrom(engine: Engine, caller: Caller, hook: Hook, r: Resource, since: string, until: string) {
  const entries = await newEntries(engine, caller, hook, r, since);
  const wanted = entries.map(entry => ({
    id: uuidv7(),
    riwayat: entry.id,
    peristiwa: entry.peristiwa,
    baris: entry.idBaris,
    terjadi: entry.waktu,
    isi: told(engine, caller, r, entry),
  }));
  const noted = await engine.db.execute(
    `insert into integrasi_kiriman (id, created_at, updated_at, version, id_webhook, id_riwayat, peristiwa, sumber, nama_data,
        id_baris, terjadi, isi, status, percobaan)
      select b.id, $1, $1, 1, $2, b.riwayat, b.peristiwa, $3, $4, b.baris, b.terjadi, b.isi, 'menunggu', 0
        from jsonb_to_recordset($5::jsonb) as b(id uuid, riwayat text, peristiwa text, baris text, terjadi timestamptz, isi jsonb)
        where not exists (select 1 from integrasi_kiriman k where k.id_webhook = $2 and k.id_riwayat = b.riwayat)`,
    [engine.now().toISOString(), hook.id, r.name, inTerms(r.label), JSON.stringify(wanted)],
  );
  const last = entries.length === batch ? entries.at(-1)?.waktu : undefined;
  return { noted, until: last ?? until };
}

/**
 * Notes what changed since a webhook was asked last. A paused one goes on noting, so that nothing is lost.
 * @returns how many deliveries were noted
 */
export async function collect(engine: Engine, hook: Hook): Promise<number> {
  const caller = await callerOfStored(engine.db, engine.registry, hook.idKunci, engine.now());
  if (!caller) return 0;
  const until = engine.now().toISOString();
  const begun = Date.parse(hook.sejak);
  const last = hook.dibacaSampai === null ? begun : Date.parse(hook.dibacaSampai) - longestWriteMs;
  const since = new Date(Math.max(begun, last)).toISOString();
  const named = [...(caller.narrowed?.keys() ?? [])].filter(name => !hook.sumber?.length || hook.sumber.includes(name));
  let noted = 0;
  let lookedAt = until;
  for (const name of named) {
    const r = engine.registry.get(name);
    if (r.unaudited || r.view || !mayDo(caller, r, 'read')) continue;
    const found = await collectFrom(engine, caller, hook, r, since, until);
    noted += found.noted;
    if (found.until < lookedAt) lookedAt = found.until;
  }
  await engine.db.execute('update integrasi_webhook set dibaca_sampai = $2 where id = $1', [hook.id, lookedAt]);
  return noted;
}
