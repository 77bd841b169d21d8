import { expect, test } from 'vitest';
import { registry } from '../../../../resources/index.ts';

/**
 * A state that nobody leads on from is listed here with the reason why it may stay so; what may be wrong can be taken
 * back by somebody with a note.
 */
const request = 'another request may be made';
const revision = 'another revision may be asked for';
const group = 'its members are free, and form or join another';
const byGrades = 'led by the sheet of the class, which its lecturer saves, hands in and has opened again';
const byRevision = 'led by the steps of a revision of grades, which say who';
const byRegistrant = 'the registrant has no session and registers anew; the number is not given out again';
const bySending = 'led by composing and sending, whose steps people take on the sending';
const sentMessage = 'what was said stays said: a new message is written';
const ends: Readonly<Record<string, string>> = {
  'mbkm/pendaftar-program-mbkm.statusKonversi final': byRevision,
  'mbkm/pendaftar-program-mbkm.statusKonversi revisi_nilai': byRevision,
  'mbkm/persetujuan.status digantikan': 'a text that somebody agreed to never changes: another version takes its place',
  'mbkm/persetujuan.status dicabut': 'a text that somebody agreed to never changes: another version is written',
  'konversi/revisi-nilai.status disetujui': revision,
  'konversi/revisi-nilai.status ditolak': revision,
  'konversi/revisi-nilai.status dibatalkan': revision,
  'surat/surat.status dibatalkan': 'a number is never used again: another letter is issued',
  'kkn/kkn-kelompok.status ditolak': group,
  'kkn/kkn-kelompok.status bubar': group,
  'kkn/memilih-dospem.status diterima': 'the group names another lecturer, whom Tim MBKM writes',
  'kkn/memilih-dospem.status ditolak': request,
  'kkn/memilih-dospem.status dibatalkan': request,
  'kkn/memilih-dospem.status kedaluwarsa': request,
  'komcad/pendaftaran.tahap pelaporan': 'led on by the report that is accepted',
  'komcad/pendaftaran.tahap penilaian': 'led on by the grade that is final',
  'komcad/pendaftaran.tahap selesai':
    'its grade is opened again in its sheet; the registration workflow says what was finished',
  'komcad/dokumen.status valid': 'its stage is returned with a note, which asks for it again',
  'komcad/dokumen.status ditolak': 'a new upload waits again',
  'kwu/kelompok.status ditolak': group,
  'kwu/kelompok.status bubar': group,
  'kwu/pengajuan-dpl.status diterima': 'the business names another lecturer, whom Tim MBKM writes',
  'kwu/pengajuan-dpl.status ditolak': request,
  'kwu/pengajuan-dpl.status dibatalkan': request,
  'kwu/pengajuan-dpl.status kedaluwarsa': request,
  'pesan/pesan.status menunggu': 'its sender ends it by a call of the area',
  'pesan/pesan.status selesai': sentMessage,
  'pesan/pesan.status dibatalkan': sentMessage,
  'pertukaran/mhs-inbound.status ditolak': byRegistrant,
  'pertukaran/mhs-inbound.status selesai': 'grades are opened again in the sheet of each class',
  'pertukaran/mhs-inbound.status mengundurkan_diri': byRegistrant,
  'pertukaran/nilai-inbound.status belum': byGrades,
  'pertukaran/nilai-inbound.status draf': byGrades,
  'pertukaran/nilai-inbound.status final': byGrades,
  'riset/inisiasi-mitra.status disetujui': 'the partner and its scheme are there, each with its own way back',
  'sinkronisasi/rekaman-feeder.status siap': bySending,
  'sinkronisasi/rekaman-feeder.status ditolak': bySending,
  'sinkronisasi/rekaman-feeder.status mengirim': bySending,
  'sinkronisasi/rekaman-feeder.status gagal': bySending,
  'sinkronisasi/rekaman-feeder.status berubah': bySending,
  'sinkronisasi/rekaman-feeder.status terkirim': bySending,
  'sinkronisasi/rekaman-feeder.status terhapus': bySending,
  'surat/tanda-tangan.status gugur': 'the letter was taken back; another one takes its place',
  'sinkronisasi/pengiriman-feeder.banding antre': 'the job compares within a minute and tells what came of it',
  'sinkronisasi/padanan-feeder.status dipastikan': 'another code is confirmed in its place',
};

const found = registry.resources.flatMap(({ name, fields }) =>
  Object.entries(fields).flatMap(([source, field]) => {
    if (field.kind !== 'status') return [];
    const arrows = Object.values(field.workflow.actions).flatMap(action =>
      action.arrows.map(arrow => ({ ...arrow, note: action.note || arrow.by.every(({ note }) => note) })),
    );
    return Object.keys(field.workflow.states)
      .filter(state =>
        arrows.every(({ from, to, by }) => {
          const leads = from.includes(state) && to.some(reached => reached !== state);
          return !leads || by.every(({ role }) => role === 'system');
        }),
      )
      .map(state => `${name}.${source} ${state}`);
  }),
);

test('setiap status akhir dapat dibuka kembali oleh seseorang, atau disebut alasannya', () => {
  expect(found.filter(end => !Object.hasOwn(ends, end))).toEqual([]);
});

test('tidak ada alasan bagi status yang sudah ada jalan keluarnya', () => {
  expect(Object.keys(ends).filter(end => !found.includes(end))).toEqual([]);
});
