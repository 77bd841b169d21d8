import { type ChangeOf, weighted } from '../../../../resources/kit/index.ts';
import type { pendaftar } from '../../../../resources/mbkm/pendaftar.ts';
import { komponenDosen } from '../../../../resources/riset/menilaiRiset.ts';
import { komponenMitra } from '../../../../resources/riset/nilaiMitra.ts';
import type { ResearcherStory } from './story.ts';

/** Weights as the settings have them at first. */
const ofLecturer = { proposal: 15, proses: 20, laporan: 30, presentasi: 20, luaran: 15 };
const ofPartner = { disiplin: 20, kompetensiRiset: 30, kerjaSama: 20, hasilKerja: 30 };

const named = (names: readonly string[], values: readonly number[] | undefined): Record<string, number> =>
  Object.fromEntries(names.flatMap((name, i) => (values?.[i] === undefined ? [] : [[name, values[i]]])));

/** Parts of each grade by name, with their sum. */
export const lecturerParts = ({ dosen }: ResearcherStory) => named(komponenDosen, dosen);
export const partnerParts = ({ mitra }: ResearcherStory) => named(Object.keys(komponenMitra), mitra);
export const partnerSum = (story: ResearcherStory): number | null => weighted(ofPartner, partnerParts(story));

const letters = [
  [85, 'A', 4],
  [80, 'A-', 3.75],
  [75, 'B+', 3.5],
  [0, 'B', 3],
] as const;

/** The grades of who has finished. */
export function gradesOf(story: ResearcherStory): ChangeOf<typeof pendaftar> {
  if (story.status !== 'selesai') return {};
  const nilaiDosen = weighted(ofLecturer, lecturerParts(story));
  const nilaiMitra = story.jalur === 'simaris' ? null : partnerSum(story);
  const both = weighted({ dosen: 60, mitra: 40 }, { dosen: nilaiDosen, mitra: nilaiMitra });
  const nilaiAkhir = story.jalur === 'simaris' ? nilaiDosen : both;
  const [, nilaiHuruf, nilaiMutu] = letters.find(([least]) => (nilaiAkhir ?? 0) >= least) ?? letters[3];
  return { nilaiMitra, nilaiDosen, nilaiAkhir, nilaiHuruf, nilaiMutu };
}
