import { choice, text } from '../kit/index.ts';
import { codeList } from './codeList.ts';

/** Units of counting and measuring (docs/domain/10 §2.3). */
export const satuan = codeList({
  name: 'master/satuan',
  label: 'Satuan',
  fields: {
    simbol: text(10),
    jenis: choice({ jumlah: 'Jumlah', luas: 'Luas', berat: 'Berat', waktu: 'Waktu', lainnya: 'Lainnya' }),
  },
  shown: ['simbol', 'jenis'],
  lookup: ['simbol'],
});
