import type { Registry } from '../../resources/kit/index.ts';
import { demosOf } from '../areas/gatherAreas.ts';
import { calendar } from '../demo/calendar.ts';
import { lecturers } from '../demo/employees.ts';
import { students } from '../demo/students.ts';
import type { Config } from '../platform/config.ts';
import type { Db, RowData } from '../platform/database/db.ts';
import { createProgress } from '../platform/database/progress.ts';
import { createEngine } from '../platform/engine/engine.ts';
import { contentOf } from '../platform/engine/examples/content.ts';
import { bulkLoad } from '../platform/engine/import/bulkLoad.ts';
import { OpsError } from './errors.ts';
import { magnify, mustBeWhole } from './magnify.ts';
import { prepareData } from './prepare.ts';

export interface DemoSize {
  /** How many students. */
  size: number;
  /** Add that many to a demo university that is there already. */
  add: boolean;
  today?: Date;
  quiet?: boolean;
  /** More students than so many are copies of them. */
  written?: number;
}

const mostStudents = 1_000_000;
/** More students than these are copies of them. */
const mostWritten = 10_000;

/**
 * Fills an empty database with the demo university scaled to `size` students, or adds that many to one.
 * @throws OpsError in production, on a database with data (unless `add`), on one with real data
 */
export async function fillDemo(db: Db, registry: Registry, config: Config, options: DemoSize): Promise<void> {
  const { size, add, today = new Date(), quiet = false } = options;
  if (config.production) throw new OpsError('Data contoh ditolak dalam mode production.');
  if (!Number.isInteger(size) || size < 1 || size > mostStudents)
    throw new OpsError('--size: isi dengan jumlah mahasiswa, 1 sampai 1000000.');
  const content = await contentOf(db);
  if (!content) {
    const { written = mostWritten } = options;
    await prepareData(db, registry, config, { today, students: Math.min(size, written), quiet });
    const copies = Math.ceil(size / written) - 1;
    if (copies > 0) await addCopies(db, registry, copies, quiet);
    return;
  }
  if (content !== 'demo')
    throw new OpsError('Basis data ini berisi data sungguhan; data contoh hanya untuk basis data kosong.');
  await mustBeWhole(db);
  if (!add) throw new OpsError('Basis data ini sudah berisi data. Pakai --tambah untuk menambah mahasiswa saja.');
  await addStudents(db, registry, options, today);
}

async function addCopies(db: Db, registry: Registry, copies: number, quiet: boolean): Promise<void> {
  if (!quiet) console.log(`Menyalin ${copies} kali`);
  const begun = Date.now();
  const seconds = () => `${Math.round((Date.now() - begun) / 1000)} dtk`.padStart(9);
  const said = quiet ? undefined : (what: string) => console.log(`${seconds()}  ${what}`);
  const beside = (await demosOf()).flatMap(({ copied = [] }) => copied);
  await magnify(db, registry, { from: 1, to: copies, beside, said });
  said?.('selesai');
}

/** Only students, so that everything that people did since stays as it is. */
async function addStudents(db: Db, registry: Registry, { size, quiet }: DemoSize, today: Date): Promise<void> {
  const r = registry.get('master/mahasiswa');
  const known = new Set<unknown>();
  for await (const rows of db.stream<{ npm: string }>('select npm from master_mahasiswa', []))
    for (const { npm } of rows) known.add(npm);
  await bulkLoad(createEngine(db, registry), r, newStudents(known, size, today), {
    upsert: false,
    audit: false,
    onProgress: quiet ? undefined : createProgress(r.label, size),
  });
  await db.execute('analyze master_mahasiswa');
}

function* newStudents(known: ReadonlySet<unknown>, count: number, today: Date): Generator<RowData> {
  const cal = calendar(today);
  let made = 0;
  for (const row of students(cal, lecturers(cal), Number.POSITIVE_INFINITY)) {
    if (known.has(row.npm)) continue;
    yield row;
    if (++made === count) return;
  }
}
