import type { KrsRow, SiamikPort } from './port.ts';

/** Courses that study plans of the demo university are made of; each programme's real ones come with its curriculum. */
const courses: readonly (readonly [kode: string, nama: string, sks: number])[] = [
  ['UN0501', 'Metodologi Penelitian', 3],
  ['UN0502', 'Kewirausahaan', 2],
  ['UN0503', 'Manajemen Proyek', 3],
  ['UN0504', 'Etika Profesi', 2],
  ['UN0505', 'Bahasa Inggris Profesi', 2],
  ['UN0506', 'Statistika Terapan', 3],
  ['UN0507', 'Kerja Praktik', 3],
  ['UN0508', 'Seminar', 1],
  ['UN0509', 'Kuliah Kerja Nyata', 3],
  ['UN0510', 'Pilihan Bebas', 2],
];

/** Students of the demo story whose study plan matters (docs/domain/20 §5 "Named"). */
const named: Readonly<Record<string, number>> = { '22012010044': 23, '22081010027': 18, '22081010012': 20 };

/** The same number for the same text in every run. */
const numberOf = (text: string): number => [...text].reduce((hash, char) => (hash * 31 + char.charCodeAt(0)) >>> 0, 7);

/** Whole courses that add up to `total`. */
function plan(total: number, seed: number): KrsRow[] {
  const rows: KrsRow[] = [];
  let left = total;
  for (let i = 0; left > 0; i++) {
    const [kodeMk, namaMk, sks] = courses[(seed + i) % courses.length] ?? ['UN0500', 'Pilihan', 1];
    if (sks > left && i < 50) continue;
    const taken = Math.min(sks, left);
    rows.push({ kodeMk, namaMk, sks: taken, kelas: 'A', namaDosen: null });
    left -= taken;
  }
  return rows;
}

/** The embedded sample source: 12 to 20 SKS by npm, Dimas 23; nothing for a student number that is not one. */
export const sampleSiamik: SiamikPort = {
  krs: async (npm, periode) => {
    if (!/^\d{8,15}$/.test(npm)) return [];
    const seed = numberOf(npm);
    return plan(named[npm] ?? 12 + (seed % 9), seed + numberOf(periode));
  },
};
