import { choice, decimal, ref, text } from '../kit/index.ts';
import { codeList } from './codeList.ts';

/** Stores of KKN equipment, business stock and paper files (docs/domain/10 §2.3). */
export const gudang = codeList({
  name: 'master/gudang',
  label: 'Gudang',
  things: true,
  fields: {
    jenis: choice({ logistik: 'Logistik', arsip: 'Arsip', inventaris: 'Inventaris' }, { required: true }),
    alamat: text(250),
    idKelurahan: ref('master/kelurahan', { label: 'Kelurahan/Desa' }),
    idPenanggungJawab: ref('master/pegawai', { label: 'Penanggung jawab' }),
    kapasitas: decimal(10, 2, { min: 0 }),
    idSatuan: ref('master/satuan'),
  },
  shown: ['jenis', 'idPenanggungJawab'],
});
