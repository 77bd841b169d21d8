import { area } from '../kit/index.ts';
import { sinkronisasiProses, sinkronisasiRincian } from './proses.ts';
import { sinkronisasiScreens } from './screens.ts';

/** Synchronisation with the academic system. */
export const areaSinkronisasi = area({
  name: 'sinkronisasi',
  arrives: 'office',
  menu: [{ key: 'sinkronisasi', name: 'Sinkronisasi', icon: 'sync', at: 120 }],
  resources: [sinkronisasiProses, sinkronisasiRincian],
  screens: sinkronisasiScreens,
});
