import type { FastifyReply } from 'fastify';
import { alurKonversi } from '../../../../resources/mbkm/alurKonversi.ts';
import { alurPendaftaran } from '../../../../resources/mbkm/alurPendaftaran.ts';
import { jalur } from '../../../../resources/mbkm/jenis.ts';
import { pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import { alurKhs } from '../../../../resources/pertukaran/keluar/alurKhs.ts';
import { role } from '../../../../resources/roles.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { mustBeAllowed } from '../../../platform/access/permission.ts';
import type { DbRow } from '../../../platform/database/db.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { most, mustBeFew, narrowed, type Query, type Report, recapOf, sendReport } from '../report.ts';
import { hostSql } from './hosts.ts';
import type { Leaving } from './leaving.ts';

interface LeavingLine extends DbRow {
  npm: string;
  nama: string;
  prodi: string;
  kampus: string | null;
  negara: string | null;
  program: string;
  jalur: string;
  rencana: number;
  diakui: number;
  mutu: number | null;
  status: string;
  statusKonversi: string;
  statusKhs: string;
}

type States = Readonly<Record<string, { label: string }>>;
const labelIn = (states: States, value: string): string => states[value]?.label ?? value;
const ways: Readonly<Record<string, string>> = jalur;
const khsStates = alurKhs(role.outbound).states;

/** Students who go out in a study period, without drafts; marks are included once the conversion is final. */
async function leavingReport(engine: Engine, caller: Caller, leaving: Leaving, query: Query): Promise<Report> {
  mustBeAllowed(caller, pendaftar, 'read');
  const { programme } = leaving;
  const { period, prodi, filters } = await narrowed(engine, query, leaving.skema);
  const values: unknown[] = [period.id, programme.kinds];
  const scope = engine.rowsOf(caller, pendaftar, 'read', 't', values);
  const own = prodi ? `and t.id_program_prodi = $${values.push(prodi)}` : '';
  const { columns, joins } = hostSql(leaving.detail.resource);
  const rows = await engine.db.query<LeavingLine>(
    `select t.npm, t.nama_mahasiswa as nama, p.nama_prodi as prodi, ${columns}, g.nama as program, t.jalur,
       coalesce(t.total_sks_diajukan, 0)::int as rencana, coalesce(t.total_sks_diakui, 0)::int as diakui,
       case when t.status_konversi = 'final' then t.ips_konversi::float8 end as mutu,
       t.status, t.status_konversi, d.status_khs
     from mbkm_pendaftar_program_mbkm t ${joins}
     join master_program_prodi p on p.id = t.id_program_prodi join master_program g on g.id = t.id_program
     where d.id_masa_studi = $1 and t.kode_jenis_mbkm = any($2) and t.status <> 'draf' and ${scope} ${own}
     order by t.npm, t.id limit ${most + 1}`,
    values,
  );
  mustBeFew(rows);
  const lines = rows.map(({ kampus, negara, jalur: way, status, statusKonversi, statusKhs, ...row }) => ({
    ...row,
    kampus: kampus ?? '–',
    negara: negara ?? '–',
    jalur: ways[way] ?? way,
    status: labelIn(alurPendaftaran.states, status),
    statusKonversi: labelIn(alurKonversi.states, statusKonversi),
    statusKhs: labelIn(khsStates, statusKhs),
  }));
  return {
    title: `Laporan ${programme.label}`,
    filters,
    tables: [
      {
        name: 'Mahasiswa',
        columns: [
          ['npm', 'NPM', 'text'],
          ['nama', 'Nama', 'text'],
          ['prodi', 'Prodi', 'text'],
          ['kampus', 'PT Tujuan', 'text'],
          ['negara', 'Negara', 'text'],
          ['program', 'Program', 'text'],
          ['jalur', 'Jalur', 'text'],
          ['rencana', 'SKS Rencana', 'integer'],
          ['diakui', 'SKS diakui', 'integer'],
          ['mutu', 'Rata-rata Mutu', 'decimal'],
          ['status', 'Status', 'text'],
          ['statusKonversi', 'Status konversi', 'text'],
          ['statusKhs', 'Status KHS', 'text'],
        ],
        rows: lines,
      },
      {
        name: 'Rekap PT Tujuan',
        columns: [
          ['kampus', 'PT Tujuan', 'text'],
          ['jumlah', 'Mahasiswa', 'integer'],
          ['rencana', 'SKS Rencana', 'integer'],
          ['diakui', 'SKS diakui', 'integer'],
        ],
        rows: recapOf(lines, 'kampus', ['rencana', 'diakui']),
      },
    ],
  };
}

/**
 * GET O/laporan, P/permadi/laporan `?idMasaStudi=&idProgramProdi=&format=json|xlsx|pdf` (docs/domain/50 §2.4, §2.5, §4).
 * @throws HttpError 400, 403, 404, 422 beyond 5,000 rows, 429
 */
export const sendLeavingReport = (
  engine: Engine,
  caller: Caller,
  leaving: Leaving,
  query: Query,
  reply: FastifyReply,
): Promise<unknown> => sendReport(engine, caller, query, reply, () => leavingReport(engine, caller, leaving, query));
