import { type Actor, actor, linked, ofRow, onBehalf, type Role, valued, workflow } from '../kit/index.ts';
import { role } from '../roles.ts';
import { mbkmMessages } from './messages.ts';
import { peranTahap, type TahapVerifikasi, tahapVerifikasi } from './tahap.ts';

/** Roles that decide at a stage; Tim MBKM may also decide in the partner's place. */
function pemutus(tahap: TahapVerifikasi): Actor[] {
  const passing = linked('mbkm/pendaftar-tahap', 'idPendaftarMbkm', valued('tahap', tahap));
  const decider: Role = peranTahap[tahap];
  return [actor(decider, passing), ...(tahap === 'mitra' ? [onBehalf(role.timMbkm, passing)] : [])];
}

/** An end is taken back while its grades are not final: from then on they are revised. */
const sebelumFinal = { statusKonversi: ['belum', 'diajukan', 'revisi', 'disetujui', 'dinilai'] } as const;

const alasan = 'Alasan pengunduran diri';

const stages = Object.keys(tahapVerifikasi) as TahapVerifikasi[];

/**
 * One arrow for each stage at which a submitted registration may be: it is decided where it is. At none of them the
 * programme's own workflow leads it (`Programme.lead`), and nobody decides on the registration itself.
 */
const decided = <To extends string>(...to: readonly [To, ...To[]]) => [
  ...stages.map(tahap => ({ from: ['diajukan'] as const, to, when: { tahapAktif: tahap }, by: pemutus(tahap) })),
  { from: ['diajukan'] as const, to: to[0], when: { tahapAktif: null }, by: ['system'] as const },
];

/**
 * The registration workflow: the life of a participation (docs/domain/20 §1.1). `setujui` leads to `disetujui` only at
 * the last stage; before that the row stays `diajukan` at the next stage. Which role decides at a stage is in
 * `tahap.ts`. Withdrawing from a running participation is an action of its own because other roles may do it.
 */
