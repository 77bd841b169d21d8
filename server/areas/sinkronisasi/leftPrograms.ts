import type { Resource } from '../../../resources/kit/index.ts';
import { mahasiswaTidakAktif } from '../../../resources/mbkm/events.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { role } from '../../../resources/roles.ts';
import { tableName } from '../../platform/database/columns.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { Engine } from '../../platform/engine/context.ts';
import type { SetRow } from '../../platform/engine/import/setWrite.ts';
import { ofRole, tell } from '../../platform/notify/index.ts';

/** States of a participation that is over. */
const over = ['draf', 'ditolak', 'dibatalkan', 'mengundurkan_diri', 'selesai'];

interface Running extends Record<string, unknown> {
  id: string;
  nama: string;
  prodi: string | null;
  version: number;
}

/**
 * Students who are no longer active keep a running participation; Tim MBKM and the study programme are told
 * (docs/domain/10 §3.5 last sentence).
 */
export async function leftPrograms(engine: Engine, tx: Tx, r: Resource, rows: readonly SetRow[]): Promise<void> {
  const registered = engine.registry.find(pendaftar.name);
  if (r.name !== 'master/mahasiswa' || !registered) return;
  const left = new Map(
    rows
      .filter(({ changes }) => changes.statusAkademik?.dari === 'aktif' && changes.statusAkademik.ke !== 'aktif')
      .map(({ id, values }) => [id, String(values.statusAkademik)]),
  );
  if (!left.size) return;
  const running = await tx.query<Running & { student: string }>(
    `select distinct on (m.id) p.id, m.id as student, m.nama, m.id_program_prodi as prodi, m.version
       from ${tableName(registered)} p join master_mahasiswa m on m.id = p.id_mahasiswa
      where p.id_mahasiswa = any($1::uuid[]) and not (p.status = any($2::text[]))`,
    [[...left.keys()], over],
  );
  for (const { id, student, nama, prodi, version } of running) {
    await tell(
      { tx, now: engine.now(), registry: engine.registry },
      {
        event: mahasiswaTidakAktif,
        key: `${id}:${version}`,
        id: student,
        words: { nama, status: left.get(student) ?? '' },
        people: { tim: [ofRole(role.timMbkm)], koordinator: [ofRole(role.koordinator, { idProgramProdi: prodi })] },
      },
    );
  }
}
