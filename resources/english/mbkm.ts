import { plural, type Translation } from '../kit/index.ts';
import type { mbkmMessages } from '../mbkm/messages.ts';
import type { mbkmRefusals } from '../mbkm/refusals.ts';
import { count, day } from './format.ts';

/** MBKM registrations and groups, in English. */
export const mbkmEnglish: Translation<typeof mbkmMessages & typeof mbkmRefusals> = {
  alreadyRegistered: 'You are registered for this programme in the same period already.',
  stageThere: 'This stage exists already.',
  programAndPeriod: 'Choose a programme and a period.',
  studentMissing: 'Choose a student.',
  outsidePeriod: ({ nama, mulai, selesai, hari }) =>
    `Outside the period ${nama} (${day(mulai)} to ${day(selesai)}, give or take ${count(hari, 'day')}).`,
  outsideActivity: ({ label, mulai, selesai }) => `Outside the days of ${label} (${day(mulai)} to ${day(selesai)}).`,
  overlaps: ({ program, periode, mulai, selesai }) =>
    `Overlaps with ${program} ${periode} (${day(mulai)} to ${day(selesai)}).`,
  stillActive: ({ program, periode }) => `You still have an active registration: ${program} (${periode}).`,
  sksTooMany: ({ limit }) =>
    `You have more than ${count(limit, 'credit')}; please change your study plan in Siamik first.`,
  periodCalled: ({ nama }) => `in the period ${nama}`,
  notOpenYet: ({ apa }) => `${['Registration', apa].filter(Boolean).join(' ')} has not opened yet.`,
  closedByNow: ({ apa }) => `${['Registration', apa].filter(Boolean).join(' ')} has closed.`,
  studentInactive: 'The student is not active.',
  belowMinimum: ({ label, nilai, batas, desimal }) =>
    `${label} is too low: ${nilai.toFixed(desimal)} of at least ${batas.toFixed(desimal)}.`,
  prodiNotTaken: 'This programme is not open to your study programme.',
  creditsOver: ({ nilai, batas }) => `${count(nilai, 'credit')} in all, more than the limit of ${batas}.`,
  oneLeader: 'A group has one leader only.',
  inviteInstead: 'Invite new members by their student number, or share the join code.',
  leaderByOthers: 'The leader is changed by the MBKM team or the supervisor.',
  membershipByInvitation: 'Membership changes by invitation or join code.',
  membersLeave: 'Members who joined are marked as having left; they are not deleted.',
  mostInvited: ({ n }) => `At most ${count(n, 'invitation')} at once.`,
  notInvitable: ({ npm, alasan }) => npm.map((one, i) => `${one} cannot be invited: ${alasan[i]}.`).join(' '),
  groupFull: 'The group is full.',
  groupFullAt: ({ maks }) => `The group is full (at most ${count(maks, 'member')}).`,
  inGroup: ({ kelompok }) => `You are in the group ${kelompok} already.`,
  handedInStays: 'A group that was submitted cannot be left. Ask the MBKM team.',
  leaderStays: 'The leader cannot leave. Dissolve the group, or ask the MBKM team to change the leader.',
  notParticipant: ({ nama, program }) => `${nama} does not take part in ${program} yet.`,
  registeredElsewhere: ({ nama, apa }) =>
    `${nama} is registered for another ${apa.map(one => one.toLowerCase()).join(' or ')}.`,
  inOtherGroup: ({ nama }) => `${nama} is in another group already.`,
  memberIncomplete: ({ nama }) => `The data of ${nama} are not complete.`,
  importSaved: 'This import was saved already.',
  previewExpired: 'The preview of this import has expired. Upload the file again.',
  nothingToSave: 'There are no rows that can be saved.',
  fileEmpty: 'The file has no rows of data.',
  importFailed: 'This import failed.',
  importFailedBy: ({ pesan }) => pesan,
  fileTooLong: ({ most }) => `The file has more than ${count(most, 'row')}.`,
  joinCodeUnknown: 'There is no such join code.',
  groupClosed: 'This group takes no more members.',
  inThisGroup: 'You are in this group already.',
  lecturerFull: ({ nama, beban }) => `${nama} supervises as many students as they may (${beban}).`,
  partnerThere: 'The partner exists already.',
  ledElsewhere: ({ program }) => `Registrations of ${program} change their state in the menu ${program}.`,
  onlyDrafts: 'Only registrations in draft can be deleted.',
  partnerMissing: ({ usulan }) =>
    usulan ? 'No partner is set. Make the proposal a partner first.' : 'No partner is set.',
  daysMissing: 'The days of the activity are not filled in.',
  chooseSupervisor: 'Choose a supervisor.',
  supervisorMissing: 'No supervisor is set.',
  gradeMissing: 'The final grade of the programme is not complete.',
  packageMissing: ({ dikembalikan, sks, sampai, terbuka }) =>
    [
      `The conversion package was ${dikembalikan ? 'returned and not submitted again' : 'not submitted'} (${count(sks, 'credit')} chosen);`,
      terbuka
        ? `the student can submit it until ${day(sampai)}.`
        : `the time for conversion ended on ${day(sampai)} and only the MBKM team can open it.`,
      'Fill in a note to finish all the same.',
    ].join(' '),
  notRun: ({ nama }) => `The portal does not run the programme ${nama} yet.`,
  quotaFull: ({ nama, terisi, kuota }) => `All places of ${nama} are taken (${terisi}/${kuota}).`,
  periodMissing: 'Choose a period.',
  remarksByReviewers: 'Remarks are written by reviewers.',
  sourceSilent: 'The source does not answer.',
  gradeUsed: 'The grade was used by the conversion already. Ask for a revision of the grade.',
  mappedAtRegistration: 'Courses are mapped and decided on together with the registration.',
  packageOpen: 'Students can still submit the package.',
  coursesGraded: 'Courses are being graded already; the package cannot be opened again.',
  beginsIn: plural('n', {
    one: 'The activity begins in {n} day only, on {tanggal}.',
    other: 'The activity begins in {n} days only, on {tanggal}.',
  }),
  endsIn: plural('n', {
    one: 'The activity ends in {n} day only, on {tanggal}.',
    other: 'The activity ends in {n} days only, on {tanggal}.',
  }),
  letterEnded: 'The registration does not hold any more.',
  letterChanged: 'The data of the registration have changed.',
  gradesNotFinal: 'The converted grades are not final any more.',
  gradesChanged: 'Converted grades or data of the registration have changed.',
  wholeGroup: ({ program }) => `Registrations of ${program} are submitted and decided on for the whole group.`,
  applicantsByPage: 'Ask for the list of applicants page by page.',
  narrowByFilter: 'Narrow it by a filter.',
  filterOrPage: 'Narrow it by a filter, or ask for it page by page (range).',
  noPackage:
    'The study programme has not opened a conversion package for this programme yet. Its coordinator or the MBKM team opens one in the menu Paket Konversi.',
  krsSkipped: 'The study plan could not be fetched; credits were not checked.',
  numberUnknown: 'there is no such student number',
  notRegisteredWith: ({ apa }) => `not registered with this ${apa.join(' and ')}`,
  notAcceptedYet: 'the registration is not accepted yet',
  alreadyInGroup: ({ kelompok }) => `in the group ${kelompok} already`,
  alreadyInvited: 'invited already',
  belowConditions: 'The conditions are not met yet.',
  groupNotAccepted: 'A supervisor can be chosen once the group is accepted.',
  groupHasSupervisor: 'This group has a supervisor already.',
};
