import { outboundDetail } from '../../../../resources/pertukaran/outbound/detail.ts';
import { outbound } from '../../../../resources/pertukaran/outbound/programme.ts';
import type { LeavingPage } from '../keluar/ownExchange.ts';

/** Outbound as the pages of both ways out know it. */
export const outboundPage: LeavingPage = {
  programme: outbound,
  resource: outboundDetail.name,
  key: 'outbound',
  upload: 'upload-nilai-khs',
  judge: 'update-khs',
  uploadPath: '/pertukaran-mahasiswa/outbound/nilai-khs',
  listPath: '/pertukaran-mahasiswa/outbound/validasi-khs',
};
