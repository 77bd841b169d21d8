import type { Role } from '../../../../resources/kit/index.ts';

/** Rows of inbound exchange that each role sees, in plain SQL (docs/domain/50 §1.2 "Scope"; tests/api/platform/scopeWalk.test.ts). */

type Sentences = Partial<Record<Role, string>>;

const teaches = (column: string) =>
  `exists (select 1 from pertukaran_mk_dosen g where g.id_mk_inbound = ${column} and g.id_pegawai = :pegawai)`;
const student = (sentence: string, column: string) =>
  `exists (select 1 from pertukaran_mhs_inbound s where s.id = ${column} and s.${sentence})`;
const ofPlan = (sentence: string, column: string) =>
  `exists (select 1 from pertukaran_krs k join pertukaran_mhs_inbound s on s.id = k.id_mhs_inbound
     where k.id = ${column} and s.${sentence})`;
const ofRow = (sentence: string) =>
  `exists (select 1 from pertukaran_krs_detail d join pertukaran_krs k on k.id = d.id_krs
     join pertukaran_mhs_inbound s on s.id = k.id_mhs_inbound where d.id = t.id_krs_detail and s.${sentence})`;
const openOrTaken = (of: string) => `(${of}.status = 'dibuka' or exists (select 1 from pertukaran_krs_detail d
  join pertukaran_krs k on k.id = d.id_krs where d.id_mk_inbound = ${of}.id and d.keadaan = 'aktif' and k.id_mhs_inbound = :inbound))`;
const everybody = { HA01: 'true', HA03: 'true', HA10: 'true' };

export const inboundScopes: Readonly<Record<string, Sentences>> = {
  'pertukaran/mhs-inbound': {
    ...everybody,
    HA04: `id_dosen_wali = :pegawai or exists (select 1 from pertukaran_krs k join pertukaran_krs_detail d on d.id_krs = k.id
      where k.id_mhs_inbound = t.id and ${teaches('d.id_mk_inbound')})`,
    HA05: 'id_program_prodi = :prodi',
    HA07: 'id_program_prodi = :prodi',
    HA08: 'id = :inbound',
  },
  'pertukaran/mk-inbound': { ...everybody, HA05: 'id_program_prodi = :prodi', HA08: openOrTaken('t') },
  'pertukaran/mk-dosen': {
    ...everybody,
    HA04: 'id_pegawai = :pegawai',
    HA05: 'exists (select 1 from pertukaran_mk_inbound c where c.id = t.id_mk_inbound and c.id_program_prodi = :prodi)',
    HA07: 'exists (select 1 from pertukaran_mk_inbound c where c.id = t.id_mk_inbound and c.id_program_prodi = :prodi)',
    HA08: `exists (select 1 from pertukaran_mk_inbound c where c.id = t.id_mk_inbound and ${openOrTaken('c')})`,
  },
  'pertukaran/krs': {
    ...everybody,
    HA04: student('id_dosen_wali = :pegawai', 't.id_mhs_inbound'),
    HA05: student('id_program_prodi = :prodi', 't.id_mhs_inbound'),
    HA07: student('id_program_prodi = :prodi', 't.id_mhs_inbound'),
    HA08: 't.id_mhs_inbound = :inbound',
  },
  'pertukaran/krs-detail': {
    ...everybody,
    HA04: `${ofPlan('id_dosen_wali = :pegawai', 't.id_krs')} or ${teaches('t.id_mk_inbound')}`,
    HA05: ofPlan('id_program_prodi = :prodi', 't.id_krs'),
    HA07: ofPlan('id_program_prodi = :prodi', 't.id_krs'),
    HA08: ofPlan('id = :inbound', 't.id_krs'),
  },
  'pertukaran/nilai-inbound': {
    ...everybody,
    HA04: `${ofRow('id_dosen_wali = :pegawai')} or exists (select 1 from pertukaran_krs_detail d
      where d.id = t.id_krs_detail and ${teaches('d.id_mk_inbound')})`,
    HA05: ofRow('id_program_prodi = :prodi'),
    HA07: ofRow('id_program_prodi = :prodi'),
    HA08: ofRow('id = :inbound'),
  },
};
