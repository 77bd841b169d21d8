import { area } from '../kit/index.ts';
import { catatanMonitoring } from './catatanMonitoring.ts';
import { pendaftar } from './pendaftar.ts';
import { pendaftarTahap } from './pendaftarTahap.ts';
import { persetujuan, persetujuanPeserta } from './persetujuan.ts';
import { riwayatStatus } from './riwayatStatus.ts';
import { saatNilai } from './saatNilai.ts';

/** Participations in programmes. */
export const areaMbkm = area({
  name: 'mbkm',
  arrives: 'first',
  resources: [pendaftar, pendaftarTahap, riwayatStatus, catatanMonitoring, persetujuan, persetujuanPeserta],
  moments: [saatNilai],
});
