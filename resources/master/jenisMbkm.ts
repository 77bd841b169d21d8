import { all, allow, choice, integer, text, write } from '../kit/index.ts';
import { role } from '../roles.ts';
import { codeList } from './codeList.ts';

/** The kinds of MBKM; `kelompokKonversi` names the detail page of the conversion (docs/domain/10 §2.3). */
export const jenisMbkm = codeList({
  name: 'master/jenis-mbkm',
  label: 'Jenis MBKM',
  fields: {
    namaInggris: text(150),
    ikon: text(40),
    warna: text(20),
    ruteLanding: text(150, { label: 'Alamat halaman publik' }),
    sksMaks: integer(0, 60, { required: true, default: 20, label: 'SKS maksimal' }),
    kelompokKonversi: choice(
      {
        kkn: 'KKN',
        komcad: 'Komcad',
        kwu: 'Kewirausahaan',
        outbound: 'Outbound',
        penilaian: 'Penilaian',
        riset: 'Riset',
      },
      { required: true },
    ),
  },
  shown: ['sksMaks', 'kelompokKonversi'],
  lookup: ['namaInggris', 'ikon', 'warna', 'ruteLanding', 'sksMaks', 'kelompokKonversi'],
  public: true,
  access: { [role.superAdmin]: write(), [role.timMbkm]: allow(all, ['update', 'export', 'action']) },
});
