import type { FastifyReply } from 'fastify';
import { inTerms, messages } from '../../../../resources/kit/index.ts';
import { alurInbound } from '../../../../resources/pertukaran/alurInbound.ts';
import { mhsInbound } from '../../../../resources/pertukaran/mhsInbound.ts';
import { mkInbound } from '../../../../resources/pertukaran/mkInbound.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { mustBeAllowed } from '../../../platform/access/permission.ts';
import type { DbRow } from '../../../platform/database/db.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { badRequest } from '../../../platform/errors.ts';
import { scaleOf } from '../../nilai/scale.ts';
import {
  type Column,
  type Line,
  most,
  mustBeFew,
  narrowed,
  type Query,
  type Report,
  recapOf,
  sendReport,
} from '../report.ts';
import { studies } from './khs.ts';

/** Students of a study period, of whom a report may show a part. */
const mostStudied = 50_000;

interface StudentLine extends DbRow {
  id: string;
  npm: string;
  nama: string;
  lp: string;
  kampus: string;
  prodiAsal: string;
  nimAsal: string;
  jalur: string;
  prodi: string;
  wali: string | null;
  status: string;
}

async function studentReport(engine: Engine, caller: Caller, query: Query): Promise<Report> {
  mustBeAllowed(caller, mhsInbound, 'read');
  const { period, prodi, filters } = await narrowed(engine, query, 'inbound');
  const values: unknown[] = [period.id];
  const scope = engine.rowsOf(caller, mhsInbound, 'read', 't', values);
  const ways: Readonly<Record<string, string>> = mhsInbound.fields.jalur.choices;
  const jalur = typeof query.jalur === 'string' && query.jalur ? query.jalur : null;
  if (jalur && !Object.hasOwn(ways, jalur)) throw badRequest(messages.badFilter);
  const where = [
    scope,
    't.npm is not null',
    `(t.id_masa_studi = $1 or exists (select 1 from pertukaran_krs k where k.id_mhs_inbound = t.id and k.id_masa_studi = $1))`,
    ...(prodi ? [`t.id_program_prodi = $${values.push(prodi)}`] : []),
    ...(jalur ? [`t.jalur = $${values.push(jalur)}`] : []),
  ];
  const rows = await engine.db.query<StudentLine>(
    `select t.id, t.npm, t.nama_lengkap as nama, t.jenis_kelamin as lp, t.nama_kampus_asal as kampus,
       t.jenjang_asal || ' ' || t.nama_prodi_asal as prodi_asal, t.nim_asal, t.jalur, p.nama_prodi as prodi,
       w.nama_lengkap as wali, t.status
     from pertukaran_mhs_inbound t join master_program_prodi p on p.id = t.id_program_prodi
     left join master_pegawai w on w.id = t.id_dosen_wali where ${where.join(' and ')} order by t.npm limit ${most + 1}`,
    values,
  );
  mustBeFew(rows);
  const studied = new Map(
    (await studies(engine, caller, { idMasaStudi: period.id }, mostStudied)).map(one => [one.idMhsInbound, one]),
  );
  const states: Readonly<Record<string, { label: string }>> = alurInbound.states;
  const lines = rows.map(({ id, jalur: way, status, ...row }) => ({
    ...row,
    jalur: ways[way] ?? way,
    status: states[status]?.label ?? status,
    sks: studied.get(id)?.sksDiambil ?? 0,
    lulus: studied.get(id)?.sksLulus ?? 0,
    ips: studied.get(id)?.ips ?? null,
  }));
  return {
    title: inTerms('Laporan Mahasiswa Inbound'),
    filters: [...filters, ...(jalur ? [['Jalur', ways[jalur] ?? jalur] as const] : [])],
    tables: [
      {
        name: 'Mahasiswa',
        columns: [
          ['npm', 'NPM', 'text'],
          ['nama', 'Nama', 'text'],
          ['lp', 'L/P', 'text'],
          ['kampus', 'PT Asal', 'text'],
          ['prodiAsal', 'Prodi Asal', 'text'],
          ['nimAsal', 'NIM Asal', 'text'],
          ['jalur', 'Jalur', 'text'],
          ['prodi', 'Prodi Tujuan', 'text'],
          ['wali', 'Dosen wali', 'text'],
          ['sks', 'SKS Diambil', 'integer'],
          ['lulus', 'SKS Lulus', 'integer'],
          ['ips', 'IPS', 'decimal'],
          ['status', 'Status', 'text'],
        ],
        rows: lines.map(({ ...line }): Line => line),
      },
      {
        name: 'Rekap PT Asal',
        columns: [
          ['kampus', 'PT Asal', 'text'],
          ['jumlah', 'Mahasiswa', 'integer'],
          ['sks', 'SKS Diambil', 'integer'],
          ['lulus', 'SKS Lulus', 'integer'],
        ],
        rows: recapOf(lines, 'kampus', ['sks', 'lulus']),
      },
    ],
  };
}

interface CourseLine extends DbRow {
  id: string;
  kode: string;
  nama: string;
  sks: number;
  prodi: string | null;
  kelas: string;
  pengampu: string | null;
  kuota: number;
  peserta: number;
  rata: number | null;
  final: number;
  dinilai: number;
  huruf: Record<string, number> | null;
}

