import { riwayat } from '../../../../resources/pengaturan/internal.ts';
import { user } from '../../../../resources/pengaturan/user.ts';
import { userRole } from '../../../../resources/pengaturan/userRole.ts';
import { krs, krsDetail, nilaiInbound } from '../../../../resources/pertukaran/krs.ts';
import { masaStudi } from '../../../../resources/pertukaran/masaStudi.ts';
import { mhsInbound } from '../../../../resources/pertukaran/mhsInbound.ts';
import { mkDosen } from '../../../../resources/pertukaran/mkDosen.ts';
import { mkInbound } from '../../../../resources/pertukaran/mkInbound.ts';
import { role } from '../../../../resources/roles.ts';
import type { Calendar } from '../../../demo/calendar.ts';
import type { Employee } from '../../../demo/employees.ts';
import type { DemoFile } from '../../../demo/files.ts';
import type { AreaDemo, Portion } from '../../../demo/types.ts';
import { portion } from '../../../demo/types.ts';
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
function* exchangeDemo(
  cal: Calendar,
  lecturers: readonly Employee[],
  users: Parameters<typeof inboundAccounts>[1],
): Generator<Portion> {
  const accounts = inboundAccounts(cal, users);
  yield portion(masaStudi, studyPeriodRows(cal));
  yield portion(mhsInbound, inboundRows(cal, lecturers));
  yield portion(user, accounts.users);
  yield portion(userRole, accounts.roles);
  yield portion(mkInbound, classRows());
  yield portion(mkDosen, teacherRows(lecturers));
  yield portion(krs, planRows(cal));
  yield portion(krsDetail, planDetailRows());
  yield portion(nilaiInbound, inboundGrades());
  yield portion(riwayat, inboundHistory(cal));
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
