import { messages, type Row, together } from '../../../resources/kit/index.ts';
import type { BatasSks, MatkulPilihan } from '../../../resources/konversi/aturanPaket.ts';
import type { PaketPilihan, TampilanPaket } from '../../../resources/konversi/tampilanPaket.ts';
import { terpilihAwal } from '../../../resources/konversi/terpilihAwal.ts';
import { terpilihFinal } from '../../../resources/konversi/terpilihFinal.ts';
import { mahasiswa } from '../../../resources/master/mahasiswa.ts';
import { paketBelumMasuk } from '../../../resources/mbkm/alurKonversi.ts';
import { type Pendaftar, pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { mbkmRefusals } from '../../../resources/mbkm/refusals.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { hiddenFields, mayDo, mustBeAllowed } from '../../platform/access/permission.ts';
import { saidTo } from '../../platform/access/saidTo.ts';
import { sightOf } from '../../platform/access/visibleFields.ts';
import { isUuid } from '../../platform/database/ids.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { presented } from '../../platform/engine/present.ts';
import { findRow } from '../../platform/engine/read.ts';
import { rightsOf } from '../../platform/engine/steps.ts';
import { badRequest, notFound } from '../../platform/errors.ts';
import { chosenRows, finalRows } from '../mbkm/conversionRows.ts';
import { hasPackageSql, packageEndSql } from '../mbkm/packageTime.ts';
import type { Ports } from '../mbkm/ports.ts';
import { programFacts } from '../mbkm/registrationFacts.ts';
import { scaleOf } from '../nilai/scale.ts';
import { weightsOf } from '../nilai/weights.ts';
import { readSetting } from '../pengaturan/settings.ts';
import { mappingOf } from './mapping.ts';
import { offeredPackages, type UntukSiapa, untuk } from './offeredPackages.ts';
import { closedToday, packageClosed } from './packageNeeds.ts';
import { isWritten, recordOf } from './proposePackage.ts';
import { noRecord, type StudyRecord, studyRecord } from './studyRecord.ts';

/** A proposed or recognised course with the course of the package that it is. */
type BarisPaket<R = Usulan | Diakui> = R & { matkul: MatkulPilihan | null };
type Usulan = Row<typeof terpilihAwal>;
type Diakui = Row<typeof terpilihFinal>;

/** Answer of GET A and F /by-pendaftar-mbkm/{id}. */
export interface IsiPaket {
  rows: BarisPaket[];
  totalSks: number;
  batas: number;
}

/** All that a PAKET screen shows. */
export type PaketView = TampilanPaket<Readonly<Record<string, unknown>>, BarisPaket<Usulan>, BarisPaket<Diakui>>;

/** A partner reads no study results (docs/domain/20 §3 "/monitoring4/detail"). */
const seesRecord = (caller: Caller): boolean => !hiddenFields(caller, pendaftar).has('sksKrs');

async function participation(engine: Engine, caller: Caller, id: string): Promise<Pendaftar> {
  mustBeAllowed(caller, pendaftar, 'read');
  const row = await findRow(engine, engine.db, caller, pendaftar, id, 'read');
  if (!row) throw notFound();
  return row;
}

interface Whole {
  row: Pendaftar;
  record: StudyRecord;
  paket: PaketPilihan[];
}

async function wholeOf(engine: Engine, ports: Ports, caller: Caller, id: string): Promise<Whole> {
  const row = await participation(engine, caller, id);
  const record = seesRecord(caller) ? await recordOf(engine, ports, row) : noRecord;
  const paket = await offeredPackages(engine.db, engine.registry, untuk(row), record);
  // A course that was converted elsewhere is a study result as well.
  return { row, record, paket: seesRecord(caller) ? paket : paket.map(withoutMarks) };
}

const withoutMarks = (paket: PaketPilihan): PaketPilihan => ({
  ...paket,
  matkul: paket.matkul.map(course => ({ ...course, dikonversiPada: null })),
});

const chosenPackage = ({ row, paket }: Whole): PaketPilihan | undefined =>
  paket.find(({ id }) => id === row.idPaketKonversi);

function shown<R extends Usulan | Diakui>(rows: readonly R[], whole: Whole): BarisPaket<R>[] {
  const courses = new Map(chosenPackage(whole)?.matkul.map(course => [course.id, course]));
  return rows.map(row => ({
    ...row,
    matkul: courses.get(row.idMatkulPaketKonversi) ?? null,
  }));
}

const awalOf = async ({ db, registry }: Engine, caller: Caller, whole: Whole): Promise<BarisPaket<Usulan>[]> =>
  shown(await chosenRows(db, whole.row.id, sightOf(registry, caller, terpilihAwal)), whole);

const finalOf = async ({ db, registry }: Engine, caller: Caller, whole: Whole): Promise<BarisPaket<Diakui>[]> =>
  shown(await finalRows(db, whole.row.id, sightOf(registry, caller, terpilihFinal)), whole);

const limitOf = (whole: Whole): Pick<BatasSks, 'maks'> => chosenPackage(whole)?.batas ?? { maks: 0 };

/** Proposed courses of a participation (docs/domain/20 §2). @throws HttpError 403, 404 */
export async function proposedOf(engine: Engine, ports: Ports, caller: Caller, id: string): Promise<IsiPaket> {
  mustBeAllowed(caller, terpilihAwal, 'read');
  const whole = await wholeOf(engine, ports, caller, id);
  const rows = await awalOf(engine, caller, whole);
  const totalSks = rows.reduce((sum, row) => sum + (row.sks ?? 0), 0);
  return { rows, totalSks, batas: limitOf(whole).maks };
}

/** Recognised courses of a participation (docs/domain/20 §2). @throws HttpError 403, 404 */
export async function recognisedOf(engine: Engine, ports: Ports, caller: Caller, id: string): Promise<IsiPaket> {
  mustBeAllowed(caller, terpilihFinal, 'read');
  const whole = await wholeOf(engine, ports, caller, id);
  const rows = await finalOf(engine, caller, whole);
  const totalSks = rows.reduce((sum, row) => sum + (row.sksDiakui ?? 0), 0);
  return { rows, totalSks, batas: limitOf(whole).maks };
}

const krsOf = async (engine: Engine, { sks }: StudyRecord, idProgram: unknown) => {
  const program = await programFacts(engine.db, idProgram);
  return {
    status: sks.status,
    total: sks.status === 'ada' ? sks.total : null,
    batas: program?.batasSksKrs ?? (await readSetting(engine.db, 'sks.batasKrs')),
  };
};

const gradingOf = async (
  { db }: Engine,
  row: { id: string | null } & Pick<Pendaftar, 'idPeriode' | 'idProgram' | 'kodeJenisMbkm'>,
): Promise<PaketView['nilai']> => ({
  skala: (await scaleOf(db, row.idPeriode)).map(({ huruf, batasBawah, mutu, lulus }) => ({
    huruf,
    batasBawah,
    mutu,
    lulus,
  })),
  bobot: await weightsOf(db, row),
});

async function mappingView({ db, registry }: Engine, kind: unknown): Promise<PaketView['pemetaan']> {
  const mapping = mappingOf(registry, kind);
  if (!mapping) return null;
  return {
    selisihSks: await readSetting(db, 'pertukaran.selisihSksMaks'),
    bersamaPendaftaran: mapping.withRegistration,
  };
}

const stateOf = (record: StudyRecord): 'ada' | 'gagal' => (record.lulus === null ? 'gagal' : 'ada');

/** The steps of W2 that the caller may take, and whether the choice is the caller's to fill in. */
async function stepsOn(
  engine: Engine,
  caller: Caller,
  row: Pendaftar,
): Promise<Pick<PaketView, 'aksi' | 'bolehPilih'>> {
  const rights = await rightsOf(engine, caller, pendaftar, row.id);
  const aksi = Array.isArray(rights.aksi) ? rights.aksi.filter(key => String(key).startsWith('statusKonversi/')) : [];
  const withRegistration = mappingOf(engine.registry, row.kodeJenisMbkm)?.withRegistration === true;
  const open = withRegistration ? isWritten(row) : aksi.includes('statusKonversi/ajukan');
  return { aksi, bolehPilih: open && mayDo(caller, terpilihAwal, 'create') };
}

/** Until when a finished participation hands in its package, and why it cannot: that is over, or there is none. */
async function timeOf(engine: Engine, caller: Caller, row: Pendaftar): Promise<Pick<PaketView, 'sampai' | 'tertutup'>> {
  const params: unknown[] = [row.id];
  const closed = closedToday({ alias: 't', params, now: engine.now() });
  const found = await engine.db.one<{ sampai: string; tertutup: boolean; adaPaket: boolean }>(
    `select ${packageEndSql('t')}::text as sampai, ${closed} as tertutup, ${hasPackageSql('t')} as "adaPaket"
     from mbkm_pendaftar_program_mbkm t where t.id = $1`,
    params,
  );
  const waits = paketBelumMasuk.some(state => state === row.statusKonversi);
  const dated = row.status === 'selesai' && !row.paketDibuka;
  const reasons = [
    ...(found?.tertutup ? [packageClosed(found.sampai)] : []),
    ...(found && waits && !found.adaPaket ? [mbkmRefusals.noPackage] : []),
  ];
  return {
    sampai: dated ? (found?.sampai ?? null) : null,
    tertutup: reasons.length ? saidTo(caller, together(reasons)) : null,
  };
}

const own = [
  'id',
  'version',
  'npm',
  'namaMahasiswa',
  'idProgram',
  'idPeriode',
  'status',
  'statusKonversi',
  'catatanTerakhir',
  'idPaketKonversi',
  'totalSksDiajukan',
  'totalSksDiakui',
  'adaMatkulKkn',
  'kodeJenisMbkm',
];

/** @throws HttpError 403, 404 */
async function viewOfParticipation(engine: Engine, ports: Ports, caller: Caller, id: string): Promise<PaketView> {
  mustBeAllowed(caller, terpilihAwal, 'read');
  const whole = await wholeOf(engine, ports, caller, id);
  const { row, record, paket } = whole;
  const sees = seesRecord(caller);
  const seen: Readonly<Record<string, unknown>> = presented(caller, pendaftar, row);
  return {
    pendaftar: Object.fromEntries(own.map(name => [name, seen[name] ?? null])),
    ...(await stepsOn(engine, caller, row)),
    ...(await timeOf(engine, caller, row)),
    paket,
    pemetaan: await mappingView(engine, row.kodeJenisMbkm),
    krs: sees ? await krsOf(engine, record, row.idProgram) : null,
    transkrip: sees ? stateOf(record) : null,
    awal: await awalOf(engine, caller, whole),
    akhir: await finalOf(engine, caller, whole),
    nilai: await gradingOf(engine, row),
  };
}

/**
 * The same before there is a participation: which packages a programme would offer to the calling student.
 * @throws HttpError 403, 404
 */
async function viewBeforehand(
  engine: Engine,
  ports: Ports,
  caller: Caller,
  idProgram: string,
  idPeriode: string,
): Promise<PaketView> {
  mustBeAllowed(caller, terpilihAwal, 'create');
  const student = caller.idMahasiswa
    ? await findRow(engine, engine.db, caller, mahasiswa, caller.idMahasiswa, 'read')
    : undefined;
  const program = await programFacts(engine.db, idProgram);
  const periode = await engine.db.one<{ kode: string }>('select kode from master_periode where id = $1', [idPeriode]);
  if (!student || !program || !periode) throw notFound();
  const record = await studyRecord(ports, String(student.npm), periode.kode);
  // The student's own participation in this programme and period is no conversion elsewhere.
  const registered = await engine.db.one<{ id: string }>(
    `select id from mbkm_pendaftar_program_mbkm where id_mahasiswa = $1::uuid and id_program = $2::uuid
       and id_periode = $3::uuid order by tanggal_daftar desc nulls last limit 1`,
    [student.id, idProgram, idPeriode],
  );
  const who: UntukSiapa = {
    id: registered?.id ?? null,
    idMahasiswa: student.id,
    idProgramProdi: student.idProgramProdi,
    idProgram,
    idJenisMbkm: program.idJenisMbkm,
    kodeJenisMbkm: program.kodeJenisMbkm,
    idPosisiKegiatanTopik: null,
    idPaketKonversi: null,
  };
  return {
    pendaftar: null,
    aksi: [],
    bolehPilih: true,
    sampai: null,
    tertutup: null,
    paket: await offeredPackages(engine.db, engine.registry, who, record),
    pemetaan: await mappingView(engine, program.kodeJenisMbkm),
    krs: await krsOf(engine, record, idProgram),
    transkrip: stateOf(record),
    awal: [],
    akhir: [],
    nilai: await gradingOf(engine, { id: null, idPeriode, idProgram, kodeJenisMbkm: program.kodeJenisMbkm }),
  };
}

const idOf = (value: unknown): string | null => (isUuid(value) ? value : null);

/**
 * GET A/pilihan: what may be chosen, with every mark and limit, for a participation (`idPendaftarMbkm`) or before
 * there is one (`idProgram`, `idPeriode`; students only).
 * @throws HttpError 400 without either, 403, 404
 */
export function packageView(
  engine: Engine,
  ports: Ports,
  caller: Caller,
  query: Readonly<Record<string, unknown>>,
): Promise<PaketView> {
  const id = idOf(query.idPendaftarMbkm);
  if (id) return viewOfParticipation(engine, ports, caller, id);
  const [idProgram, idPeriode] = [idOf(query.idProgram), idOf(query.idPeriode)];
  if (!idProgram || !idPeriode) throw badRequest(messages.badFilter);
  return viewBeforehand(engine, ports, caller, idProgram, idPeriode);
}
