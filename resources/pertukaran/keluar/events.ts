import { type NoticeEvent, participationEvent as of, type ParticipationWord } from '../../kit/index.ts';

/** Events of a programme about its KHS (docs/domain/50 §4 "Notifications"). */
export interface KhsEvents {
  readonly diunggah: NoticeEvent<ParticipationWord | 'idRincian'>;
  readonly divalidasi: NoticeEvent<ParticipationWord>;
  readonly dikembalikan: NoticeEvent<ParticipationWord>;
}

/**
 * @param name the programme's
 * @param detail where a KHS is validated, with `:idRincian`
 */
export const khsEvents = (name: string, detail: `/${string}`): KhsEvents => ({
  diunggah: of({
    code: `${name}_khs_diunggah`,
    words: ['idRincian'],
    tells: [
      {
        to: ['koordinator', 'penilaiProdi'],
        kind: 'tugas',
        title: 'KHS menunggu validasi',
        text: '{mahasiswa} mengunggah KHS {program}.',
        link: detail,
      },
    ],
  }),
  divalidasi: of({
    code: `${name}_khs_divalidasi`,
    tells: [
      {
        to: 'mahasiswa',
        kind: 'info',
        title: 'KHS divalidasi',
        text: 'KHS {program} Anda divalidasi. Nilainya diperiksa Tim MBKM.',
        link: 'history',
      },
    ],
  }),
  dikembalikan: of({
    code: `${name}_khs_dikembalikan`,
    tells: [
      {
        to: 'mahasiswa',
        kind: 'peringatan',
        title: 'KHS perlu diperbaiki',
        text: 'KHS {program} dikembalikan.',
        noted: true,
        link: 'history',
      },
    ],
  }),
});
