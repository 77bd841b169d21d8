import { messages, uuid } from '../../../../resources/kit/index.ts';
import type { BarisKhs, BarisStudi, Khs } from '../../../../resources/pertukaran/bacaanKrs.ts';
import { indeksPrestasi } from '../../../../resources/pertukaran/hitungNilai.ts';
import { krs } from '../../../../resources/pertukaran/krs.ts';
import { mhsInbound } from '../../../../resources/pertukaran/mhsInbound.ts';
import { pertukaranRefusals } from '../../../../resources/pertukaran/refusals.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { mustBeAllowed } from '../../../platform/access/permission.ts';
import type { DbRow, Queryable } from '../../../platform/database/db.ts';
import { allAtOnce } from '../../../platform/database/rowLimit.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { badRequest } from '../../../platform/errors.ts';
import { scaleOf } from '../../nilai/scale.ts';
import { asRead, studentOf } from './students.ts';
import { studyPeriod } from './windows.ts';

type Query = Readonly<Record<string, unknown>>;

interface Graded extends DbRow, Omit<BarisKhs, 'lulus'> {
  idMasaStudi: string;
  idPeriode: string;
}

/** Every active class of a student with its grade where that is final. */
const resultsOf = (on: Queryable, idMhs: string): Promise<Graded[]> =>
  on.query(
    `select d.id as id_krs_detail, d.kode_mk, d.nama_mk, d.sks, k.id_masa_studi,
       m.id_periode, coalesce(n.status = 'final', false) as final,
       case when n.status = 'final' then n.nilai_akhir::float8 end as nilai_akhir,
       case when n.status = 'final' then n.nilai_huruf end as nilai_huruf,
       case when n.status = 'final' then n.nilai_mutu::float8 end as nilai_mutu
     from pertukaran_krs k join pertukaran_krs_detail d on d.id_krs = k.id and d.keadaan = 'aktif'
     join pertukaran_masa_studi m on m.id = k.id_masa_studi
     left join pertukaran_nilai_inbound n on n.id_krs_detail = d.id
     where k.id_mhs_inbound = $1 and k.status = 'disetujui' order by d.kode_mk`,
    [idMhs],
  );

/**
 * GET P/krs/khs?npm=&idMasaStudi=: results of a study period, final grades only (docs/domain/50 §2.3, §4 "IPS").
 * @throws HttpError 400, 403, 404
 */
export async function resultSheet(engine: Engine, caller: Caller, query: Query): Promise<Khs> {
  mustBeAllowed(caller, krs, 'read');
  const { db } = engine;
  const student = await studentOf(engine, db, caller, query.npm);
  const asked = query.idMasaStudi === undefined || query.idMasaStudi === '' ? student.idMasaStudi : query.idMasaStudi;
  const wanted = uuid.safeParse(asked);
  if (!wanted.success) throw badRequest(messages.badFilter);
  const period = await studyPeriod(db, wanted.data);
  const all = await resultsOf(db, student.id);
  const passing = new Map((await scaleOf(db, period.idPeriode)).map(({ huruf, lulus }) => [huruf, Boolean(lulus)]));
  const rows = all
    .filter(row => row.idMasaStudi === period.id)
    .map(({ idMasaStudi: _, idPeriode: __, ...row }) => ({
      ...row,
      lulus: passing.get(row.nilaiHuruf ?? '') ?? false,
    }));
  return {
    mahasiswa: { ...asRead(student), nimAsal: student.nimAsal, prodiAsal: student.prodiAsal },
    masaStudi: { id: period.id, nama: period.nama, kodePeriode: period.kodePeriode },
    rows,
    totalSks: rows.reduce((sum, { sks }) => sum + sks, 0),
    sksLulus: rows.reduce((sum, { sks, final, lulus }) => sum + (final && lulus ? sks : 0), 0),
    ips: indeksPrestasi(rows),
    ipkProgram: indeksPrestasi(all),
    belumDinilai: rows.filter(({ final }) => !final).length,
  };
}

interface StudyRow extends DbRow, Omit<BarisStudi, 'ips' | 'sksLulus' | 'sksDiambil' | 'mkFinal' | 'mkTotal'> {
  idPeriode: string;
  nilai: { sks: number; huruf: string | null; mutu: number | null }[] | null;
}

/** Letters with which a class counts as passed, by period. */
async function passingOf(on: Queryable, periods: readonly string[]): Promise<Map<string, ReadonlySet<string>>> {
  const found = new Map<string, ReadonlySet<string>>();
  for (const id of new Set(periods))
    found.set(id, new Set((await scaleOf(on, id)).flatMap(({ huruf, lulus }) => (lulus ? [huruf] : []))));
  return found;
}

/**
 * GET P/krs/studi?idMasaStudi=&npm=: per student and study period what was taken, passed and graded.
 * @throws HttpError 400, 403
 */
export async function studies(engine: Engine, caller: Caller, query: Query, most?: number): Promise<BarisStudi[]> {
  mustBeAllowed(caller, krs, 'read');
  const values: unknown[] = [];
  const scope = engine.rowsOf(caller, mhsInbound, 'read', 't', values);
  const { idMasaStudi, npm } = query;
  if (idMasaStudi !== undefined && !uuid.safeParse(idMasaStudi).success) throw badRequest(messages.badFilter);
  const where = [
    scope,
    't.npm is not null',
    ...(idMasaStudi === undefined ? [] : [`m.id = $${values.push(idMasaStudi)}::uuid`]),
    ...(typeof npm === 'string' ? [`t.npm = $${values.push(npm)}`] : []),
  ];
  const rows = await allAtOnce<StudyRow>(
    engine.db,
    `select t.id as id_mhs_inbound, m.id as id_masa_studi, m.nama as masa_studi, t.npm, t.nama_lengkap as nama,
       t.nama_kampus_asal as kampus, p.nama_prodi as prodi, k.status as status_krs, t.status,
         m.id_periode, x.nilai
     from pertukaran_mhs_inbound t join master_program_prodi p on p.id = t.id_program_prodi
     left join pertukaran_krs k on k.id_mhs_inbound = t.id
     join pertukaran_masa_studi m on m.id = coalesce(k.id_masa_studi, t.id_masa_studi)
     left join lateral (select json_agg(json_build_object('sks', d.sks,
           'huruf', case when n.status = 'final' then n.nilai_huruf end,
           'mutu', case when n.status = 'final' then n.nilai_mutu::float8 end)) as nilai
       from pertukaran_krs_detail d left join pertukaran_nilai_inbound n on n.id_krs_detail = d.id
       where d.id_krs = k.id and d.keadaan = 'aktif') x on true
     where ${where.join(' and ')} order by m.kuliah_mulai desc, t.nama_lengkap, t.id`,
    values,
    { instead: pertukaranRefusals.masaAtauNpm, ...(most ? { most } : {}) },
  );
  const passing = await passingOf(
    engine.db,
    rows.map(({ idPeriode }) => idPeriode),
  );
  return rows.map(({ nilai, idPeriode, ...row }) => {
    const taken = nilai ?? [];
    const letters = passing.get(idPeriode);
    const sum = (of: typeof taken) => of.reduce((total, { sks }) => total + sks, 0);
    return {
      ...row,
      sksDiambil: sum(taken),
      sksLulus: sum(taken.filter(({ huruf }) => huruf !== null && letters?.has(huruf))),
      mkFinal: taken.filter(({ huruf }) => huruf !== null).length,
      mkTotal: taken.length,
      ips: indeksPrestasi(taken.map(({ sks, mutu }) => ({ sks, nilaiMutu: mutu }))),
    };
  });
}