async function courseReport(engine: Engine, caller: Caller, query: Query): Promise<Report> {
  mustBeAllowed(caller, mkInbound, 'read');
  const { period, prodi, filters } = await narrowed(engine, query, 'inbound');
  const values: unknown[] = [period.id];
  const scope = engine.rowsOf(caller, mkInbound, 'read', 't', values);
  const rows = await engine.db.query<CourseLine>(
    `select t.id, t.kode_mk as kode, t.nama_mk as nama, t.sks, p.nama_prodi as prodi, t.kelas, t.kuota,
       (select g.nama_lengkap from pertukaran_mk_dosen d join master_pegawai g on g.id = d.id_pegawai
         where d.id_mk_inbound = t.id and d.peran = 'pengampu' limit 1) as pengampu,
       (select count(*)::int from pertukaran_krs_detail d where d.id_mk_inbound = t.id and d.keadaan = 'aktif') as peserta,
       x.rata::float8 as rata, x.final, x.dinilai, x.huruf
     from pertukaran_mk_inbound t left join master_program_prodi p on p.id = t.id_program_prodi
     left join lateral (select round(avg(n.nilai_akhir) filter (where n.status = 'final'), 2) as rata,
         count(*) filter (where n.status = 'final')::int as final, count(*) filter (where n.status <> 'belum')::int as dinilai,
         (select json_object_agg(y.huruf, y.n) from (select n2.nilai_huruf as huruf, count(*)::int as n
            from pertukaran_krs_detail d2 join pertukaran_nilai_inbound n2 on n2.id_krs_detail = d2.id
            where d2.id_mk_inbound = t.id and d2.keadaan = 'aktif' and n2.status = 'final' and n2.nilai_huruf is not null
            group by n2.nilai_huruf) y) as huruf
       from pertukaran_krs_detail d join pertukaran_nilai_inbound n on n.id_krs_detail = d.id
       where d.id_mk_inbound = t.id and d.keadaan = 'aktif') x on true
     where t.id_masa_studi = $1 and ${scope}${prodi ? ` and t.id_program_prodi = $${values.push(prodi)}` : ''}
     order by t.nama_mk, t.kelas limit ${most + 1}`,
    values,
  );
  mustBeFew(rows);
  const scale = await scaleOf(engine.db, period.idPeriode);
  const passing = new Set(scale.flatMap(({ huruf, lulus }) => (lulus ? [huruf] : [])));
  const lines = rows.map(({ id: _, huruf, final, dinilai, ...row }): Line => {
    const counts = huruf ?? {};
    const passed = Object.entries(counts).reduce((sum, [letter, n]) => sum + (passing.has(letter) ? n : 0), 0);
    return {
      ...row,
      ...Object.fromEntries(scale.map(one => [`huruf${one.huruf}`, counts[one.huruf] ?? 0])),
      lulus: final ? Math.round((passed / final) * 10_000) / 100 : null,
      status: !row.peserta ? 'Tanpa peserta' : final === row.peserta ? 'Final' : dinilai ? 'Sebagian' : 'Belum dinilai',
    };
  });
  return {
    title: inTerms('Laporan Mata Kuliah Inbound'),
    filters,
    tables: [
      {
        name: 'Mata kuliah',
        columns: [
          ['kode', 'Kode', 'text'],
          ['nama', 'Mata kuliah', 'text'],
          ['sks', 'SKS', 'integer'],
          ['prodi', 'Prodi', 'text'],
          ['kelas', 'Kelas', 'text'],
          ['pengampu', 'Pengampu', 'text'],
          ['kuota', 'Kuota', 'integer'],
          ['peserta', 'Peserta', 'integer'],
          ['rata', 'Rata-rata', 'decimal'],
          ...scale.map(({ huruf }): Column => [`huruf${huruf}`, huruf, 'integer']),
          ['lulus', '% Lulus', 'decimal'],
          ['status', 'Status Nilai', 'text'],
        ],
        rows: lines,
      },
      {
        name: 'Rekap Prodi',
        columns: [
          ['prodi', 'Prodi', 'text'],
          ['jumlah', 'Kelas', 'integer'],
          ['kuota', 'Kuota', 'integer'],
          ['peserta', 'Peserta', 'integer'],
          ['final', 'Nilai Final', 'integer'],
        ],
        rows: recapOf(
          rows.map(({ prodi: own, kuota, peserta, final }) => ({ prodi: own ?? '–', kuota, peserta, final })),
          'prodi',
          ['kuota', 'peserta', 'final'],
        ),
      },
    ],
  };
}

const makers = { mahasiswa: studentReport, matkul: courseReport } as const;

/**
 * GET M/rpt-mhs-inbond, P/rpt-matkul-inbond `?idMasaStudi=&idProgramProdi=&jalur=&format=json|xlsx|pdf` (docs/domain/50 §2.2,
 * §4 "Reports").
 * @throws HttpError 400, 403, 404, 422 beyond 5,000 rows, 429
 */
export const sendInboundReport = (
  engine: Engine,
  caller: Caller,
  which: keyof typeof makers,
  query: Query,
  reply: FastifyReply,
): Promise<unknown> => sendReport(engine, caller, query, reply, () => makers[which](engine, caller, query));
