import { catalogue } from '../kit/index.ts';

/** What declarations of messages say. */
export const pesanMessages = catalogue('pesan', {
  sentOnce: 'Pesan ini sudah dikirim.',
});
