import type { kegiatanMessages } from '../kegiatan/messages.ts';
import type { kegiatanRefusals } from '../kegiatan/refusals.ts';
import type { Translation } from '../kit/index.ts';
import { count } from './format.ts';

/** Logbooks, weekly reports and outputs, in English. */
export const kegiatanEnglish: Translation<typeof kegiatanMessages & typeof kegiatanRefusals> = {
  sentBefore: 'This entry was received before.',
  logWhileRunning: 'The logbook is open while the programme runs.',
  outputOnceRunning: 'Outputs can be uploaded once the programme runs.',
  linkDemanded: 'Fill in the link.',
  weekThere: 'There is a report of this week already.',
  fileOrLink: 'Upload a file or fill in a link.',
  logsWait: ({ n }) => `${count(n, 'logbook entry', 'logbook entries')} still to be verified by the supervisor.`,
  outputsMissing: ({ nama }) => `Required outputs are not approved yet: ${nama.join(', ')}.`,
  participationMissing: 'Choose a participation.',
  groupMissing: 'Choose a group.',
  hoursADay: ({ n }) => `A day has at most ${count(n, 'hour')} of activity.`,
  overlapping: ({ kalimat, program, mulai, selesai, judul }) =>
    `${kalimat.replace(/\.$/, '')}: ${program}, ${mulai}–${selesai}${judul ? ` “${judul}”` : ''}.`,
  handedInStays: 'A report that was handed in cannot be deleted.',
  onlyDraftReports: 'Only reports in draft can be deleted.',
  todayOrLater: 'Choose today or a later day.',
  openAtMost: ({ n }) => `At the latest ${count(n, 'day')} after the programme ends.`,
  noGroupYet: 'This participant is in no group yet.',
  onlyDraftOutputs: 'Only outputs in draft can be deleted.',
  outputThere: 'There is a required output of this kind already. Change that one.',
  notInGroup: 'You are in no group yet.',
  leaderHandsIn: 'Outputs of a group are submitted by its leader.',
  mostReports: ({ n }) => `At most ${count(n, 'report')} at once.`,
  checkedBefore: 'This report was checked already.',
  weeklyWhileRunning: 'Weekly reports are open while the programme runs.',
  onlyFinalReport: 'Only a final report is graded.',
  logsByPage: 'Ask for the list of entries page by page.',
  outputsByPage: 'Ask for the list of outputs page by page.',
};
