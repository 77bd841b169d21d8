import { masterRefusals } from '../../../resources/master/refusals.ts';
import { dayInZone } from '../../platform/day.ts';
import { countOf, problemsIf, type SetupStep } from '../../platform/engine/setup.ts';

const { units, period, staff, students, partners, offered } = masterRefusals.setup;

/** Master data that programmes need before anybody can register. */
export const setup: readonly SetupStep[] = [
  {
    key: 'prodi',
    at: 40,
    title: units.title,
    why: units.why,
    screens: ['/master/siamik-fakjur', '/master/program-prodi', '/sinkronisasi/s_programprodi'],
    look: async engine => {
      const faculties = await countOf(engine, `master_siamik_fakjur where aktif and jenis = 'fakultas'`);
      const programmes = await countOf(engine, 'master_program_prodi where aktif');
      return {
        counts: [
          { label: units.faculties, n: faculties },
          { label: units.programmes, n: programmes },
        ],
        problems: problemsIf(
          [faculties === 0, { says: units.noFaculties, screen: '/master/siamik-fakjur' }],
          [programmes === 0, { says: units.noProgrammes, screen: '/master/program-prodi' }],
        ),
      };
    },
  },
  {
    key: 'periode',
    at: 50,
    title: period.title,
    why: period.why,
    screens: ['/master/periode'],
    look: async engine => {
      const active = await countOf(engine, `master_periode where status = 'aktif'`);
      const running = await countOf(engine, `master_periode where status = 'aktif' and tanggal_selesai >= $1::date`, [
        dayInZone(engine.now()),
      ]);
      const screen = '/master/periode';
      return {
        counts: [{ label: period.active, n: active }],
        problems: problemsIf(
          [active === 0, { says: period.none, screen }],
          [active > 0 && running === 0, { says: period.over, screen }],
        ),
      };
    },
  },
  {
    key: 'pegawai',
    at: 60,
    title: staff.title,
    why: staff.why,
    screens: ['/master/pegawai', '/sinkronisasi/s_pegawai'],
    look: async engine => {
      const lecturers = await countOf(engine, `master_pegawai where aktif and jenis = 'dosen'`);
      const others = await countOf(engine, `master_pegawai where aktif and jenis <> 'dosen'`);
      return {
        counts: [
          { label: staff.lecturers, n: lecturers },
          { label: staff.others, n: others },
        ],
        problems: problemsIf([lecturers === 0, { says: staff.none, screen: '/master/pegawai' }]),
      };
    },
  },
  {
    key: 'mahasiswa',
    at: 70,
    title: students.title,
    why: students.why,
    screens: ['/master/mahasiswa', '/sinkronisasi/s_mahasiswa'],
    look: async engine => {
      const active = await countOf(engine, 'master_mahasiswa where aktif');
      const known = await countOf(
        engine,
        'master_mahasiswa m where m.aktif and exists (select 1 from pengaturan_user u where u.id_mahasiswa = m.id and u.aktif)',
      );
      return {
        counts: [
          { label: students.students, n: active },
          { label: students.withAccounts, n: known },
        ],
        problems: problemsIf(
          [active === 0, { says: students.none, screen: '/master/mahasiswa' }],
          [
            active > known,
            { says: students.noAccounts({ n: active - known }), screen: '/master/mahasiswa', advice: true },
          ],
        ),
      };
    },
  },
  {
    key: 'program',
    at: 90,
    title: offered.title,
    why: offered.why,
    screens: ['/master/program', '/master/jenis-mbkm'],
    look: async engine => {
      const kinds = await countOf(engine, 'master_jenis_mbkm where aktif');
      const schemes = await countOf(engine, 'master_program where aktif');
      return {
        counts: [
          { label: offered.kinds, n: kinds },
          { label: offered.schemes, n: schemes },
        ],
        problems: problemsIf([schemes === 0, { says: offered.none, screen: '/master/program' }]),
      };
    },
  },
  {
    key: 'mitra',
    at: 95,
    title: partners.title,
    why: partners.why,
    screens: ['/master/mitra'],
    look: async engine => {
      const needed = await countOf(engine, 'master_program where aktif and butuh_mitra');
      if (needed === 0) return null;
      const active = await countOf(engine, `master_mitra where status = 'aktif'`);
      return {
        counts: [{ label: partners.partners, n: active }],
        problems: problemsIf([active === 0, { says: partners.none, screen: '/master/mitra' }]),
      };
    },
  },
];
