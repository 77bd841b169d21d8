import { catalogue } from '../kit/index.ts';

/** Refusals of the calls of monitoring. */
export const monitoringRefusals = catalogue('monitoring', {
  onlyFollowUp: ({ hari }: { hari: number }) =>
    `Catatan hanya dapat diubah dalam ${hari} hari; setelah itu hanya tindak lanjutnya.`,
  nothingToRemind: 'Tidak ada yang perlu diingatkan.',
  remindedToday: 'Sudah diingatkan hari ini, atau belum memiliki akun.',
  supervisorActed: ({ n }: { n: number }) =>
    `Dosen pembimbing yang baru sudah mencatat atau memutuskan ${n} hal. Ganti lewat “Tetapkan dosen pembimbing”.`,
  supervisorOfGroup: 'Pembimbing kelompok ditetapkan bersama kelompoknya.',
});
