import type { RowData } from '../platform/database/db.ts';
import type { Calendar } from './calendar.ts';
import { type DemoFile, demoFile, makeFile } from './files.ts';
import { idOf } from './ids.ts';
import { handle } from './names.ts';

const list = [
  ['091001', 'Universitas Bahari Celebes', 'UBC', 'ptn', 'Indonesia', 400],
  ['101002', 'Universitas Lembah Minang', 'ULM', 'ptn', 'Indonesia', 320],
  ['111003', 'Institut Teknologi Kapuas', 'ITK', 'ptn', 'Indonesia', 210],
  ['151004', 'Universitas Cendana Timur', 'UCT', 'ptn', 'Indonesia', 25],
  ['074005', 'Politeknik Samudra Lestari', 'PSL', 'pts', 'Indonesia', 500],
  ['031006', 'Universitas Puspa Nusantara', 'UPN', 'pts', 'Indonesia', 150],
  ['051007', 'Universitas Merapi Sejahtera', 'UMS', 'pts', 'Indonesia', null],
  ['081008', 'Institut Seni Nusa Bali', 'ISNB', 'ptn', 'Indonesia', 260],
  ['201009', 'Akademi Pelayaran Negara', 'APN', 'kedinasan', 'Indonesia', null],
  [null, 'Straits Horizon University', 'SHU', 'luar_negeri', 'Malaysia', 640],
] as const;

export const campusId = (nama: string): string => idOf('master/kampus', nama);

/** Ten universities that students come from and go to (docs/domain/50 §5). */
export const campusRows = (cal: Calendar): RowData[] =>
  list.map(([kodePt, nama, singkatan, jenis, negara, ends], i) => {
    const site = `${handle(nama).split('.').slice(-2).join('-')}.example`;
    return {
      id: campusId(nama),
      kodePt,
      nama,
      singkatan,
      jenis,
      negara,
      website: `https://${site}`,
      email: `kerjasama@${site}`,
      isMitraPertukaran: ends !== null,
      ...(ends === null
        ? {}
        : {
            nomorMou: `${40 + i}/UNR/MOU/${cal.year - 2}`,
            tanggalMou: cal.day(ends - 730),
            berakhirMou: cal.day(ends),
            berkasMou: demoFile('master/kampus', campusId(nama), 'berkasMou').id,
          }),
    };
  });

/** Their agreements. */
export const campusFiles = (): DemoFile[] =>
  list
    .filter(([, , , , , ends]) => ends !== null)
    .map(([, nama]) =>
      makeFile('master/kampus', campusId(nama), 'berkasMou', `Nota Kesepahaman ${nama}`, [
        'Universitas Nusantara Raya',
        'Dokumen contoh untuk data demo.',
      ]),
    );
