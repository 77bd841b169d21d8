import { khsEvents } from '../keluar/events.ts';

/** Notices about a KHS from the partner campus. */
export const outboundEvents = khsEvents('outbound', '/pertukaran-mahasiswa/outbound/validasi-khs/detail/:idRincian');
