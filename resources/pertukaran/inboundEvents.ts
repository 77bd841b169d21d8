import { event } from '../kit/index.ts';
import { role } from '../roles.ts';

/** Notices to inbound students about registrations, plans and grades (docs/domain/50 §4 "Notifications"). */

const queue = '/pertukaran-mahasiswa/verifikasi';
const own = '/pertukaran-mahasiswa/inbound/krs';
const approve = '/pertukaran-mahasiswa/inbound/approve-krs';
const graded = '/pertukaran-mahasiswa/inbound/pemberian-nilai/daftar-matkul';

export const inboundDiajukan = event({
  code: 'inbound_diajukan',
  words: ['nama', 'kampus'],
  tells: [
    {
      to: ['tim', 'koordinator'],
      kind: 'tugas',
      title: 'Pendaftaran inbound baru',
      text: '{nama} dari {kampus} mendaftar.',
      link: queue,
    },
  ],
});

export const inboundPenuh = event({
  code: 'inbound_penuh',
  words: ['jumlah'],
  tells: [
    {
      to: 'tim',
      kind: 'peringatan',
      title: 'Pendaftaran inbound berhenti sementara',
      text: 'Batas {jumlah} kiriman formulir sehari sudah tercapai.',
      link: queue,
    },
  ],
});

/** To the student's own account, where there is one already. */
export const inboundDiputuskan = event({
  code: 'inbound_diputuskan',
  words: ['keadaan'],
  tells: [
    {
      to: 'akun',
      as: [role.inbound],
      kind: 'info',
      title: 'Pendaftaran Anda {keadaan}',
      text: 'Status studi Anda kini {keadaan}.',
      noted: true,
      link: own,
    },
  ],
});

export const krsDiajukan = event({
  code: 'inbound_krs_diajukan',
  words: ['nama', 'sks'],
  tells: [
    {
      to: ['dosen', 'koordinator'],
      kind: 'tugas',
      title: 'KRS inbound menunggu persetujuan',
      text: '{nama} mengajukan KRS ({sks} SKS).',
      link: approve,
    },
  ],
});

export const krsDiputuskan = event({
  code: 'inbound_krs_diputuskan',
  words: ['masa', 'keadaan', 'sks'],
  tells: [
    {
      to: 'akun',
      as: [role.inbound],
      kind: 'info',
      title: 'KRS {keadaan}',
      text: 'KRS Anda untuk {masa} telah {keadaan} ({sks} SKS).',
      noted: true,
      link: own,
    },
  ],
});

export const krsBelumDiajukan = event({
  code: 'inbound_krs_belum',
  words: ['masa', 'hari'],
  tells: [
    {
      to: 'akun',
      as: [role.inbound],
      kind: 'peringatan',
      title: 'KRS belum diajukan',
      text: 'Pengisian KRS {masa} berakhir {hari} hari lagi.',
      link: own,
    },
  ],
});

export const kelasDitugaskan = event({
  code: 'inbound_kelas',
  words: ['kelas'],
  tells: [
    {
      to: 'dosen',
      kind: 'info',
      title: 'Kelas inbound untuk Anda',
      text: 'Anda mengampu {kelas}.',
      link: graded,
    },
  ],
});

/** `keadaan`: dibuka, berakhir 3 hari lagi, terlambat. */
export const nilaiDiingatkan = event({
  code: 'inbound_nilai',
  words: ['kelas', 'keadaan'],
  tells: [
    {
      to: 'dosen',
      kind: 'tugas',
      title: 'Penilaian kelas inbound {keadaan}',
      text: '{kelas}: penilaian {keadaan}.',
      link: graded,
    },
  ],
});

export const nilaiFinal = event({
  code: 'inbound_nilai_final',
  words: ['mk'],
  tells: [
    {
      to: 'akun',
      as: [role.inbound],
      kind: 'info',
      title: 'Nilai {mk} sudah final',
      text: 'Nilai {mk} dapat dilihat pada KHS.',
      link: '/pertukaran-mahasiswa/inbound/khs',
    },
  ],
});

export const inboundEvents = [
  inboundDiajukan,
  inboundPenuh,
  inboundDiputuskan,
  krsDiajukan,
  krsDiputuskan,
  krsBelumDiajukan,
  kelasDitugaskan,
  nilaiDiingatkan,
  nilaiFinal,
];
