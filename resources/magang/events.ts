import { event } from '../kit/index.ts';

/** Notices about offers (docs/domain/20 §4.9); closing by the last day sends none. */

const own = '/magang/program-magang-mitra';

export const penawaranDiajukan = event({
  code: 'penawaran_diajukan',
  words: ['mitra', 'posisi'],
  tells: [
    {
      to: 'tim',
      kind: 'tugas',
      title: 'Program ditawarkan menunggu verifikasi',
      text: '{mitra} menawarkan {posisi}.',
      link: '/magang/program-magang',
    },
  ],
});

export const penawaranDisetujui = event({
  code: 'penawaran_disetujui',
  words: ['posisi'],
  tells: [{ to: 'mitra', kind: 'info', title: 'Program ditawarkan disetujui', text: '{posisi} disetujui.', link: own }],
});

export const penawaranDikembalikan = event({
  code: 'penawaran_dikembalikan',
  words: ['posisi'],
  tells: [
    { to: 'mitra', kind: 'info', title: 'Program ditawarkan dikembalikan', text: '{posisi} dikembalikan.', link: own },
  ],
});

export const penawaranEvents = [penawaranDiajukan, penawaranDisetujui, penawaranDikembalikan];
