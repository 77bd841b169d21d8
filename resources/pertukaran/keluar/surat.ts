import type { LetterKind, Printed } from '../../kit/index.ts';
import { mbkmMessages } from '../../mbkm/messages.ts';
import { peranRekap } from '../../mbkm/prints.ts';
import { tentangPendaftar } from '../../mbkm/surat.ts';

const { resource, words, student, people, recipient, signer } = tentangPendaftar;

/** Letter with the courses at the host and the recognised ones, once the conversion is final (docs/domain/50 §4). */
export const suratPengakuan: LetterKind = {
  name: 'lembar_pengakuan',
  title: 'Lembar Pengakuan Hasil Studi',
  code: 'LP',
  resource,
  roles: peranRekap,
  issue: [{ field: 'statusKonversi', in: ['final'] }],
  counts: {
    state: [{ field: 'statusKonversi', in: ['final', 'revisi_nilai'] }],
    ended: mbkmMessages.gradesNotFinal,
    changed: mbkmMessages.gradesChanged,
  },
  words: { ...words, sks: 'totalSksDiakui', ips: 'ipsKonversi' },
  given: {
    kampus: 'teks',
    negara: 'teks',
    prodiTujuan: 'teks',
    masaStudi: 'teks',
    nomorKhs: 'teks',
    tanggalKhs: 'tanggal',
  },
  lists: {
    mataKuliah: {
      no: { label: 'No', width: 18 },
      asal: { label: 'Mata kuliah PT tujuan', width: '*' },
      sksAsal: { label: 'SKS', width: 28 },
      nilaiAsal: { label: 'Nilai', width: 38 },
      diakui: { label: 'Diakui sebagai', width: '*' },
      sks: { label: 'SKS', width: 28 },
      nilaiAngka: { label: 'Nilai', width: 40, kind: { scale: 2 } },
      nilaiHuruf: { label: 'Huruf', width: 36 },
    },
  },
  subject: 'Pengakuan hasil studi di perguruan tinggi tujuan',
  heading: 'LEMBAR PENGAKUAN HASIL STUDI',
  to: [],
  recipient,
  people,
  body: [
    'Hasil studi mahasiswa berikut pada program pertukaran diakui sebagaimana tercantum di bawah ini:',
    {
      facts: [
        ...student,
        ['Program', '{program}'],
        ['Masa studi', '[{masaStudi}]'],
        ['Tujuan', '{kampus}[, {negara}]'],
        ['Prodi tujuan', '[{prodiTujuan}]'],
        ['KHS', '[Nomor {nomorKhs}][, tanggal {tanggalKhs}]'],
      ],
    },
    { list: 'mataKuliah' },
    {
      facts: [
        ['SKS diakui', '{sks} SKS'],
        ['IPS konversi', '{ips}'],
      ],
    },
  ],
  signer,
  copies: [],
};

/** The letter at the participation; Outbound's interface has a call of its own for it. */
export const lembarPengakuan: Printed = {
  label: 'Lembar Pengakuan',
  endpoint: `${resource}/{id}/cetak/lembar-pengakuan`,
  letter: suratPengakuan.name,
  when: [{ field: 'statusKonversi', in: ['final'] }],
  roles: peranRekap,
};
