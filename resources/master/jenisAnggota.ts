import { choice, integer } from '../kit/index.ts';
import { codeList } from './codeList.ts';

/** Roles of members in a group or among authors (docs/domain/10 §2.3). */
export const jenisAnggota = codeList({
  name: 'master/jenis-anggota',
  label: 'Jenis Anggota',
  fields: {
    berlakuUntuk: choice({ kkn: 'KKN', kwu: 'Kewirausahaan', riset: 'Riset', penulis: 'Penulis', semua: 'Semua' }),
    maksPerKelompok: integer(1, 100, { label: 'Maksimal per kelompok' }),
  },
  shown: ['berlakuUntuk', 'maksPerKelompok'],
  lookup: ['berlakuUntuk', 'maksPerKelompok'],
});
