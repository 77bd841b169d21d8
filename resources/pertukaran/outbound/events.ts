import { khsEvents } from '../keluar/events.ts';

/** What people are told of a KHS from the partner campus. */
export const outboundEvents = khsEvents('outbound', '/pertukaran-mahasiswa/outbound/validasi-khs/detail/:idRincian');
