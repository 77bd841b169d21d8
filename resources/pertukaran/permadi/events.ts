import { khsEvents } from '../keluar/events.ts';

/** What people are told of a KHS from the campus that the student found. */
export const permadiEvents = khsEvents('permadi', '/pertukaran-mahasiswa/permadi/penilaian/detail/:idRincian');
