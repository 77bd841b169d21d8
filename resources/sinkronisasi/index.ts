import { area } from '../kit/index.ts';
import { bandingFeeder } from './feeder/banding.ts';
import { contohFeeder } from './feeder/contoh.ts';
import { kodeFeeder, padananFeeder } from './feeder/padanan.ts';
import { pasanganFeeder } from './feeder/pasangan.ts';
import { pengirimanFeeder } from './feeder/pengiriman.ts';
import { rekamanFeeder } from './feeder/rekaman.ts';
import { feederScreens } from './feeder/screens.ts';
import { sinkronisasiProses, sinkronisasiRincian } from './proses.ts';
import { sinkronisasiScreens } from './screens.ts';

/** Synchronisation with the academic system, and reports to the ministry's Neo Feeder. */
export const areaSinkronisasi = area({
  name: 'sinkronisasi',
  arrives: 'office',
  menu: [{ key: 'sinkronisasi', name: 'Sinkronisasi', icon: 'sync', at: 120 }],
  resources: [
    sinkronisasiProses,
    sinkronisasiRincian,
    pengirimanFeeder,
    rekamanFeeder,
    kodeFeeder,
    padananFeeder,
    pasanganFeeder,
    bandingFeeder,
    contohFeeder,
  ],
  screens: [...sinkronisasiScreens, ...feederScreens],
});
