import { saatMingguLog } from '../kegiatan/saatMingguLog.ts';
import { area } from '../kit/index.ts';
import { dokumenKomcad } from './dokumen.ts';
import { hasilSeleksi } from './kelulusan.ts';
import { latsarmil } from './latsarmil.ts';
import { logBookKomcad } from './logBook.ts';
import { pendaftaranKomcad } from './pendaftaran.ts';
import { penilaianKomcad } from './penilaian.ts';
import { programKomcad } from './program.ts';
import { komcad } from './programme.ts';
import { komcadScreens } from './screens.ts';
import { seleksiKompetensi } from './seleksi.ts';
import { suratKomcad } from './surat.ts';

/** Komcad: its resources, screens and programme. */
export const areaKomcad = area({
  name: 'komcad',
  arrives: 'own',
  menu: [{ key: 'komcad', name: 'Komcad', icon: 'military_tech', at: 50 }],
  resources: [
    programKomcad,
    pendaftaranKomcad,
    dokumenKomcad,
    seleksiKompetensi,
    hasilSeleksi,
    latsarmil,
    logBookKomcad,
    penilaianKomcad,
  ],
  screens: komcadScreens,
  programmes: [komcad],
  moments: [saatMingguLog(logBookKomcad, 'minggu-komcad')],
  letters: suratKomcad,
  actions: [
    {
      name: 'Buat gelombang Komcad',
      screen: '/komcad/gelombang',
      needs: ['komcad/program', 'create'],
      opens: '/create',
    },
  ],
});
