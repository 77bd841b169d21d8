import type { RowData } from '../platform/database/db.ts';
import { prodiId, prodis } from './campus.ts';
import { courseId, coursesOf } from './courses.ts';
import { idOf } from './ids.ts';

type Book = readonly [judul: string, pengarang: string, penerbit: string, tahun: number, tipe: string, tautan?: string];

/** Six works per faculty. */
const shelves: Readonly<Record<string, readonly Book[]>> = {
  '01': [
    ['Principles of Economics', 'Mankiw, N. G.', 'Cengage', 2021, 'buku'],
    ['Marketing Management', 'Kotler, P.; Keller, K. L.', 'Pearson', 2016, 'buku'],
    ['Intermediate Accounting', 'Kieso, D. E.; Weygandt, J. J.', 'Wiley', 2020, 'buku'],
    ['Fundamentals of Corporate Finance', 'Ross, S. A.; Westerfield, R. W.', 'McGraw-Hill', 2019, 'buku'],
    ['Statistik Indonesia', 'Badan Pusat Statistik', 'BPS', 2025, 'laman', 'https://www.bps.go.id'],
    ['Perekonomian Indonesia', 'Tambunan, T.', 'Ghalia Indonesia', 2018, 'buku'],
  ],
  '02': [
    ['Pengantar Ekonomi Pertanian', 'Mubyarto', 'LP3ES', 1995, 'buku'],
    ['Plant Physiology and Development', 'Taiz, L.; Zeiger, E.', 'Sinauer', 2018, 'buku'],
    ['Dasar-Dasar Ilmu Tanah', 'Hanafiah, K. A.', 'Rajawali Pers', 2014, 'buku'],
    ['Agribusiness Management', 'Barnard, F. L.; Akridge, J. T.', 'Routledge', 2020, 'buku'],
    ['Good Agricultural Practices', 'FAO', 'FAO', 2016, 'laman', 'https://www.fao.org'],
    ['Teknologi Benih', 'Sutopo, L.', 'Rajawali Pers', 2012, 'buku'],
  ],
  '03': [
    ['Unit Operations of Chemical Engineering', 'McCabe, W. L.; Smith, J. C.', 'McGraw-Hill', 2005, 'buku'],
    ['Elements of Chemical Reaction Engineering', 'Fogler, H. S.', 'Pearson', 2020, 'buku'],
    ['Introduction to Operations Research', 'Hillier, F. S.; Lieberman, G. J.', 'McGraw-Hill', 2021, 'buku'],
    ['Introduction to Statistical Quality Control', 'Montgomery, D. C.', 'Wiley', 2019, 'buku'],
    ['Ergonomi: Konsep Dasar dan Aplikasinya', 'Nurmianto, E.', 'Guna Widya', 2008, 'buku'],
    ['Perencanaan dan Pengendalian Produksi', 'Nasution, A. H.', 'Graha Ilmu', 2008, 'buku'],
  ],
  '04': [
    ["McQuail's Media and Mass Communication Theory", 'McQuail, D.; Deuze, M.', 'SAGE', 2020, 'buku'],
    ['Effective Public Relations', 'Broom, G. M.; Sha, B.-L.', 'Pearson', 2013, 'buku'],
    ['Understanding Public Policy', 'Dye, T. R.', 'Pearson', 2017, 'buku'],
    ['Jurnalistik Indonesia', 'Sumadiria, A. H.', 'Simbiosa Rekatama', 2017, 'buku'],
    ['Manajemen Pelayanan', 'Ratminto; Winarsih, A. S.', 'Pustaka Pelajar', 2016, 'buku'],
    ['Kode Etik Jurnalistik', 'Dewan Pers', 'Dewan Pers', 2006, 'laman', 'https://dewanpers.or.id'],
  ],
  '08': [
    ['Introduction to Algorithms', 'Cormen, T. H.; Leiserson, C. E.', 'MIT Press', 2022, 'buku'],
    ['Database System Concepts', 'Silberschatz, A.; Korth, H. F.', 'McGraw-Hill', 2019, 'buku'],
    ['Software Engineering', 'Sommerville, I.', 'Pearson', 2015, 'buku'],
    ['Artificial Intelligence: A Modern Approach', 'Russell, S.; Norvig, P.', 'Pearson', 2020, 'buku'],
    ['MDN Web Docs', 'Mozilla', 'Mozilla', 2025, 'laman', 'https://developer.mozilla.org'],
    ['Interaksi Manusia dan Komputer', 'Santoso, I.', 'Andi', 2010, 'buku'],
  ],
};

/** Six works per study programme, on its own courses. */
export const bookRows = (): RowData[] =>
  prodis.flatMap(({ kode, faculty }) => {
    const courses = coursesOf(kode).filter(([, , semester]) => semester >= 3 && semester <= 6);
    return (shelves[faculty] ?? []).map(([judul, pengarang, penerbit, tahun, tipe, tautan], i) => ({
      id: idOf('master/pustaka', `${kode}:${judul}`),
      idMatakuliah: courseId(kode, courses[i]?.[0] ?? 'Metodologi Penelitian'),
      idProgramProdi: prodiId(kode),
      jenis: i < 4 ? 'utama' : 'pendukung',
      tipe,
      judul,
      pengarang,
      penerbit,
      tahun,
      tautan: tautan ?? null,
      urut: i + 1,
    }));
  });
