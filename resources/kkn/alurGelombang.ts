import {
  all,
  both,
  either,
  linked,
  type Need,
  type Scope,
  through,
  unless,
  valued,
  workflow,
  write,
} from '../kit/index.ts';
import { masterMessages } from '../master/messages.ts';
import { programmeMessages } from '../programme/messages.ts';
import { role } from '../roles.ts';
import { kknMessages } from './messages.ts';

/** Groups of the wave in some states. */
const groups = (...states: string[]) => ({
  resource: 'kkn/kkn-kelompok',
  by: 'idGelombang',
  rows: valued('status', ...states),
});
/** Participants of the wave among such rows. */
export const people = (rows: Scope) => ({ resource: 'kkn/pendaftaran', by: 'idGelombang', rows });
/** Rows whose participation is in one of these states. */
export const withStatus = (...states: string[]) => through('idPendaftarMbkm', valued('status', ...states));
const ready = through('idKelompok', valued('status', 'ditetapkan', 'berjalan', 'selesai'));
const takingPart = withStatus('berjalan', 'selesai');
const ungraded = both(takingPart, through('idPendaftarMbkm', valued('nilaiAkhir', null)));

/** Waves that still take participants: until they are graded a late one may join a group that runs. */
export const gelombangMenerima = ['pendaftaran', 'pembagian', 'pelaksanaan'] as const;

/** Roles that move participants from wave to wave. */
export const pemindahPeserta = [role.superAdmin, role.timMbkm] as const;

/** The stages of a wave (docs/domain/30 §1.1 status); one step back is possible, with a note. */
export const alurGelombang = workflow({
  initial: 'draf',
  states: {
    draf: { label: 'Draf' },
    pendaftaran: { label: 'Pendaftaran', tone: 'baik' },
    pembagian: { label: 'Pembagian kelompok', tone: 'diajukan' },
    pelaksanaan: { label: 'Pelaksanaan', tone: 'baik' },
    penilaian: { label: 'Penilaian', tone: 'diajukan' },
    selesai: { label: 'Selesai' },
  },
  actions: {
    buka: {
      label: 'Buka pendaftaran',
      from: ['draf'],
      to: 'pendaftaran',
      by: [role.timMbkm],
      confirm: 'Buka pendaftaran gelombang ini?',
      looks: [{ before: 'tanggalBuka', says: kknMessages.opensOn, weight: 'tell' }],
      success: 'Pendaftaran dibuka.',
      tone: 'primary',
    },
    tutup: {
      label: 'Tutup pendaftaran',
      from: ['pendaftaran'],
      to: 'pembagian',
      by: [role.timMbkm],
      confirm: 'Tutup pendaftaran dan mulai pembagian kelompok?',
      looks: [
        { before: 'tanggalTutup', says: programmeMessages.stillRegistering, weight: 'note' },
        { some: people(withStatus('diajukan')), says: masterMessages.undecided, weight: 'tell' },
        { some: people(withStatus('draf', 'revisi')), says: masterMessages.unfinished, weight: 'tell' },
      ],
      success: 'Pendaftaran ditutup.',
      tone: 'primary',
    },
    berangkatkan: {
      label: 'Berangkatkan',
      from: ['pembagian'],
      to: 'pelaksanaan',
      by: [role.timMbkm],
      confirm: 'Berangkatkan peserta gelombang ini? Kelompok yang ditetapkan mulai berjalan.',
      looks: [
        { none: groups('ditetapkan', 'berjalan'), says: kknMessages.noGroupFixed, weight: 'refuse' },
        {
          some: groups('draf', 'diajukan', 'revisi', 'disetujui'),
          says: kknMessages.groupsNotFixed,
          weight: 'note',
        },
        {
          some: people(both(withStatus('disetujui'), unless(ready))),
          says: kknMessages.leftBehind,
          weight: 'note',
        },
        {
          before: 'tanggalBerangkat',
          says: kknMessages.departsIn,
          weight: 'note',
        },
      ],
      success: 'Peserta diberangkatkan.',
      tone: 'primary',
    },
    nilai: {
      label: 'Mulai penilaian',
      from: ['pelaksanaan'],
      to: 'penilaian',
      by: [role.timMbkm],
      confirm: 'Mulai penilaian gelombang ini?',
      looks: [
        { none: people(takingPart), says: kknMessages.nobodyRunning, weight: 'refuse' },
        { before: 'tanggalSelesai', says: kknMessages.returnsIn, weight: 'note' },
        { some: groups('ditetapkan'), says: kknMessages.groupsNotRunning, weight: 'note' },
      ],
      success: 'Penilaian dimulai.',
      tone: 'primary',
    },
    akhiri: {
      label: 'Akhiri gelombang',
      from: ['penilaian'],
      to: 'selesai',
      by: [role.timMbkm],
      confirm: 'Akhiri gelombang ini? Setelah itu datanya hanya dapat dibaca.',
      looks: [
        {
          none: people(both(takingPart, unless(ungraded))),
          among: people(takingPart),
          says: kknMessages.nobodyGraded,
          weight: 'refuse',
        },
        { some: people(ungraded), says: kknMessages.notGraded, weight: 'note' },
        { some: people(withStatus('berjalan')), says: kknMessages.notFinished, weight: 'note' },
        { some: groups('berjalan', 'ditetapkan'), says: kknMessages.groupsNotFinished, weight: 'tell' },
      ],
      success: 'Gelombang selesai.',
    },
    mundur: {
      label: 'Mundur satu tahap',
      undoes: ['buka', 'tutup', 'berangkatkan', 'nilai', 'akhiri'],
      note: true,
      success: 'Gelombang mundur satu tahap.',
      tone: 'danger',
      looks: [{ some: groups('berjalan'), says: kknMessages.groupsRunning, weight: 'tell' }],
      arrows: [
        { from: ['pendaftaran'], to: 'draf', by: [role.timMbkm] },
        { from: ['pembagian'], to: 'pendaftaran', by: [role.timMbkm] },
        { from: ['pelaksanaan'], to: 'pembagian', by: [role.timMbkm] },
        { from: ['penilaian'], to: 'pelaksanaan', by: [role.timMbkm] },
        { from: ['selesai'], to: 'penilaian', by: [role.timMbkm] },
      ],
    },
  },
});

/** Waves that are not over: what belongs to another one is read only, but for Super Admin (docs/domain/30 §4.6). */
export const terbuka = valued('status', 'draf', 'pendaftaran', 'pembagian', 'pelaksanaan', 'penilaian');
/** The same of rows that name their wave. */
export const selamaTerbuka = through('idGelombang', terbuka);
/**
 * Asked by every step of what belongs to a wave: it is not over.
 * @param by the way from the row to what names its wave, for each field that may lead there
 */
export const gelombangTerbuka = (...by: readonly ((wave: Scope) => Scope)[]): Need => ({
  of: unless(either(...by.map(way => way(through('idGelombang', valued('status', 'selesai')))))),
  says: kknMessages.waveOver,
  free: [role.superAdmin],
});
/** The group that a row belongs to. */
export const olehKelompok = (wave: Scope): Scope => through('idKelompok', wave);
/** The participation that a row belongs to. */
export const olehPeserta = (wave: Scope): Scope =>
  through('idPendaftarMbkm', linked('kkn/pendaftaran', 'idPendaftarMbkm', wave));
/** Tim MBKM keeps them while their wave is not over; Super Admin mends them after it. */
export const olehTim = (selama: Scope) => ({
  [role.superAdmin]: write(),
  [role.timMbkm]: write(all, { offered: selama }),
});
