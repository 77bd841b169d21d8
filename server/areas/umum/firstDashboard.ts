import { dayInWords, isState, zoned } from '../../../resources/kit/index.ts';
import { alurPendaftaran } from '../../../resources/mbkm/alurPendaftaran.ts';
import type { Batas, Dashboard, Keikutsertaan, Langkah, Tugas } from '../../../resources/umum/dashboard.ts';
import { dashboardWords, dayBesideGreeting, greetingAt } from '../../../resources/umum/dashboardWords.ts';
import { sameSteps } from '../../../resources/umum/sameSteps.ts';
import { dashboardScreen } from '../../../resources/umum/screens.ts';
import { ownName } from '../../platform/access/deputy.ts';
import type { Engine } from '../../platform/engine/context.ts';
import type { FirstLine, FirstScreenSource, FirstSection } from '../../platform/firstScreen.ts';
import type { DashboardOf } from './dashboard.ts';

/** More than fit on a phone wait for the dashboard itself. */
const mostLines = 6;

const today = zoned('id-ID', dayBesideGreeting);

/** The dashboard before its scripts have come: the greeting, what waits, and a student's programmes. */
export const firstDashboard = (engine: Engine, read: DashboardOf): FirstScreenSource => ({
  path: dashboardScreen.path,
  read: async (caller, mayOpen) => {
    const now = engine.now();
    const { langkah, ...dashboard } = await read(caller);
    const open = langkah?.filter(({ link }) => mayOpen(link)) ?? null;
    return {
      heading: `${greetingAt(now)}, ${ownName(caller)}`,
      aside: today(now),
      sections: sectionsOf({ ...dashboard, langkah: open }),
    };
  },
});

function sectionsOf({ langkah, batas, keikutsertaan, tugas }: Dashboard): FirstSection[] {
  const own = langkah?.length || (langkah && batas) ? [steps(langkah, batas)] : [];
  if (keikutsertaan) return [...own, participations(keikutsertaan)];
  return tugas.length ? [...own, tasks(tugas)] : own;
}

const steps = (langkah: readonly Langkah[], batas: Batas | null): FirstSection => ({
  heading: langkah.length ? dashboardWords.now : dashboardWords.nothingOfYours,
  lines: [
    ...sameSteps(langkah)
      .slice(0, mostLines)
      .map(([step, ...others], i) => stepLine([step, ...others], i === 0)),
    ...(batas ? [{ text: batas.label, note: `paling lambat ${dayInWords(batas.tanggal)}`, link: batas.link }] : []),
  ],
});

const stepLine = ([step, ...others]: readonly [Langkah, ...Langkah[]], first: boolean): FirstLine =>
  others.length
    ? {
        text: step.label,
        first,
        choices: [step, ...others].map(({ keterangan, link }) => ({ text: keterangan ?? '', link })),
      }
    : { text: step.label, note: step.keterangan, link: step.link, first };

const participations = (all: readonly Keikutsertaan[]): FirstSection => ({
  heading: dashboardWords.participations,
  lines: all.length
    ? all.slice(0, mostLines).map(({ program, periode, mitra, nomor, status }) => ({
        text: program,
        note: [periode, mitra, nomor].filter(Boolean).join(' · '),
        mark: isState(alurPendaftaran, status) ? alurPendaftaran.states[status].label : null,
      }))
    : [{ text: dashboardWords.noParticipation }],
});

function tasks(tugas: readonly Tugas[]): FirstSection {
  const now = tugas.filter(({ keputusan, jumlah }) => keputusan && jumlah > 0);
  return {
    heading: now.length ? dashboardWords.waiting : dashboardWords.nothing,
    lines: now
      .slice(0, mostLines)
      .map(({ label, jumlah, link }) => ({ text: label, mark: jumlah.toLocaleString('id-ID'), link })),
  };
}
