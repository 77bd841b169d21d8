import { inTerms } from '../../../../resources/kit/index.ts';
import { krs } from '../../../../resources/pertukaran/krs.ts';
import { jendela } from '../../../../resources/pertukaran/masaStudi.ts';
import { role } from '../../../../resources/roles.ts';
import type { BarisJadwal, Keikutsertaan, OwnDashboard } from '../../../../resources/umum/dashboard.ts';
import { dashboardSoonDays } from '../../../../resources/umum/dashboard.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import { mayDo } from '../../../platform/access/permission.ts';
import { dayAfter, dayInZone } from '../../../platform/day.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import { resultSheet } from './khs.ts';
import { readPlan } from './planRead.ts';
import { type StudyPeriod, studyPeriod } from './windows.ts';

const root = '/pertukaran-mahasiswa/inbound';
const plan = `${root}/krs`;

/** Names of a study period's windows for students; registration is over by then. */
const windows = { krs: 'Pengisian KRS', kuliah: 'Perkuliahan', nilai: 'Penilaian' } as const;

function scheduleOf(period: StudyPeriod, today: string): BarisJadwal[] {
  return (['krs', 'kuliah', 'nilai'] as const)
    .map((name): BarisJadwal => {
      const [mulai, selesai] = [String(period[jendela[name].mulai]), String(period[jendela[name].selesai])];
      const terbuka = mulai <= today && today <= selesai;
      return { label: windows[name], jenis: null, periode: period.nama, mulai, selesai, terbuka };
    })
    .filter(({ mulai, selesai }) => selesai >= today && mulai <= dayAfter(today, dashboardSoonDays));
}

/**
 * Dashboard of an inbound student: study plan with the step it waits for, and days of the own study period
 * (docs/domain/10 "Dashboard").
 */
export async function ownDashboard(engine: Engine, caller: Caller): Promise<OwnDashboard | null> {
  // A right that was taken away takes its part of the dashboard with it, not the whole page.
  if (caller.baseRole !== role.inbound || !caller.idMhsInbound || !mayDo(caller, krs, 'read')) return null;
  const [{ mahasiswa, masaStudi, header, terbuka }, { rows, belumDinilai }] = await Promise.all([
    readPlan(engine, caller, {}),
    resultSheet(engine, caller, {}),
  ]);
  const today = dayInZone(engine.now());
  const period = await studyPeriod(engine.db, masaStudi.id);
  const returned = header?.status === 'revisi';
  const graded = rows.length > 0 && belumDinilai === 0;
  const langkah: Keikutsertaan['langkah'] = terbuka
    ? { label: returned ? 'Perbaiki KRS' : 'Isi KRS', link: plan, giliranAnda: true }
    : graded
      ? { label: 'Lihat KHS', link: `${root}/khs`, giliranAnda: false }
      : header?.status === 'diajukan'
        ? { label: 'KRS menunggu persetujuan', link: plan, giliranAnda: false }
        : { label: 'Lihat KRS', link: plan, giliranAnda: false };
  const keterangan = returned ? header.catatan : 'Pilih mata kuliah lalu ajukan KRS.';
  return {
    langkah: terbuka ? [{ label: langkah.label, keterangan, link: plan, mendesak: returned }] : [],
    batas: terbuka ? { label: windows.krs, tanggal: masaStudi.krsSelesai, link: plan } : null,
    keikutsertaan: [
      {
        id: mahasiswa.id,
        nomor: mahasiswa.npm,
        program: inTerms('Pertukaran Mahasiswa Inbound'),
        kodeJenisMbkm: 'inbound',
        periode: masaStudi.nama,
        mitra: null,
        status: mahasiswa.status,
        catatan: null,
        langkah,
      },
    ],
    jadwal: scheduleOf(period, today),
  };
}
