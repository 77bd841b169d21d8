import type { KelengkapanLuaran } from '../../../resources/magang/kelengkapanLuaran.ts';
import { jamDari, logbookMagang } from '../../../resources/magang/logbookMagang.ts';
import { luaranMagang } from '../../../resources/magang/luaranMagang.ts';
import type { RingkasanLogbook } from '../../../resources/magang/ringkasanLogbook.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { Caller } from '../../access/caller.ts';
import { dayInJakarta } from '../../access/callerQuery.ts';
import { mustBeAllowed } from '../../access/permission.ts';
import { tableName } from '../../database/columns.ts';
import type { DbRow, RowData } from '../../database/db.ts';
import { textOf } from '../../database/values.ts';
import { dayAfter } from '../../day.ts';
import { badRequest, notFound } from '../../errors.ts';
import type { Engine } from '../../rest/context.ts';
import { findRow } from '../../rest/read.ts';
import { readSetting } from '../pengaturan/settings.ts';
import { hoursOf, menitSql } from './hours.ts';
import { outputNeeds } from './outputs.ts';

async function participation(engine: Engine, caller: Caller, id: unknown): Promise<RowData> {
  if (typeof id !== 'string' || !id) throw badRequest('Pendaftar wajib dipilih.');
  const row = await findRow(engine, engine.db, caller, pendaftar, id, 'read');
  if (!row) throw notFound();
  return row;
}

/**
 * GET …/logbook-magang/ringkasan?idPendaftarMbkm=: hours against the target, weeks, counts by state (docs/domain/20
 * §3 "weekly totals", §4.5).
 * @throws HttpError 400, 403, 404
 */
export async function logbookSummary(engine: Engine, caller: Caller, id: unknown): Promise<RingkasanLogbook> {
  mustBeAllowed(caller, logbookMagang, 'read');
  const row = await participation(engine, caller, id);
  const idPendaftarMbkm = String(row.id);
  const values: unknown[] = [idPendaftarMbkm];
  const scope = engine.rowsOf(caller, logbookMagang, 'read', 't', values);
  const weeks = await engine.db.query<
    DbRow & { mulai: string; status: string; menit: number; jumlah: number; paraf: number }
  >(
    `select date_trunc('week', t.tanggal)::date::text as mulai, t.status, sum(${menitSql('t')})::int as menit,
       count(*)::int as jumlah, count(*) filter (where t.paraf_mitra)::int as paraf
     from ${tableName(logbookMagang)} t where t.id_pendaftar_mbkm = $1 and ${scope} group by 1, 2 order by 1 desc`,
    values,
  );
  const sum = (rows: typeof weeks, of: 'menit' | 'jumlah' | 'paraf') =>
    rows.reduce((total, each) => total + each[of], 0);
  const approved = (rows: typeof weeks) => rows.filter(({ status }) => status === 'disetujui');
  const states = [...new Set(weeks.map(({ status }) => status))];
  return {
    ...(await hoursOf(engine.db, idPendaftarMbkm)),
    idPendaftarMbkm,
    npm: textOf(row.npm),
    namaMahasiswa: textOf(row.namaMahasiswa),
    namaMitra: textOf(row.namaMitra),
    status: String(row.status),
    tanggalMulai: textOf(row.tanggalMulai),
    tanggalSelesai: textOf(row.tanggalSelesai),
    jumlah: Object.fromEntries(
      states.map(state => [
        state,
        sum(
          weeks.filter(({ status }) => status === state),
          'jumlah',
        ),
      ]),
    ),
    jumlahParaf: sum(
      weeks.filter(({ status }) => status === 'diajukan' || status === 'disetujui'),
      'paraf',
    ),
    minggu: [...new Set(weeks.map(({ mulai }) => mulai))].map(mulai => {
      const rows = weeks.filter(week => week.mulai === mulai);
      return {
        mulai,
        sampai: dayAfter(mulai, 6),
        jam: jamDari(sum(rows, 'menit')),
        jamDisetujui: jamDari(sum(approved(rows), 'menit')),
        jumlah: sum(rows, 'jumlah'),
      };
    }),
    maksDokumen: await readSetting(engine.db, 'logbook.maksDokumen'),
    hariIni: dayInJakarta(engine.now()),
    isi: await fillable(engine, row),
  };
}

/** The days that may be filled in today. */
async function fillable(engine: Engine, row: RowData): Promise<RingkasanLogbook['isi']> {
  const { tanggalMulai: begins, tanggalSelesai: ends } = row;
  if (row.status !== 'berjalan' || typeof begins !== 'string' || typeof ends !== 'string') return null;
  const today = dayInJakarta(engine.now());
  const earliest = dayAfter(today, -(await readSetting(engine.db, 'logbook.batasHariIsi')));
  const [dari, sampai] = [earliest > begins ? earliest : begins, today < ends ? today : ends];
  return dari <= sampai ? { dari, sampai } : null;
}

/** A student with entries that wait. */
interface Waiting extends DbRow {
  idMahasiswa: string;
  npm: string;
  namaMahasiswa: string;
  jumlah: number;
  terlama: string;
}

/**
 * GET …/logbook-magang/menunggu: students of the caller with entries that wait for it, longest first: for the
 * supervisor's decision, for the partner's initials.
 */
export async function waitingStudents(engine: Engine, caller: Caller): Promise<Waiting[]> {
  mustBeAllowed(caller, logbookMagang, 'action');
  const values: unknown[] = [];
  const scope = engine.rowsOf(caller, logbookMagang, 'read', 't', values);
  const waits =
    caller.baseRole === 'HA06'
      ? `t.status in ('diajukan', 'disetujui') and not t.paraf_mitra`
      : `t.status = 'diajukan'`;
  return engine.db.query<Waiting>(
    `select t.id_mahasiswa as "idMahasiswa", t.npm, t.nama_mahasiswa as "namaMahasiswa", count(*)::int as jumlah,
       min(t.tanggal_diajukan) as terlama
     from ${tableName(logbookMagang)} t where ${waits} and ${scope} group by 1, 2, 3 order by terlama, npm limit 200`,
    values,
  );
}

/**
 * GET …/luaran-magang/kelengkapan?idPendaftarMbkm=: what is demanded and how far each is (docs/domain/20 §1.11).
 * @throws HttpError 400, 403, 404
 */
export async function outputChecklist(engine: Engine, caller: Caller, id: unknown): Promise<KelengkapanLuaran> {
  mustBeAllowed(caller, luaranMagang, 'read');
  const row = await participation(engine, caller, id);
  const syarat = await outputNeeds(engine.db, String(row.id));
  return {
    lengkap: syarat.every(need => !need.wajib || need.terpenuhi),
    syarat,
    batasKemiripan: await readSetting(engine.db, 'luaran.kemiripanMaks'),
  };
}
