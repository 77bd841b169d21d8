import { either, linked, match, ownProdi, type Scope, through } from '../kit/index.ts';

/** Scopes of the roles on each resource about inbound students (docs/domain/50 §1.2). */

/** Rows of `mk-dosen` that name the calling lecturer. */
const own: Scope = match('idPegawai', 'idPegawai');
/** Classes that the calling lecturer teaches. */
const taughtClass: Scope = linked('pertukaran/mk-dosen', 'idMkInbound', own);

/** Students: of the calling lecturer as their guardian, of the study programme, oneself. */
export const wali: Scope = match('idDosenWali', 'idPegawai');
export const prodiTujuan: Scope = ownProdi();

/** Study plans of such students. */
export const waliKrs: Scope = through('idMhsInbound', wali);
export const prodiKrs: Scope = through('idMhsInbound', prodiTujuan);
export const ownKrs: Scope = match('idMhsInbound', 'idMhsInbound');

/** Rows of study plans. */
export const waliRow: Scope = through('idKrs', waliKrs);
export const taughtRow: Scope = through('idMkInbound', taughtClass);
export const prodiRow: Scope = through('idKrs', prodiKrs);
export const ownRow: Scope = through('idKrs', ownKrs);

/** Students in classes that the calling lecturer teaches, and those whom they guard. */
export const waliOrTaught: Scope = either(
  wali,
  linked('pertukaran/krs', 'idMhsInbound', linked('pertukaran/krs-detail', 'idKrs', taughtRow)),
);
