import { choice, ref } from '../kit/index.ts';
import { codeList } from './codeList.ts';

/** Kinds of output and how each is handed in (docs/domain/10 §2.3). */
export const jenisLuaran = codeList({
  name: 'master/jenis-luaran',
  label: 'Jenis Luaran',
  fields: {
    idSatuan: ref('master/satuan'),
    isi: choice({ berkas: 'Berkas', tautan: 'Tautan', keduanya: 'Keduanya' }, { required: true }),
    targetPortofolio: choice({ hki: 'HKI', jurnal: 'Jurnal', proceeding: 'Proceeding' }),
  },
  shown: ['isi', 'targetPortofolio'],
  lookup: ['isi', 'targetPortofolio'],
});
