import { area, roles, screen } from '../kit/index.ts';
import { role } from '../roles.ts';
import { jawabanAnonim, pengisi } from './anonim.ts';
import { jawaban, versiFormulir } from './isi.ts';
import { kepuasanScreen, laporanKepuasan } from './kepuasan.ts';
import { peserta, pilihanPeserta, tautanFormulir } from './peserta.ts';

/** Forms as they are made, and what is kept of them. */
export const areaFormulirOffice = area({
  name: 'formulir',
  arrives: 'office',
  resources: [versiFormulir, jawaban, pengisi, jawabanAnonim, pilihanPeserta, peserta, tautanFormulir],
  reportPages: [laporanKepuasan],
  screens: [
    kepuasanScreen,
    screen({
      path: '/pengaturan/formulir',
      title: 'Kelola Formulir',
      icon: 'edit_note',
      pattern: 'crud',
      resource: 'formulir/formulir',
      roles: roles([role.timMbkm]),
      group: 'pengaturan',
      options: { empty: 'Tambah formulir, tulis pertanyaannya, lalu rilis.' },
    }),
  ],
  actions: [
    { name: 'Buat formulir', screen: '/pengaturan/formulir', needs: ['formulir/formulir', 'create'], opens: '/create' },
  ],
});
