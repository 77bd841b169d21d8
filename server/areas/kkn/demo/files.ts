import { type DemoFile, makeFile, makePicture, sampleLines } from '../../../demo/files.ts';
import { detailId } from './ids.ts';
import { type Seat, seats } from './story.ts';

const documents = [
  ['berkasKrs', 'pdf', 'KRS'],
  ['berkasTranskrip', 'pdf', 'Transkrip'],
  ['berkasSuratSehat', 'pdf', 'Surat Sehat'],
  ['berkasIzinOrangTua', 'pdf', 'Izin Orang Tua'],
  ['pasFoto', 'png', 'Pas Foto'],
] as const;

/** Documents of a registration that was handed in; a draft has none. */
export const documentsOf = ({ status }: Seat): typeof documents | readonly [] => (status === 'draf' ? [] : documents);

export const registrationFiles = (): DemoFile[] =>
  seats.flatMap((seat, i) =>
    documentsOf(seat).map(([field, ext, title]) =>
      ext === 'png'
        ? makePicture('kkn/pendaftaran', detailId(seat.key), field, title, i)
        : makeFile('kkn/pendaftaran', detailId(seat.key), field, title, sampleLines),
    ),
  );
