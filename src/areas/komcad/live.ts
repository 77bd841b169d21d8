import type { Participant } from './useOwnParticipant.ts';

const over: readonly string[] = ['ditolak', 'mengundurkan_diri', 'selesai'];

/** Whether a registration still goes on. */
export const isLive = ({ statusPendaftaran }: Pick<Participant, 'statusPendaftaran'>): boolean =>
  !over.includes(statusPendaftaran ?? '');
