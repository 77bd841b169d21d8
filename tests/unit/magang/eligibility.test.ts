import { describe, expect, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { asTexts } from '../../../resources/kit/index.ts';
import { magang } from '../../../resources/magang/programme.ts';
import { dateErrors } from '../../../server/areas/mbkm/dateRules.ts';
import {
  clashing,
  type KrsResult,
  requirementErrors,
  requirements,
  sameRegistration,
} from '../../../server/areas/mbkm/eligibility.ts';
import type { OtherFacts, RegistrationFacts } from '../../../server/areas/mbkm/registrationFacts.ts';
import { SiamikUnavailable, totalSks } from '../../../server/areas/mbkm/siamik.ts';
import { krsOf } from '../../../server/areas/mbkm/studyPlan.ts';
import { sampleSiamik } from '../../../server/areas/sinkronisasi/siamik/sampleKrs.ts';
import { said } from '../../fixtures/said.ts';

const facts = (more: Partial<RegistrationFacts> = {}): RegistrationFacts => ({
  mahasiswa: {
    id: 'm',
    npm: '22081010012',
    nama: 'Rizky',
    idProgramProdi: 'if',
    statusAkademik: 'aktif',
    semester: 7,
    ipk: 3.42,
    sksTempuh: 118,
  },
  program: {
    id: 'p',
    kode: 'MSIB',
    nama: 'MSIB',
    aktif: true,
    idJenisMbkm: 'j',
    kodeJenisMbkm: 'magang',
    polaPendaftaran: 'mbkm',
    semesterMin: null,
    ipkMin: null,
    sksTempuhMin: null,
    sksMaksKonversi: 20,
    batasSksKrs: null,
    durasiMinHari: 112,
    butuhMitra: true,
    bolehRangkap: false,
  },
  periode: {
    id: 'd',
    kode: '20262',
    nama: 'Semester Genap 2026/2027',
    status: 'aktif',
    jadwal: [],
    tanggalMulai: '2027-02-01',
    tanggalSelesai: '2027-07-01',
    pendaftaranMulai: '2026-11-01',
    pendaftaranSelesai: '2026-12-20',
  },
  programme: magang,
  ties: [],
  prodiSasaran: [],
  others: [],
  settings: {
    'sks.batasKrs': 20,
    'sks.maksLuarKampus': 40,
    'syarat.semesterMin': 5,
    'syarat.ipkMin': 2.75,
    'syarat.sksTempuhMin': 80,
  },
  ...more,
});
const errors = (given: RegistrationFacts, krs: KrsResult = { status: 'kosong' }, today = '2026-11-21', again = false) =>
  asTexts(requirementErrors(requirements(given, { today, krs, resubmission: again })));
const other = (more: Partial<OtherFacts> = {}): OtherFacts => ({
  id: 'o',
  idProgram: 'q',
  idPeriode: 'd',
  status: 'berjalan',
  namaProgram: 'KKN',
  namaPeriode: 'Genap',
  bolehRangkap: false,
  totalSksDiakui: null,
  tanggalMulai: null,
  tanggalSelesai: null,
  ...more,
});

describe('the SKS check', () => {
  it('passes at the limit and refuses above it', () => {
    expect(errors(facts(), { status: 'ada', total: 20 })).toEqual({});
    expect(errors(facts(), { status: 'ada', total: 21 }).sksKrs).toBe(
      'SKS Anda lebih dari 20, harap sesuaikan terlebih dahulu di Aplikasi Siamik !',
    );
  });

  it('takes the programme’s limit first', () => {
    const given = facts({ program: { ...facts().program, batasSksKrs: 24 } });
    expect(errors(given, { status: 'ada', total: 24 })).toEqual({});
  });

  it('passes without a study plan and while the source is down', async () => {
    expect(errors(facts(), { status: 'kosong' })).toEqual({});
    expect(errors(facts(), { status: 'gagal' })).toEqual({});
    const down = { krs: () => Promise.reject(new SiamikUnavailable(said('mati'))) };
    expect(await krsOf(down, '22081010012', '20262')).toEqual({ status: 'gagal' });
    const broken = { krs: () => Promise.reject(new Error('salah')) };
    await expect(krsOf(broken, '22081010012', '20262')).rejects.toThrow('salah');
  });

  it('knows Dimas with 23 SKS and nobody else above 20', async () => {
    expect(totalSks(await sampleSiamik.krs('22012010044', '20262'))).toBe(23);
    for (let n = 0; n < 300; n++) {
      const rows = await sampleSiamik.krs(`2208101${1000 + n}`, '20262');
      expect(totalSks(rows)).toBeGreaterThanOrEqual(12);
      expect(totalSks(rows)).toBeLessThanOrEqual(20);
    }
    expect(await sampleSiamik.krs('bukan-npm', '20262')).toEqual([]);
  });
});

describe('the window', () => {
  it.each([
    ['2026-10-31', 'Pendaftaran periode Semester Genap 2026/2027 belum dibuka.'],
    ['2026-11-01', undefined],
    ['2026-12-20', undefined],
    ['2026-12-21', 'Pendaftaran periode Semester Genap 2026/2027 sudah ditutup.'],
  ])('on %s', (today, message) => {
    expect(errors(facts(), { status: 'kosong' }, today).idPeriode).toBe(message);
  });

  it('is the row of the jenis, else the row for all, else the period’s', () => {
    const row = (idJenisMbkm: string | null, mulai: string, selesai: string) => ({
      idJenisMbkm,
      tahap: 'pendaftaran',
      mulai,
      selesai,
    });
    const periode = {
      ...facts().periode,
      jadwal: [row('kkn', '2026-01-01', '2026-02-01'), row(null, '2026-11-20', '2026-11-22')],
    };
    expect(errors(facts({ periode }), { status: 'kosong' }, '2026-11-21')).toEqual({});
    const own = { ...periode, jadwal: [...periode.jadwal, row('j', '2026-10-01', '2026-10-05')] };
    expect(errors(facts({ periode: own })).idPeriode).toContain('sudah ditutup');
  });

  it('does not keep a returned registration out', () => {
    expect(errors(facts(), { status: 'kosong' }, '2027-01-10', true)).toEqual({});
  });
});

describe('requirements', () => {
  it('take the minimum of what it is tied to before the programme’s before the general one', () => {
    const weak = { ...facts().mahasiswa, semester: 5, ipk: 2.9 };
    expect(errors(facts({ mahasiswa: weak }))).toEqual({});
    const program = { ...facts().program, semesterMin: 6, ipkMin: 3 };
    expect(errors(facts({ mahasiswa: weak, program }))).toEqual({
      semester: 'Syarat Semester belum terpenuhi: 5 dari minimal 6.',
      ipk: 'Syarat IPK belum terpenuhi: 2,90 dari minimal 3,00.',
    });
    const [tie] = magang.ties;
    if (!tie) throw new Error('Magang tanpa ikatan');
    const offer = { tie, window: null, runs: null, same: {}, gives: {}, least: { ipk: 2.8 }, prodi: [], sks: null };
    expect(errors(facts({ mahasiswa: weak, program, ties: [offer] }))).toEqual({
      semester: 'Syarat Semester belum terpenuhi: 5 dari minimal 6.',
    });
  });

  it('limit what is recognised outside the campus', () => {
    const given = facts({ others: [other({ status: 'selesai', totalSksDiakui: 21, idPeriode: 'x' })] });
    expect(errors(given).totalSksDiakui).toBe('Bersama SKS yang sudah diakui, 20 SKS program ini melebihi batas 40.');
  });

  it('keep to the study programmes of the position', () => {
    expect(errors(facts({ prodiSasaran: ['mn'] })).idProgram).toBe(
      'Program ini tidak dibuka untuk program studi Anda.',
    );
  });
});

describe('taking part twice', () => {
  it('is the same programme and period', () => {
    expect(sameRegistration(facts({ others: [other({ idProgram: 'p' })] }))).toBeTruthy();
    expect(sameRegistration(facts({ others: [other({ idProgram: 'p', idPeriode: 'x' })] }))).toBeUndefined();
  });

  it('is any live one of the period, unless both may run side by side', () => {
    expect(clashing(facts({ others: [other()] }))).toBeTruthy();
    expect(clashing(facts({ others: [other({ status: 'selesai' })] }))).toBeUndefined();
    expect(clashing(facts({ others: [other({ idPeriode: 'x' })] }))).toBeUndefined();
    const program = { ...facts().program, bolehRangkap: true };
    expect(clashing(facts({ program, others: [other()] }))).toBeTruthy();
    expect(clashing(facts({ program, others: [other({ bolehRangkap: true })] }))).toBeUndefined();
  });
});

describe('the dates of a participation', () => {
  const wrong = (tanggalMulai: string | null, tanggalSelesai: string | null, more: Partial<RegistrationFacts> = {}) =>
    asTexts(dateErrors(registry, { tanggalMulai, tanggalSelesai }, facts(more)));
  const outside = 'Di luar periode Semester Genap 2026/2027 (1 Februari sampai 1 Juli 2027, boleh selisih 31 hari).';

  it('lie within the period, 31 days more or less', () => {
    expect(wrong('2027-01-01', '2027-08-01')).toEqual({});
    expect(wrong('2026-12-31', '2027-08-02')).toEqual({ tanggalMulai: outside, tanggalSelesai: outside });
    expect(wrong('2027-02-01', null)).toEqual({});
  });

  it('lie within the days of the offer that they are tied to', () => {
    const [tie] = magang.ties;
    if (!tie) throw new Error('Magang tanpa ikatan');
    const offer = {
      tie,
      window: null,
      same: {},
      gives: {},
      least: {},
      prodi: [],
      sks: null,
      runs: { from: '2027-02-10', to: '2027-06-20' },
    };
    expect(wrong('2027-02-10', '2027-06-20', { ties: [offer] })).toEqual({});
    const message = 'Di luar masa pelaksanaan Program ditawarkan (10 Februari sampai 20 Juni 2027).';
    expect(wrong('2027-02-09', '2027-06-21', { ties: [offer] })).toEqual({
      tanggalMulai: message,
      tanggalSelesai: message,
    });
  });

  it('share no day with another live participation, unless both may run beside others', () => {
    const before = { idPeriode: 'x', tanggalMulai: '2026-08-01', tanggalSelesai: '2027-02-10' };
    const message = 'Bertumpuk dengan KKN Genap (1 Agustus 2026 sampai 10 Februari 2027).';
    expect(wrong('2027-02-10', '2027-06-20', { others: [other(before)] })).toEqual({ tanggalMulai: message });
    expect(wrong('2027-02-11', '2027-06-20', { others: [other(before)] })).toEqual({});
    expect(wrong('2027-02-10', '2027-06-20', { others: [other({ ...before, status: 'selesai' })] })).toEqual({});
    const both = {
      others: [other({ ...before, bolehRangkap: true })],
      program: { ...facts().program, bolehRangkap: true },
    };
    expect(wrong('2027-02-10', '2027-06-20', both)).toEqual({});
  });
});
