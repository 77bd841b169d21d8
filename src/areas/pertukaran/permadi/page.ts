import { permadiDetail } from '../../../../resources/pertukaran/permadi/detail.ts';
import { permadi } from '../../../../resources/pertukaran/permadi/programme.ts';
import type { LeavingPage } from '../keluar/ownExchange.ts';

/** Permadi as the pages of both ways out know it. */
export const permadiPage: LeavingPage = {
  programme: permadi,
  resource: permadiDetail.name,
  key: 'permadi',
  upload: 'upload-khs',
  judge: 'nilai/{id}',
  uploadPath: '/pertukaran-mahasiswa/permadi/nilai-khs',
  listPath: '/pertukaran-mahasiswa/permadi/penilaian',
};
