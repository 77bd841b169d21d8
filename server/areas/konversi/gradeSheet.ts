import { pemohonRevisi, penyanggah } from '../../../resources/konversi/alurRevisiNilai.ts';
import { kelompokDetail } from '../../../resources/konversi/families.ts';
import type { FinalCourse, SheetAnswer } from '../../../resources/konversi/lembarKonversi.ts';
import { revisiNilai } from '../../../resources/konversi/revisiNilai.ts';
import { terpilihFinal } from '../../../resources/konversi/terpilihFinal.ts';
import type { AksiKonversi } from '../../../resources/mbkm/alurKonversi.ts';
import { role } from '../../../resources/roles.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mayDo, mustBeAllowed } from '../../platform/access/permission.ts';
import { unseenIn } from '../../platform/access/visibleFields.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { capaianOf } from '../kegiatan/index.ts';
import { oneParticipation, type WholeParticipation } from '../mbkm/readParticipations.ts';
import { scaleOf } from '../nilai/scale.ts';
import { readSetting } from '../pengaturan/settings.ts';
import { finalCourses } from './finalCourses.ts';
import { mayGrade, sideOf } from './gradeSave.ts';
import { staffWindow, studentWindow } from './revisionWindow.ts';
import { isInTeam } from './team.ts';

/**
 * The conversion of one participation with grades, scale and what the caller may do now.
 * @throws HttpError 403, 404
 */
export async function gradeSheet(engine: Engine, caller: Caller, id: string): Promise<SheetAnswer> {
  mustBeAllowed(caller, terpilihFinal, 'read');
  const row = await oneParticipation(engine, caller, id);
  const scale = await scaleOf(engine.db, row.idPeriode);
  const courses = await finalCourses(engine.db, engine.registry, row, scale);
  const unseen = await unseenOf(engine, caller, id);
  const isStudent = penyanggah.includes(caller.baseRole);
  const window = await (isStudent ? studentWindow : staffWindow)(engine.db, row, engine.now());
  const inTeam = await isInTeam({ registry: engine.registry, now: engine.now() }, engine.db, caller, 'penilai', row.id);
  const side = mayDo(caller, terpilihFinal, 'action') && inTeam ? sideOf(caller) : null;
  return {
    pendaftar: row,
    kelompok: kelompokDetail(row.kodeJenisMbkm),
    matkul: courses.map(course => ({
      ...seenCourse(course, unseen),
      bolehDinilai: mayGrade(side, row, course),
    })),
    skala: scale,
    selisihMaks: await readSetting(engine.db, 'konversi.selisihMaks'),
    hak: rights(caller, row, side, courses, window.terbuka && inTeam && !unseen.has('nilaiAngka')),
    capaian: await capaianOf(engine, caller, row.kodeJenisMbkm, row.id),
    batasRevisi: window.sampai,
  };
}

/** Fields of its courses that the caller does not see; they all go the way of the participation (docs/domain/20 §1.7). */
async function unseenOf({ db, registry }: Engine, caller: Caller, id: string): Promise<ReadonlySet<string>> {
  const course = await db.one('select id from konversi_terpilih_final where id_pendaftar_mbkm = $1::uuid limit 1', [
    id,
  ]);
  return unseenIn(registry, db, caller, terpilihFinal, course?.id ?? null);
}

/** Replacement of a hidden value; values derived from the grade are hidden with it. */
const nothing: Partial<FinalCourse> = {
  nilaiAngka: null,
  nilaiHuruf: null,
  nilaiMutu: null,
  lulus: false,
  catatan: null,
  adaDiKrs: false,
  statusSiamik: 'belum',
  pesanSiamik: null,
};

const seenCourse = (course: FinalCourse, unseen: ReadonlySet<string>): FinalCourse => ({
  ...course,
  ...Object.fromEntries(Object.entries(nothing).filter(([name]) => unseen.has(name))),
  ...(unseen.has('nilaiAngka') ? { acuan: null } : {}),
});

function rights(
  caller: Caller,
  row: WholeParticipation,
  side: ReturnType<typeof sideOf>,
  courses: readonly FinalCourse[],
  inTime: boolean,
): SheetAnswer['hak'] {
  const { statusKonversi: state, statusSiamik } = row;
  const editable = courses.some(course => mayGrade(side, row, course));
  const steps: readonly unknown[] = Array.isArray(row.aksi) ? row.aksi : [];
  const offers = (...names: readonly AksiKonversi[]) => names.some(name => steps.includes(`statusKonversi/${name}`));
  const isFinal = state === 'final';
  const asks = mayDo(caller, revisiNilai, 'create');
  return {
    simpan: editable,
    kirim: editable && offers('kirim_nilai', 'kirim_ulang'),
    kembalikan: offers('kembalikan'),
    finalisasi: offers('finalisasi'),
    ajukanRevisi: isFinal && asks && inTime && pemohonRevisi.includes(caller.baseRole),
    sanggah: isFinal && asks && inTime && penyanggah.includes(caller.baseRole),
    bukaRevisi: offers('buka_revisi') && side === 'mbkm' && !inTime,
    kirimSiamik: isFinal && caller.baseRole === role.bakpk && statusSiamik !== 'terkirim',
    serahkan: offers('serahkan'),
    tarik_penyerahan: offers('tarik_penyerahan'),
  };
}
