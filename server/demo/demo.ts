import { accountRows, userId } from './accounts.ts';
import { bookRows } from './books.ts';
import { calendar, periods } from './calendar.ts';
import { fakjurRows, prodiRows } from './campus.ts';
import { campusRows } from './campuses.ts';
import { courseRows, placeRows } from './courses.ts';
import { curriculumRows } from './curricula.ts';
import { demoFiles, documentRows } from './documents.ts';
import { lecturers, staff } from './employees.ts';
import { invitationRows } from './invitations.ts';
import { noticeRows } from './notices.ts';
import { officialRows } from './officials.ts';
import { outputRows } from './outputs.ts';
import { packageCourseRows } from './packageCourses.ts';
import { packageRows } from './packages.ts';
import { partnerRows, picId, picRows } from './partners.ts';
import { positionRows, programRows } from './programs.ts';
import { storeRows } from './stores.ts';
import { students } from './students.ts';
import { teamNames, teamRows } from './teams.ts';
import type { AreaDemo, DemoOptions, Portion } from './types.ts';

/**
 * The demo university (docs/domain/10 §7, 20 §5), parents first, after `seed()` and the regions. Rows of one portion
 * are made while they are read, so `students` may be very many. A portion may name rows of an earlier one again, with
 * more of their fields.
 * @param areas what each area adds
 */
export function* demo({ today, students: count }: DemoOptions, areas: readonly AreaDemo[]): Generator<Portion> {
  const cal = calendar(today);
  const teachers = lecturers(cal);
  const office = staff(cal);
  const heads = new Map(teachers.toReversed().map(person => [person.prodi ?? '', person.id]));
  const accounts = accountRows(cal, teachers, office);

  yield { resource: 'master/siamik-fakjur', rows: fakjurRows(cal) };
  yield { resource: 'master/program-prodi', rows: prodiRows(cal) };
  yield { resource: 'master/pegawai', rows: [...teachers, ...office].map(({ row }) => row) };
  yield { resource: 'master/program-prodi', rows: prodiRows(cal, heads) };
  yield { resource: 'master/gudang', rows: storeRows(office) };
  yield { resource: 'master/periode', rows: periods(cal) };
  yield { resource: 'master/kurikulum', rows: curriculumRows(cal) };
  yield { resource: 'master/matakuliah', rows: courseRows(cal, teachers) };
  yield { resource: 'master/matkul-kurikulum', rows: placeRows(cal) };
  yield { resource: 'master/pustaka', rows: bookRows() };
  yield { resource: 'master/mahasiswa', rows: students(cal, teachers, count), total: count };
  yield { resource: 'internal/berkas', rows: demoFiles(areas).map(({ row }) => row) };
  yield { resource: 'master/mitra', rows: partnerRows(cal) };
  yield { resource: 'master/pic-mitra', rows: picRows() };
  yield { resource: 'master/bank-dokumen', rows: documentRows(cal) };
  yield { resource: 'master/program', rows: programRows() };
  yield { resource: 'master/posisi-kegiatan-topik', rows: positionRows() };
  yield { resource: 'master/paket-konversi', rows: packageRows() };
  yield { resource: 'konversi/matkul-paket', rows: packageCourseRows() };
  yield { resource: 'master/syarat-luaran', rows: outputRows() };
  yield { resource: 'master/kampus', rows: campusRows(cal) };
  for (const team of teamNames) yield { resource: team, rows: teamRows(team, cal, teachers) };
  yield { resource: 'pengaturan/user', rows: accounts.users };
  yield { resource: 'pengaturan/log-aktivitas', rows: accounts.logins };
  yield { resource: 'pengaturan/user-role', rows: accounts.roles };
  yield { resource: 'pengaturan/undangan', rows: invitationRows(cal, accounts.users) };
  yield {
    resource: 'master/pic-mitra',
    rows: picRows().map(row => (row.id === picId('nusa') ? { ...row, idUser: userId('mitra') } : row)),
  };
  yield { resource: 'surat/pejabat', rows: officialRows(cal.year) };
  const university = { cal, lecturers: teachers, staff: office, users: accounts.users, students: count };
  for (const { rows } of areas) yield* rows(university);
  yield { resource: 'notifikasi', rows: noticeRows(cal) };
}
