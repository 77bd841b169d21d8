import { type Row, rolesOf } from '../../../resources/kit/index.ts';
import { type Pendaftar, pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import type { BarisLembar, Lembar, LembarPenilai } from '../../../resources/nilai/lembar.ts';
import {
  type BobotPenilai,
  bolehMelihat,
  bolehMewakili,
  type JenisPenilai,
  penilaiDari,
  semuaPenilai,
} from '../../../resources/nilai/penilai.ts';
import { penilaian } from '../../../resources/nilai/penilaian.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mayDo, mustBeAllowed } from '../../platform/access/permission.ts';
import { textOf } from '../../platform/database/values.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { presented } from '../../platform/engine/present.ts';
import { findRow } from '../../platform/engine/read.ts';
import { notFound } from '../../platform/errors.ts';
import { capaianOf } from '../kegiatan/index.ts';
import { namesOf } from '../mbkm/programmes.ts';
import { outputsOf } from './evidence.ts';
import { rincianOf, storedRincian } from './gradeDetail.ts';
import { isGradable, isProcessed, windowOfGrading } from './gradingWindow.ts';
import { scaleOf } from './scale.ts';
import { suggestionsOf } from './suggestions.ts';
import { componentsOf, weightsOf } from './weights.ts';

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** Context of reading one sheet. */
interface Reading {
  engine: Engine;
  caller: Caller;
  row: Pendaftar;
  bobot: BobotPenilai;
}

/**
 * The grading of one participation as the caller may see it: each assessor's sheet, scale, window and evidence.
 * @param id of the participation
 * @throws HttpError 403, 404
 */
export async function readSheet(engine: Engine, caller: Caller, id: string): Promise<Lembar> {
  mustBeAllowed(caller, penilaian, 'read');
  const { db } = engine;
  const row = await findRow(engine, db, caller, pendaftar, id, 'read');
  if (!row) throw notFound();
  const bobot = await weightsOf(db, row);
  const seen = presented(caller, pendaftar, row);
  const reading: Reading = { engine, caller, row, bobot };
  const sheets: LembarPenilai[] = [];
  for (const jenis of semuaPenilai) {
    const sheet = await sheetOf(reading, jenis);
    if (sheet) sheets.push(sheet);
  }
  return {
    pendaftar: await headOf(engine, seen),
    bobot,
    nilai: { mitra: seen.nilaiMitra ?? null, dosen: seen.nilaiDosen ?? null, tim: seen.nilaiTim ?? null },
    skala: await scaleOf(db, row.idPeriode),
    jendela: await windowOfGrading(db, row, engine.now()),
    capaian: await capaianOf(engine, caller, row.kodeJenisMbkm, id),
    luaran: await outputsOf(engine, caller, row),
    lembar: sheets,
  };
}

async function headOf(engine: Engine, row: Partial<Pendaftar>): Promise<Lembar['pendaftar']> {
  const named = await namesOf(engine.db, row);
  return {
    id: row.id ?? '',
    npm: row.npm ?? '',
    namaMahasiswa: row.namaMahasiswa ?? '',
    namaMitra: row.namaMitra ?? null,
    judulKegiatan: row.judulKegiatan ?? null,
    program: named.program,
    periode: named.periode,
    status: row.status ?? '',
    tanggalMulai: row.tanggalMulai ?? null,
    tanggalSelesai: row.tanggalSelesai ?? null,
    nilaiAkhir: row.nilaiAkhir ?? null,
    nilaiHuruf: row.nilaiHuruf ?? null,
  };
}

/** The stored sheet with the name of who filled it in, within the caller's scope. */
async function storedSheet({ engine, caller, row }: Reading, jenis: JenisPenilai) {
  const found = await engine.db.one<{ id: string; nama: string | null }>(
    `select n.id, u.name as nama from nilai_penilaian n left join pengaturan_user u on u.id = n.id_penilai
     where n.id_pendaftar_mbkm = $1 and n.jenis_penilai = $2`,
    [row.id, jenis],
    { prepare: true },
  );
  const stored = found ? await findRow(engine, engine.db, caller, penilaian, found.id, 'read') : undefined;
  return { stored, hidden: found !== undefined && stored === undefined, nama: found?.nama ?? null };
}

/** Undefined for an assessor who does not count here, or whose sheet is not the caller's to see. */
async function sheetOf(reading: Reading, jenis: JenisPenilai): Promise<LembarPenilai | undefined> {
  const { engine, caller, row, bobot } = reading;
  const { stored, hidden, nama } = await storedSheet(reading, jenis);
  if (hidden || !bolehMelihat(caller.baseRole, jenis) || (!stored && bobot[jenis] === 0)) return undefined;
  const sent = stored?.status === 'terkirim';
  const programme = engine.registry.programmeOf(row.kodeJenisMbkm);
  const open = !sent && isGradable(row) && mayDo(caller, penilaian, 'update');
  return {
    jenisPenilai: jenis,
    id: textOf(stored?.id),
    version: numberOf(stored?.version),
    status: sent ? 'terkirim' : stored ? 'draf' : 'kosong',
    rincian: await linesOf(reading, jenis, stored),
    nilaiAngka: numberOf(stored?.nilaiAngka),
    catatan: textOf(stored?.catatan),
    saranPengembangan: textOf(stored?.saranPengembangan),
    diwakilkan: stored?.diwakilkan === true,
    berkasFormulir: textOf(stored?.berkasFormulir),
    namaPenilai: nama,
    waktuKirim: textOf(stored?.waktuKirim),
    bolehIsi: open && penilaiDari(programme, caller.baseRole) === jenis,
    bolehMewakili: open && bolehMewakili(programme, caller.baseRole, jenis),
    bolehBukaKunci: sent && !isProcessed(row) && unlocks(caller),
  };
}

const unlocks = (caller: Caller): boolean =>
  rolesOf(penilaian.fields.status.workflow.actions.buka_kunci).includes(caller.baseRole) &&
  mayDo(caller, penilaian, 'action');

/** A submitted sheet as it was submitted; an open one with the components of now. */
async function linesOf(
  { engine, caller, row }: Reading,
  jenis: JenisPenilai,
  stored: Row<typeof penilaian> | undefined,
): Promise<BarisLembar[]> {
  const components = await componentsOf(engine.db, row.kodeJenisMbkm, jenis);
  const words = new Map(components.map(component => [component.id, component]));
  const lines = stored?.status === 'terkirim' ? storedRincian(stored) : rincianOf(components, stored, new Map());
  const open = lines.filter(({ nilai }) => nilai === null).map(line => words.get(line.idKomponenPenilaian)?.nilaiSaran);
  const asking = { on: engine.db, registry: engine.registry, now: engine.now(), caller };
  const proposed = await suggestionsOf(asking, row, new Set(open.filter(from => from !== undefined)));
  return lines.map(({ idKomponenPenilaian, nama, bobot, nilai }) => {
    const component = words.get(idKomponenPenilaian);
    const usulan = (nilai === null && component ? proposed[component.nilaiSaran] : null) ?? null;
    const asalUsulan = component?.nilaiSaran ?? 'tidak';
    const { keterangan = null, tingkat = 'individu' } = component ?? {};
    return { idKomponenPenilaian, nama, keterangan, bobot, tingkat, nilai, usulan, asalUsulan };
  });
}
