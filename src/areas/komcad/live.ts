import type { Participant } from './useOwnParticipant.ts';

const over: readonly string[] = ['ditolak', 'mengundurkan_diri', 'selesai'];

/** True if the registration is neither ended nor refused. */
export const isLive = ({ statusPendaftaran }: Pick<Participant, 'statusPendaftaran'>): boolean =>
  !over.includes(statusPendaftaran ?? '');
