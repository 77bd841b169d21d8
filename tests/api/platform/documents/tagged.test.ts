import { describe, expect, it } from 'vitest';
import { renderLetter } from '../../../../server/platform/documents/letters/index.ts';
import { firstIdentity } from '../../../../server/platform/identity.ts';
import { pdfText } from '../../support/pdfText.ts';

/** A printed letter for screen readers, and on paper (docs/domain/40 §2.2 "PDF"). */

const long = 'Sehubungan dengan Surat Nomor B/102/KOMCAD/IX/2026 tanggal 1 September 2026 kami menugaskan mahasiswa. ';
const letter = {
  nomor: '12/UN/X/2026',
  tanggal: '2026-10-01',
  kode: 'ABCD',
  perihal: 'Tugas',
  judul: 'SURAT TUGAS',
  kepada: [],
  paragraf: [long.repeat(3), { butir: ['Butir satu', 'Butir dua'] }],
  lampiran: [{ judul: 'DAFTAR PESERTA', tabel: { kolom: ['No.', 'Nama'], baris: [['1', 'Budi']] } }],
  peserta: [],
  namaPenerima: '',
  program: '',
  berlakuSampai: null,
  baris1: '',
  unit: 'Unit',
  kota: 'Surya',
  penandatangan: { nama: 'Prof. Sari', jabatan: 'Rektor', nip: '19700101' },
  tembusan: [],
};

describe('surat', () => {
  it('bertag, lampirannya ditandatangani, dan nomor surat tidak terpotong di garis miring', async () => {
    const pdf = await renderLetter(letter, 'https://portal.example', { identity: firstIdentity, logo: undefined });
    const source = pdf.toString('latin1');
    expect(source).toMatch(/\/MarkInfo/);
    expect(source).toMatch(/\/StructTreeRoot/);
    const { pages } = await pdfText(pdf);
    expect(pages.map(({ text }) => text.includes('Prof. Sari'))).toEqual([true, true]);
    expect(pages[0]?.text.match(/B\/102\/KOMCAD\/IX\/2026/g)).toHaveLength(3);
  });
});
