import { term } from '../../../resources/kit/index.ts';
import { logBookKomcad } from '../../../resources/komcad/logBook.ts';
import { pendaftaranKomcad } from '../../../resources/komcad/pendaftaran.ts';
import { programKomcad } from '../../../resources/komcad/program.ts';
import { komcadRefusals } from '../../../resources/komcad/refusals.ts';
import type { LogPeserta, RekapLog } from '../../../resources/komcad/rekapLog.ts';
import type { Tahap } from '../../../resources/komcad/tahap.ts';
import { programmeRefusals } from '../../../resources/programme/refusals.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import { tableName } from '../../platform/database/columns.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { mustBeId } from '../../platform/database/ids.ts';
import { allAtOnce } from '../../platform/database/rowLimit.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { findRow } from '../../platform/engine/read.ts';
import { badRequest } from '../../platform/errors.ts';
import { minutesSql } from '../kegiatan/achievement.ts';
import { readSetting } from '../pengaturan/settings.ts';

/** Stages of those who keep a log or have kept one. */
const trained: readonly Tahap[] = ['latsarmil', 'pelaporan', 'gugur', 'penilaian', 'selesai'];

/**
 * GET v6/komcad/log-book/rekap?idProgramKomcad=: counts, hours and the last entry of every participant of an opening in
 * the caller's scope; drafts are their writer's own (docs/domain/40 §3 /komcad/log-kegiatan).
 * @throws HttpError 400 without an opening that the caller may read, 403
 */
export async function logRecap(
  engine: Engine,
  caller: Caller,
  { idProgramKomcad: opening }: Readonly<Record<string, unknown>>,
): Promise<RekapLog> {
  mustBeAllowed(caller, logBookKomcad, 'read');
  if (typeof opening !== 'string') throw badRequest(programmeRefusals.choose({ label: term('Gelombang') }));
  mustBeId(programKomcad, opening);
  if (!(await findRow(engine, engine.db, caller, programKomcad, opening, 'read')))
    throw badRequest(programmeRefusals.waveMissing);
  const values: unknown[] = [opening, trained, await readSetting(engine.db, 'komcad.logMinimal')];
  const scope = engine.rowsOf(caller, pendaftaranKomcad, 'read', 'd', values);
  const peserta = await allAtOnce<LogPeserta & DbRow>(
    engine.db.reading,
    `select d.id, d.nama_mahasiswa as nama, d.npm, p.nama as prodi, g.nama_lengkap as dosen, $3::int as minimal,
       l.disetujui, l.menunggu, l.dikembalikan, l.jam, l.terakhir
     from ${tableName(pendaftaranKomcad)} d join master_program_prodi p on p.id = d.id_program_prodi
     left join master_pegawai g on g.id = d.id_dosen_pembimbing
     cross join lateral (select (count(*) filter (where b.status = 'disetujui'))::int as disetujui,
         (count(*) filter (where b.status = 'diajukan'))::int as menunggu,
         (count(*) filter (where b.status = 'revisi'))::int as dikembalikan,
         (coalesce(sum(${minutesSql(logBookKomcad.log, 'b')}) filter (where b.status = 'disetujui'), 0) / 60)::int as jam,
         (max(b.tanggal) filter (where b.status <> 'draf'))::text as terakhir
       from ${tableName(logBookKomcad)} b where b.id_pendaftar_mbkm = d.id_pendaftar_mbkm) l
     where d.id_program_komcad = $1 and d.tahap = any($2) and d.status_pendaftaran in ('berjalan', 'selesai') and ${scope}
     order by d.nama_mahasiswa, d.id`,
    values,
    { instead: komcadRefusals.participantsByPage },
  );
  return { peserta };
}
