import type { FastifyInstance } from 'fastify';
import { matkulPaketKonversi } from '../../../resources/konversi/matkulPaket.ts';
import { timKonversiProdi, timMbkmProdi, timPenilaiProdi } from '../../../resources/master/timProdi.ts';
import { composed } from '../../platform/engine/composedRules.ts';
import type { Engine } from '../../platform/engine/context.ts';
import type { RulesByResource } from '../../platform/engine/rules.ts';
import { accountRules } from './accountRules.ts';
import { registerContactAccount } from './contactAccount.ts';
import { contactRules } from './contactRules.ts';
import { courseRules } from './courseRules.ts';
import { curriculumRules, literatureRules, placeRules } from './curriculumRules.ts';
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

/** What is special about master data; put them after the settings' rules, whose account rules they extend. */
export const rules: RulesByResource = {
  'pengaturan/user': accountRules,
  'master/periode': periodRules,
  'master/kurikulum': curriculumRules,
  'master/matakuliah': composed([courseRules, courseMerging]),
  'master/mahasiswa': studentMerging,
  'master/pegawai': lecturerMerging,
  'master/matkul-kurikulum': placeRules,
  'master/pustaka': literatureRules,
  'master/paket-konversi': packageRules,
  [matkulPaketKonversi.name]: packageCourseRules,
  'master/program': programRules,
  'master/posisi-kegiatan-topik': positionRules,
  'master/syarat-luaran': outputRules,
  'master/bank-dokumen': documentRules,
  'master/mitra': composed([partnerRules, partnerMerging]),
  'master/pic-mitra': composed([contactRules, contactMerging]),
  [timMbkmProdi.name]: teamRules(timMbkmProdi),
  [timKonversiProdi.name]: teamRules(timKonversiProdi),
  [timPenilaiProdi.name]: teamRules(timPenilaiProdi),
};

/** Registers the calls of master data that are not plain CRUD (docs/domain/10 §2). Call it after `registerResources`. */
export function registerMaster(app: FastifyInstance, engine: Engine): void {
  registerLookups(app, engine);
  registerFellows(app, engine);
  registerPeriods(app, engine);
  registerRegionReload(app, engine);
  registerPackageCopy(app, engine);
  registerContactAccount(app, engine);
  registerManyPlaces(app, engine);
}
