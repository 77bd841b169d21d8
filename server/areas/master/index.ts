import type { FastifyInstance } from 'fastify';
import { matkulPaketKonversi } from '../../../resources/konversi/matkulPaket.ts';
import { bankDokumen } from '../../../resources/master/bankDokumen.ts';
import { kurikulum } from '../../../resources/master/kurikulum.ts';
import { mahasiswa } from '../../../resources/master/mahasiswa.ts';
import { matakuliah } from '../../../resources/master/matakuliah.ts';
import { matkulKurikulum } from '../../../resources/master/matkulKurikulum.ts';
import { mitra } from '../../../resources/master/mitra.ts';
import { paketKonversi } from '../../../resources/master/paketKonversi.ts';
import { pegawai } from '../../../resources/master/pegawai.ts';
import { periode } from '../../../resources/master/periode.ts';
import { picMitra } from '../../../resources/master/picMitra.ts';
import { posisiKegiatanTopik } from '../../../resources/master/posisiKegiatanTopik.ts';
import { program } from '../../../resources/master/program.ts';
import { pustaka } from '../../../resources/master/pustaka.ts';
import { siamikFakjur } from '../../../resources/master/siamikFakjur.ts';
import { syaratLuaran } from '../../../resources/master/syaratLuaran.ts';
import { timKonversiProdi, timMbkmProdi, timPenilaiProdi } from '../../../resources/master/timProdi.ts';
import { user } from '../../../resources/pengaturan/user.ts';
import type { Engine } from '../../platform/engine/context.ts';
import type { RulesByResource } from '../../platform/engine/rules.ts';
import { rulesOf } from '../../platform/engine/rulesOf.ts';
import { accountRules } from './accountRules.ts';
import { registerContactAccount } from './contactAccount.ts';
import { registerContactInvitation } from './contactInvitation.ts';
import { contactRules } from './contactRules.ts';
import { courseRules } from './courseRules.ts';
import { curriculumRules, literatureRules, placeRules } from './curriculumRules.ts';
import { facultyRules } from './facultyRules.ts';
import { registerFellows } from './fellowStudents.ts';
import { registerLookups } from './lookupRoutes.ts';
import { registerManyPlaces } from './manyPlaces.ts';
import { contactMerging, courseMerging, lecturerMerging, partnerMerging, studentMerging } from './merging.ts';
import { registerPackageCopy } from './packageCopy.ts';
import { packageCourseRules, packageRules } from './packageRules.ts';
import { partnerRules } from './partnerRules.ts';
import { registerPeriods } from './periodRoutes.ts';
import { periodRules } from './periodRules.ts';
import { documentRules, outputRules, positionRules, programRules } from './programRules.ts';
import { registerRegionReload } from './regionRoutes.ts';
import { teamRules } from './teamRules.ts';

/** Rules of master data; they extend the account rules of the settings and are registered after them. */
export const rules: RulesByResource = {
  ...rulesOf(user, accountRules),
  ...rulesOf(siamikFakjur, facultyRules),
  ...rulesOf(periode, periodRules),
  ...rulesOf(kurikulum, curriculumRules),
  ...rulesOf(matakuliah, courseRules, courseMerging),
  ...rulesOf(mahasiswa, studentMerging),
  ...rulesOf(pegawai, lecturerMerging),
  ...rulesOf(matkulKurikulum, placeRules),
  ...rulesOf(pustaka, literatureRules),
  ...rulesOf(paketKonversi, packageRules),
  ...rulesOf(matkulPaketKonversi, packageCourseRules),
  ...rulesOf(program, programRules),
  ...rulesOf(posisiKegiatanTopik, positionRules),
  ...rulesOf(syaratLuaran, outputRules),
  ...rulesOf(bankDokumen, documentRules),
  ...rulesOf(mitra, partnerRules, partnerMerging),
  ...rulesOf(picMitra, contactRules, contactMerging),
  ...rulesOf(timMbkmProdi, teamRules(timMbkmProdi)),
  ...rulesOf(timKonversiProdi, teamRules(timKonversiProdi)),
  ...rulesOf(timPenilaiProdi, teamRules(timPenilaiProdi)),
};

/** Registers the calls of master data that are not plain CRUD (docs/domain/10 §2). Call it after `registerResources`. */
export function registerMaster(app: FastifyInstance, engine: Engine): void {
  registerLookups(app, engine);
  registerFellows(app, engine);
  registerPeriods(app, engine);
  registerRegionReload(app, engine);
  registerPackageCopy(app, engine);
  registerContactAccount(app, engine);
  registerContactInvitation(app, engine);
  registerManyPlaces(app, engine);
}
