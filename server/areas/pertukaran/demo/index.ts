import { role } from '../../../../resources/roles.ts';
import type { Calendar } from '../../../demo/calendar.ts';
import type { Employee } from '../../../demo/employees.ts';
import type { DemoFile } from '../../../demo/files.ts';
import type { AreaDemo, Portion } from '../../../demo/types.ts';
import type { RowData } from '../../../platform/database/db.ts';
import {
  classRows,
  inboundAccounts,
  inboundGrades,
  inboundHistory,
  inboundRows,
  planDetailRows,
  planRows,
  teacherRows,
} from './inbound.ts';
import { inboundFiles } from './inboundFiles.ts';
import { outboundDemo, outboundFiles } from './outbound/index.ts';
import { permadiDemo, permadiFiles } from './permadi/index.ts';
import { studyPeriodRows } from './studyPeriods.ts';

/** The student exchange (docs/domain/50 §5), after the people and accounts of the university. */
function* exchangeDemo(cal: Calendar, lecturers: readonly Employee[], users: readonly RowData[]): Generator<Portion> {
  const accounts = inboundAccounts(cal, users);
  yield { resource: 'pertukaran/masa-studi', rows: studyPeriodRows(cal) };
  yield { resource: 'pertukaran/mhs-inbound', rows: inboundRows(cal, lecturers) };
  yield { resource: 'pengaturan/user', rows: accounts.users };
  yield { resource: 'pengaturan/user-role', rows: accounts.roles };
  yield { resource: 'pertukaran/mk-inbound', rows: classRows() };
  yield { resource: 'pertukaran/mk-dosen', rows: teacherRows(lecturers) };
  yield { resource: 'pertukaran/krs', rows: planRows(cal) };
  yield { resource: 'pertukaran/krs-detail', rows: planDetailRows() };
  yield { resource: 'pertukaran/nilai-inbound', rows: inboundGrades() };
  yield { resource: 'internal/riwayat', rows: inboundHistory(cal) };
  yield* outboundDemo(cal, lecturers);
  yield* permadiDemo(cal, lecturers);
}

/** The documents of the exchange, with their content. */
const exchangeFiles = (): DemoFile[] => [...inboundFiles(), ...outboundFiles(), ...permadiFiles()];

/** The exchange of students in the demo university. */
export const demo: AreaDemo = {
  rows: ({ cal, lecturers, users }) => exchangeDemo(cal, lecturers, users),
  files: exchangeFiles,
  // Whoever studies elsewhere, or is about to, has that role before the students' own (docs/domain/00 "Roles").
  accounts: { roles: { outbound: role.outbound, permadi: role.outbound } },
};
