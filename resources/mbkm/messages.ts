import { catalogue } from '../kit/index.ts';

/** What declarations of registrations say about bad input (docs/domain/20). */
export const mbkmMessages = catalogue('mbkm', {
  alreadyRegistered: 'Anda sudah terdaftar pada program ini di periode yang sama.',
  stageThere: 'Tahap ini sudah ada.',
});
