import { renderAdmin, type WorldOptions } from '../../support/renderAdmin.tsx';
import { eligible, ids, M, masters, N, registration, registry } from './world.ts';

export const path = '/magang/pendaftaran/mandiri';
/** A registration that is still filled in. */
export const draft = (over: Record<string, unknown> = {}) =>
  registration('7', {
    status: 'draf',
    tahapAktif: null,
    nomorPendaftaran: null,
    idMitra: ids.mitra,
    tanggalMulai: '2027-03-01',
    tanggalSelesai: '2027-08-01',
    emailPembimbingLapangan: 'pembimbing@mitra.example',
    magang: {
      id: 'm-7',
      posisi: 'Analis Data',
      deskripsiTugas: 'Menyiapkan data, membuat dasbor, dan menyusun laporan mingguan bersama tim.',
      skemaKerja: 'luring',
      jamPerMinggu: 40,
      berkasCv: ids.berkas,
      berkasTranskrip: ids.berkas,
      berkasPaktaIntegritas: ids.berkas,
      berkasProposal: ids.berkas,
      berkasSuratPenerimaan: ids.berkas,
    },
    ...over,
  });
/** A page of a student who registers. */
export const open = (at: string, options: WorldOptions = {}) =>
  renderAdmin(at, {
    registry,
    sebagai: 'HA02',
    ...options,
    rows: { ...masters(), [N]: [], ...options.rows },
    on: { [`GET ${M}/cek-pendaftar-magang`]: eligible, ...options.on },
  });
