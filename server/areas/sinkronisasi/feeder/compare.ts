import type { DbRow, Queryable } from '../../../platform/database/db.ts';
import { acts } from './acts.ts';
import { equals, type FeederPort, type FeederRow } from './port.ts';
import { readPages, textOf } from './read.ts';

const records = 'sinkronisasi_rekaman_feeder';
const table = 'sinkronisasi_banding_feeder';
const slice = 500;
const first = '00000000-0000-0000-0000-000000000000';

/** What a comparison found. */
export interface Compared {
  /** Activities of the semester at the Feeder. */
  readonly there: number;
  readonly onlyThere: number;
  readonly onlyHere: number;
}

interface Line {
  readonly sisi: 'feeder' | 'portal';
  readonly nama: string;
  readonly lokasi: string;
  readonly keterangan: string;
  readonly idFeeder: string;
}

async function keepLines(on: Queryable, run: string, lines: readonly Line[], now: Date): Promise<void> {
  if (!lines.length) return;
  await on.execute(
    `insert into ${table} (id, created_at, updated_at, version, id_pengiriman, sisi, nama, lokasi, keterangan, id_feeder)
     select gen_random_uuid(), $3, $3, 1, $1, n.sisi, coalesce(nullif(left(n.nama, 300), ''), '-'), left(n.lokasi, 100),
       left(n.keterangan, 300), left(n."idFeeder", 60)
     from json_to_recordset($2::json) as n(sisi text, nama text, lokasi text, keterangan text, "idFeeder" text)`,
    [run, JSON.stringify(lines), now.toISOString()],
  );
}

const lineOf = (row: FeederRow): Line => ({
  sisi: 'feeder',
  nama: textOf(row, 'judul'),
  lokasi: textOf(row, 'lokasi'),
  keterangan: textOf(row, 'keterangan'),
  idFeeder: textOf(row, acts.aktivitas.id),
});

interface Sent extends DbRow {
  id: string;
  nama: string;
  idFeeder: string;
}

/** Activities of a period that were sent, in the order of their ids. */
const sentAfter = (on: Queryable, idPeriode: string, after: string): Promise<Sent[]> =>
  on.query<Sent>(
    `select id, nama, id_feeder from ${records}
     where jenis = 'aktivitas' and id_periode = $1 and id_feeder is not null and status <> 'terhapus' and id > $2
     order by id limit ${slice}`,
    [idPeriode, after],
  );

/**
 * Notes what the Feeder has of a sending's semester that did not come from here, and what was sent and is not there any
 * more; a page at a time, with the number of rows read so far kept in the sending. Of the Feeder's rows only ids are held.
 * @throws FeederRefused, SiamikUnavailable
 */
export async function compare(
  on: Queryable,
  port: FeederPort,
  { id: run, idPeriode }: { id: string; idPeriode: string },
  { signal, now }: { signal: AbortSignal; now: Date },
): Promise<Compared | undefined> {
  const period = await on.one<{ kode: string }>('select kode from master_periode where id = $1', [idPeriode]);
  await on.execute(`delete from ${table} where id_pengiriman = $1`, [run]);
  const theirs = new Set<string>();
  let [onlyThere, onlyHere] = [0, 0];
  for await (const page of readPages(port, acts.aktivitas.list, equals({ id_semester: period?.kode ?? '' }))) {
    if (signal.aborted) return undefined;
    const fresh = page.map(lineOf).filter(({ idFeeder }) => !theirs.has(idFeeder));
    for (const { idFeeder } of fresh) theirs.add(idFeeder);
    const known = await on.query<{ idFeeder: string }>(
      `select id_feeder from ${records} where jenis = 'aktivitas' and id_feeder = any($1::text[]) and status <> 'terhapus'`,
      [fresh.map(({ idFeeder }) => idFeeder)],
    );
    const ours = new Set(known.map(({ idFeeder }) => idFeeder));
    const foreign = fresh.filter(({ idFeeder }) => !ours.has(idFeeder));
    await keepLines(on, run, foreign, now);
    onlyThere += foreign.length;
    await on.execute('update sinkronisasi_pengiriman_feeder set jumlah_di_feeder = $2 where id = $1', [
      run,
      theirs.size,
    ]);
  }
  for (let after = first; ; ) {
    const sent = await sentAfter(on, idPeriode, after);
    const gone = sent.filter(({ idFeeder }) => !theirs.has(idFeeder));
    const lines = gone.map(
      ({ nama, idFeeder }): Line => ({ sisi: 'portal', nama, lokasi: '', keterangan: '', idFeeder }),
    );
    await keepLines(on, run, lines, now);
    onlyHere += gone.length;
    const last = sent.at(-1);
    if (!last || sent.length < slice || signal.aborted) break;
    after = last.id;
  }
  return signal.aborted ? undefined : { there: theirs.size, onlyThere, onlyHere };
}
