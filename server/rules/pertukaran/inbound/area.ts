import { masaStudi } from '../../../../resources/pertukaran/masaStudi.ts';
import type { ProgrammeArea } from '../../programmeArea.ts';
import { studyPeriodRules } from './studyPeriods.ts';

/** What the exchange of students from elsewhere adds to its declarations; it is no programme of participations. */
export const inboundArea: ProgrammeArea = {
  name: 'inbound',
  rules: { [masaStudi.name]: studyPeriodRules },
};
