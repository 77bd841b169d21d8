import { event } from '../kit/index.ts';
import { role } from '../roles.ts';

/** A synchronisation in the background has ended; `:layar` is its screen. */
export const sinkronisasiSelesai = event({
  code: 'sinkronisasi',
  words: ['jenis', 'hasil', 'layar'],
  tells: [
    {
      to: 'akun',
      as: [role.timMbkm, role.bakpk],
      kind: 'info',
      title: 'Sinkronisasi selesai',
      text: 'Sinkronisasi {jenis} berakhir: {hasil}.',
      link: '/sinkronisasi/s_:layar',
      oneOf: { layar: ['mahasiswa', 'matakuliah', 'pegawai', 'programprodi', 'tendik'] },
    },
  ],
});

export const sinkronisasiEvents = [sinkronisasiSelesai];