export const alurPendaftaran = workflow({
  initial: 'draf',
  history: 'pendaftaran',
  // A registration that is moved by its group or by a leading workflow takes no such step of its own
  // (`Programme.group`, `lead`).
  needs: [{ rule: 'sendiri', alone: true }],
  states: {
    draf: { label: 'Draf' },
    diajukan: { label: 'Diajukan' },
    revisi: { label: 'Perlu perbaikan' },
    ditolak: { label: 'Ditolak' },
    disetujui: { label: 'Disetujui' },
    berjalan: { label: 'Berjalan' },
    selesai: { label: 'Selesai' },
    mengundurkan_diri: { label: 'Mengundurkan diri' },
  },
  actions: {
    ajukan: {
      label: 'Ajukan',
      from: ['draf', 'revisi'],
      to: 'diajukan',
      by: [role.mahasiswa, role.outbound],
      confirm: 'Ajukan pendaftaran ini? Isian tidak dapat diubah selama diperiksa.',
      success: 'Pendaftaran diajukan.',
      tone: 'primary',
    },
    setujui: {
      label: 'Setujui',
      arrows: decided('disetujui', 'diajukan'),
      // The last approval names the supervisor where the programme says so (`Programme.supervisorAtApproval`).
      takes: { idDosenPembimbing: ofRow({ asked: false }) },
      confirm: 'Setujui pendaftaran ini?',
      success: 'Pendaftaran disetujui.',
      tone: 'primary',
    },
    revisi: {
      label: 'Kembalikan',
      arrows: decided('revisi'),
      note: true,
      success: 'Pendaftaran dikembalikan untuk diperbaiki.',
    },
    tolak: {
      label: 'Tolak',
      arrows: decided('ditolak'),
      note: true,
      confirm: 'Tolak pendaftaran ini?',
      success: 'Pendaftaran ditolak.',
      tone: 'danger',
    },
    mulai: {
      label: 'Mulai',
      from: ['disetujui'],
      to: 'berjalan',
      by: [role.timMbkm, role.koordinator, 'system'],
      confirm: 'Mulai kegiatan ini sekarang?',
      looks: [{ before: 'tanggalMulai', says: mbkmMessages.beginsIn, weight: 'note' }],
      success: 'Kegiatan dimulai.',
    },
    selesaikan: {
      label: 'Selesaikan',
      from: ['berjalan'],
      to: 'selesai',
      by: [role.dosen, role.koordinator, role.timMbkm],
      confirm: 'Nyatakan kegiatan ini selesai?',
      looks: [{ before: 'tanggalSelesai', says: mbkmMessages.endsIn, weight: 'note' }],
      success: 'Kegiatan dinyatakan selesai.',
    },
    mengundurkan_diri: {
      label: 'Undur diri',
      from: ['draf', 'diajukan', 'revisi', 'disetujui'],
      to: 'mengundurkan_diri',
      by: [role.mahasiswa, role.outbound, role.timMbkm],
      note: true,
      noteLabel: alasan,
      takes: { suratMundur: ofRow({ required: true, when: { field: 'status', in: ['disetujui'] } }) },
      confirm: 'Mundur dari program ini? Tempat Anda dilepas untuk orang lain.',
      success: 'Pengunduran diri dicatat.',
      tone: 'danger',
    },
    batalkan: {
      label: 'Batalkan keputusan',
      undoes: ['tolak', 'selesaikan', 'mengundurkan_diri', 'mundurkan'],
      arrows: [
        { from: ['ditolak'], to: ['diajukan', 'draf'], when: sebelumFinal, by: [role.timMbkm] },
        {
          from: ['mengundurkan_diri'],
          to: ['disetujui', 'diajukan', 'revisi', 'draf', 'berjalan'],
          when: sebelumFinal,
          by: [role.timMbkm],
        },
        { from: ['selesai'], to: 'berjalan', when: sebelumFinal, by: [role.timMbkm] },
      ],
      note: true,
      confirm: 'Batalkan keputusan akhir ini? Pendaftaran dilanjutkan dari tahap sebelumnya.',
      success: 'Keputusan dibatalkan.',
    },
    mundurkan: {
      label: 'Catat pengunduran diri',
      from: ['berjalan'],
      to: 'mengundurkan_diri',
      by: [role.koordinator, role.timMbkm],
      note: true,
      noteLabel: alasan,
      takes: { suratMundur: ofRow({ required: true }) },
      confirm: 'Catat pengunduran diri mahasiswa ini? Konversi ikut ditutup.',
      success: 'Pengunduran diri dicatat.',
      tone: 'danger',
    },
  },
});

export type StatusPendaftaran = keyof typeof alurPendaftaran.states;
export type AksiPendaftaran = keyof typeof alurPendaftaran.actions;

/** States in which a participation holds the student's place in a period (docs/domain/20 §1.1). */
export const statusAktif = ['diajukan', 'revisi', 'disetujui', 'berjalan'] as const satisfies StatusPendaftaran[];
/** States in which a participation is not over: it is being filled in, or holds a place. */
export const statusBelumUsai = ['draf', ...statusAktif] as const satisfies StatusPendaftaran[];
/** States that no longer count as registered. */
export const statusGugur = ['ditolak', 'mengundurkan_diri'] as const satisfies StatusPendaftaran[];
/** States that take a place of an offer's quota (docs/domain/20 §1.4 `terisi`). */
export const statusMengisiKuota = ['disetujui', 'berjalan', 'selesai'] as const satisfies StatusPendaftaran[];
/** Everything but `draf`: what others than the owner and Tim MBKM see (docs/domain/20, Scope S). */
export const statusTerlihat = [
  'diajukan',
  'revisi',
  'ditolak',
  'disetujui',
  'berjalan',
  'selesai',
  'mengundurkan_diri',
] as const satisfies StatusPendaftaran[];
