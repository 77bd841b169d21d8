import { boolean, type Choices, choice, datetime, rows, text } from '../kit/index.ts';
import { programmeMessages } from './messages.ts';

/** A reviewer's remark on a part of what was handed in, as it is stored. */
export interface Komentar {
  id?: string | undefined;
  bagian: string;
  isi: string;
  penulis?: string | null | undefined;
  waktu?: string | null | undefined;
  selesai?: boolean | null | undefined;
}

/** Remarks of reviewers by part; the author marks which are answered (docs/domain/30 §1.8). */
export const komentarReviu = <const B extends Choices>(bagian: B) =>
  rows(
    {
      bagian: choice(bagian, { required: true }),
      isi: text(1000, { required: true }),
      penulis: text(150, { readOnly: true }),
      waktu: datetime({ readOnly: true }),
      selesai: boolean({ label: 'Sudah ditanggapi' }),
    },
    { label: 'Komentar pemeriksaan', most: [200, programmeMessages.commentsMost] },
  );
