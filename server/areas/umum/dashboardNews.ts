import { tahap } from '../../../resources/master/periode.ts';
import { bahasaDipakai } from '../../../resources/pengaturan/bahasa.ts';
import { type BarisJadwal, type Dashboard, dashboardSoonDays, type Kabar } from '../../../resources/umum/dashboard.ts';
import { dashboardScreen } from '../../../resources/umum/screens.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { dayAfter, dayInZone } from '../../platform/day.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { readPeriods } from '../master/periodStages.ts';
import { isOpen } from '../master/periodWindow.ts';
import { noticesIn } from './noticeLanguage.ts';

const mostLines = 6;
const mostNotices = 5;

const isStage = (name: string): name is keyof typeof tahap => Object.hasOwn(tahap, name);

/** Windows of the active periods that are open now or within six weeks: by their end, then by their beginning. */
export async function scheduleFor({ db, registry, now }: Engine): Promise<Pick<Dashboard, 'jadwal' | 'tanpaPeriode'>> {
  const today = dayInZone(now());
  const until = dayAfter(today, dashboardSoonDays);
  const periods = await readPeriods(db, registry);
  const kinds = new Map(
    (await db.query<{ id: string; nama: string }>('select id, nama from master_jenis_mbkm')).map(k => [k.id, k.nama]),
  );
  const lines = periods.flatMap(period => {
    const general = period.jadwal.some(row => row.tahap === 'pendaftaran' && row.idJenisMbkm === null);
    const { pendaftaranMulai: mulai, pendaftaranSelesai: selesai } = period;
    const rows = [...(general ? [] : [{ idJenisMbkm: null, tahap: 'pendaftaran', mulai, selesai }]), ...period.jadwal];
    return rows.map(row => ({
      label: isStage(row.tahap) ? tahap[row.tahap] : row.tahap,
      jenis: row.idJenisMbkm ? (kinds.get(row.idJenisMbkm) ?? null) : null,
      periode: period.nama,
      mulai: row.mulai,
      selesai: row.selesai,
      terbuka: isOpen(row, today),
    }));
  });
  if (!periods.length) return { jadwal: [], tanpaPeriode: true };
  const key = (line: BarisJadwal) => (line.terbuka ? `0${line.selesai}` : `1${line.mulai}`);
  const jadwal = lines
    .filter(line => line.selesai >= today && line.mulai <= until)
    .sort((a, b) => key(a).localeCompare(key(b)) || a.label.localeCompare(b.label, 'id'))
    .slice(0, mostLines);
  return { jadwal };
}

/** The person's newest notices, read or not; the daily digest says what the dashboard itself says. */
export async function noticesFor({ db }: Engine, caller: Caller): Promise<(Kabar & DbRow)[]> {
  const newest = await db.query<Kabar & DbRow>(
    `select id, judul, isi, jenis, link, created_at as waktu, dibaca_pada is not null as dibaca
     from notifikasi where id_user = $1 and link is distinct from $2 order by created_at desc, id desc limit ${mostNotices}`,
    [caller.userId, dashboardScreen.path],
  );
  return noticesIn(db, newest, bahasaDipakai(caller.baseRole, caller.bahasa));
}
