import { khsEvents } from '../keluar/events.ts';

/** Notices about a KHS from the campus that the student chose. */
export const permadiEvents = khsEvents('permadi', '/pertukaran-mahasiswa/permadi/penilaian/detail/:idRincian');
