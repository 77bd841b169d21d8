import { describe, expect, it } from 'vitest';
import { registry } from '../../../../resources/index.ts';
import { checkLetterKind, type LetterKind } from '../../../../resources/kit/index.ts';
import { suratTugasKkn } from '../../../../resources/kkn/surat.ts';
import { suratPengantarMagang } from '../../../../resources/mbkm/surat.ts';
import { polaKunci, settings } from '../../../../resources/pengaturan/konfigurasi.ts';
import { formatSalah, klasifikasiTerbaca, nomorSurat } from '../../../../resources/surat/nomor.ts';

describe('a declared letter', () => {
  const kinds: readonly (readonly [string, LetterKind, RegExp])[] = [
    [
      'a word that nobody gives',
      { ...suratPengantarMagang, subject: 'Untuk {siapa}' },
      /kata "\{siapa\}" tidak dikenal/,
    ],
    [
      'a path that leads nowhere',
      { ...suratPengantarMagang, words: { ...suratPengantarMagang.words, nama: 'idProgramProdi.bukan' } },
      /tidak punya kolom "bukan"/,
    ],
    [
      'a path through what is no reference',
      { ...suratPengantarMagang, words: { ...suratPengantarMagang.words, nama: 'npm.nama' } },
      /"npm" bukan rujukan/,
    ],
    ['brackets without an end', { ...suratPengantarMagang, subject: '[{program}' }, /kurung tidak berpasangan/],
    ['a list that nobody declares', { ...suratTugasKkn, body: [{ list: 'dosen' }] }, /daftar "dosen" tidak ada/],
    [
      'a state of a field that is not there',
      { ...suratTugasKkn, issue: [{ field: 'keadaan', in: ['baru'] }] },
      /tidak punya kolom "keadaan"/,
    ],
    ['a role that does not read the row', { ...suratTugasKkn, roles: ['HA08'] }, /peran HA08 tidak membaca/],
    ['both a heading and an addressee', { ...suratPengantarMagang, heading: 'SURAT' }, /perlu judul atau alamat/],
  ];

  it.each(kinds)('stops the start with %s, naming the letter', (_, kind, message) => {
    expect(() => checkLetterKind(registry, kind)).toThrow(message);
    expect(() => checkLetterKind(registry, kind)).toThrow(`surat ${kind.name}`);
  });
});

describe('the number of a letter', () => {
  const parts = { urut: 7, klasifikasi: 'SP', kodeUnit: 'MBKM-UNR', tanggal: '2026-11-21' };

  it('follows its format', () => {
    expect(nomorSurat('{urut:4}/{klasifikasi}/{kodeUnit}/{bulanRomawi}/{tahun}', parts)).toBe(
      '0007/SP/MBKM-UNR/XI/2026',
    );
    expect(nomorSurat('{klasifikasi}-{urut}.{bulan}.{tahun}', { ...parts, urut: 12345 })).toBe('SP-12345.11.2026');
  });

  it('cannot be the same for two letters, whatever the format', () => {
    const must = 'Format nomor wajib memuat {urut}, {klasifikasi}, dan {tahun}.';
    expect(String(formatSalah('{urut}/{tahun}'))).toBe(must);
    expect(String(formatSalah('{klasifikasi}/{tahun}'))).toBe(must);
    expect(String(formatSalah('{urut}/{klasifikasi}/{tahun}/{npm}'))).toBe('Bagian {npm} tidak dikenal.');
    expect(String(formatSalah('{urut}/{klasifikasi}/{tahun}}'))).toBe('Kurung kurawal tidak berpasangan.');
    expect(formatSalah('{urut:3}/{klasifikasi}/{tahun}')).toBeUndefined();
    expect(klasifikasiTerbaca(['surat_pengantar: KM.05', 'rekap_konversi: KM.05'])).toBeUndefined();
    expect(klasifikasiTerbaca(['surat_pengantar: KM.05'])?.get('surat_pengantar')).toBe('KM.05');
  });
});

it('every setting can be named in the call that writes it', () => {
  const unnamed = Object.keys(settings).filter(key => !new RegExp(polaKunci).test(key));
  expect(unnamed).toEqual([]);
});
