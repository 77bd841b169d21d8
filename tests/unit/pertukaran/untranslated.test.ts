import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnglish } from '../../../resources/english/index.ts';
import { registry } from '../../../resources/index.ts';
import { eventsOf } from '../../../server/areas/gatherAreas.ts';
import { serverAreas } from '../../../server/areas/index.ts';

const events = eventsOf(serverAreas);

/**
 * What the server says stays Indonesian in silence where no pair knows it (`resources/english`). So every sentence of
 * the code that an inbound student may call is read here; what that role cannot meet is named with the reason.
 */

const server = new URL('../../../server/', import.meta.url).pathname;

/** Folders and files whose sentences an inbound student may meet. */
const reached = ['engine/', 'access/', 'documents/', 'toHttpError.ts', 'callLimit.ts']
  .map(name => `platform/${name}`)
  .concat('areas/pertukaran/inbound/');

const noImport = 'the role imports nothing, which a test below holds';
const office = 'the calls of staff';
const unmet: Readonly<Record<string, string>> = {
  'platform/engine/import/': noImport,
  'platform/documents/spreadsheet/': noImport,
  'platform/documents/citation/': noImport,
  'platform/engine/merge/': 'the role merges nothing, which a test below holds',
  'platform/engine/bin/': 'the role deletes nothing, which a test below holds',
  'platform/access/matrixWrite.ts': office,
  'platform/access/menuShape.ts': office,
  'platform/access/tenant.ts': 'the start of the server',
  'areas/pertukaran/inbound/checkSks.ts': office,
  'areas/pertukaran/inbound/classRules.ts': office,
  'areas/pertukaran/inbound/gradeSheet.ts': office,
  'areas/pertukaran/inbound/gradeWrite.ts': office,
  'areas/pertukaran/inbound/progress.ts': office,
  'areas/pertukaran/inbound/sksWords.ts': office,
  'areas/pertukaran/inbound/staffCalls.ts': office,
  'areas/pertukaran/inbound/students.ts': office,
  'areas/pertukaran/inbound/studyPeriods.ts': office,
  'areas/pertukaran/inbound/jobs.ts': 'notes of the history, which are data',
};

/** Sentences in files that are read, and who they are for. */
const log = 'the log of the server: who asks is told that something went wrong';
const note = 'a note of the history, which is data';
const others: Readonly<Record<string, string>> = {
  'Ekspor 7 (7).': note,
  'Dikembalikan ke versi 7.': note,
  '7 dipilih.': note,
  'Dihapus dari KRS.': note,
  'KRS disetujui.': note,
  'Mengundurkan diri.': note,
  'E-mail dikonfirmasi.': note,
  'Kode akses baru.': note,
  'Lanjut ke 7.': note,
  '7.7 bukan rujukan.': log,
  'Tidak ada transaksi.': log,
  'Kunci berkas tidak sah.': log,
  'Pencetak surat berhenti.': log,
  'Pembaca berkas berhenti.': log,
  'Surat tanpa tempat segel.': log,
  'Pilih dosen wali.': office,
  'Hanya pendaftaran berstatus Draf atau Ditolak yang dapat dihapus.': office,
  'Program studi belum merekomendasikan pendaftar ini.': office,
  'Masih ada 7 mata kuliah yang belum dinilai.': office,
  'Pilih mata kuliah lalu ajukan KRS.': 'a phrase of the page (`frasaInggris`)',
  'Hubungi Tim MBKM.': 'a mail that is written in both languages',
  'Abaikan surat ini bila Anda tidak mendaftar.': 'a mail that is written in both languages',
  'Ignore this mail if you did not register.': 'a mail that is written in both languages',
};

/** Sentences in quotes of a source, with a 7 where something is filled in. */
function sentencesIn(source: string): string[] {
  const code = source
    .split('\n')
    .filter(line => !/^ *(?:\/\/|\/?\*)/.test(line))
    .join('\n');
  return [...code.matchAll(/'([^'\n]*)'|`([^`]*)`/g)]
    .map(([, plain, template]) => (plain ?? template ?? '').replaceAll(/\$\{[^}]*\}/g, '7'))
    .filter(text => /^[A-Z“7]/.test(text) && /[.!?]$/.test(text) && text.includes(' ') && !text.includes('\n'));
}

const files = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.ts') && reached.some(start => name.startsWith(start)))
  .filter(name => !Object.keys(unmet).some(start => name.startsWith(start)));
const said = files.flatMap(name => sentencesIn(readFileSync(join(server, name), 'utf8')).map(text => ({ name, text })));

describe('sentences of the server', () => {
  it('are there in English, as far as an inbound student may meet them', () => {
    expect(said.length).toBeGreaterThan(50);
    expect(said.filter(({ text }) => readEnglish(text) === text && !(text in others))).toEqual([]);
  });

  it('are excepted only while they are said', () => {
    expect(Object.keys(others).filter(text => !said.some(one => one.text === text))).toEqual([]);
  });

  it('are found in the ways that they are written', () => {
    const written = ["throw badRequest('Ini salah.');", '// `Bukan ini.`', 'say(`Paling $', '{n} baris sekaligus.`)'];
    expect(sentencesIn(`${written[0]}\n${written[1]}\n${written[2]}${written[3]}`)).toEqual([
      'Ini salah.',
      'Paling 7 baris sekaligus.',
    ]);
  });

  it('of imports, merges and the bin reach nobody from abroad', () => {
    for (const { name, access, merge } of registry.resources) {
      const flags = access.HA08?.flags ?? [];
      expect(flags.includes('import') || flags.includes('delete'), name).toBe(false);
      if (merge) expect(merge.by).not.toContain('HA08');
    }
  });
});

it('refusals name a field by its English label', () => {
  expect(readEnglish('Kolom E-mail Aktif tidak boleh diubah oleh peran Anda.')).toBe(
    'Your role may not change E-mail.',
  );
  expect(readEnglish('Kolom Nama depan tidak boleh diubah oleh peran Anda.')).toBe(
    'Your role may not change First name.',
  );
});

it('what an inbound student is told of has its English', () => {
  const reader = events.flatMap(({ code, tells }) =>
    tells
      .filter(({ to, as }) => (as ? as.includes('HA08') : [to].flat().includes('akun')))
      .map(({ en }) => ({ code, en })),
  );
  expect(reader.length).toBeGreaterThan(5);
  expect(reader.filter(({ en }) => !en)).toEqual([]);
});
