import { langkahDaftarUlang } from '../../../resources/kwu/bacaan.ts';
import { daftarUlangDekat } from '../../../resources/kwu/events.ts';
import { kwu } from '../../../resources/kwu/programme.ts';
import type { DbRow } from '../../database/db.ts';
import { dayInJakarta } from '../../day.ts';
import type { JobResult } from '../../jobs/types.ts';
import { type Telling, tellEach } from '../../notify/index.ts';
import type { EngineJob, EngineJobContext } from '../../rest/context.ts';
import { lastDayOf, stepsOf } from './reRegistration.ts';
import { businesses, members, takesPart } from './tables.ts';

/** Days before the end of re-registration on which a business is told (docs/domain/30 §4.10). */
const before = [7, 1] as const;
/** Steps that a business must have behind it to begin. */
const needed: ReadonlySet<string> = new Set(['anggota', 'dpl', 'profil']);

interface Unfinished extends DbRow {
  id: string;
  usaha: string;
  batas: string;
  hari: number;
  anggota: string[];
}

/** Approved businesses whose re-registration ends in so many days → their members, with the steps that are left. */
export async function remindReRegistration(context: EngineJobContext): Promise<JobResult> {
  const { db } = context.engine;
  const open = await db.query<Unfinished>(
    `select * from (select g.id, g.nama_usaha as usaha, ${lastDayOf('g', 'a')}::text as batas,
         ${lastDayOf('g', 'a')} - $1::date as hari,
         array(select m.id_mahasiswa::text from ${members} m where m.parent_id = g.id and ${takesPart('m')}) as anggota
       from ${businesses} g join kwu_pengaturan a on a.id = g.id_pengaturan where g.status = 'disetujui') x
     where x.hari = any($2::int[]) order by x.id`,
    [dayInJakarta(context.now), before],
  );
  const due: Telling[] = [];
  for (const { id, usaha, batas, hari, anggota } of open) {
    const left = (await stepsOf(db, id)).filter(({ kode, status }) => needed.has(kode) && status !== 'selesai');
    if (!left.length) continue;
    due.push({
      event: daftarUlangDekat,
      key: `${id}:${batas}:${hari}`,
      words: {
        ...{ usaha, hari: String(hari) },
        kurang: `belum selesai: ${left.map(({ kode }) => langkahDaftarUlang[kode].toLowerCase()).join(', ')}`,
      },
      people: { anggota: [{ mahasiswa: anggota }] },
      programme: kwu,
    });
  }
  return tellEach(context, due);
}

export const clockNotices: readonly EngineJob[] = [
  {
    name: 'kwu-daftar-ulang',
    title: 'Mengingatkan daftar ulang KWU yang hampir berakhir',
    schedule: { at: '07:00' },
    run: remindReRegistration,
  },
];
