import { catalogue } from '../kit/index.ts';

/** Refusals of internships' calls (docs/domain/20). */
export const magangRefusals = catalogue('magang', {
  quota: ({ jumlah, kuota }: { jumlah: number; kuota: number }) =>
    `Jumlah kuota posisi (${jumlah}) melebihi kuota mitra (${kuota}).`,
  hasOffers: 'Mitra sudah memiliki program ditawarkan.',
});
