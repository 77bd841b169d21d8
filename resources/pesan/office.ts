import { area } from '../kit/index.ts';
import { balasan, izinWa, penerima, pesan } from './pesan.ts';

/** What is kept of messages. */
export const areaPesanOffice = area({
  name: 'pesan',
  arrives: 'office',
  resources: [pesan, penerima, balasan, izinWa],
});
