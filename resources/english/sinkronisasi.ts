import type { Translation } from '../kit/index.ts';
import type { sinkronisasiMessages } from '../sinkronisasi/messages.ts';
import type { sinkronisasiRefusals } from '../sinkronisasi/refusals.ts';
import { count, number } from './format.ts';

/** Synchronisation, in English. */
export const sinkronisasiEnglish: Translation<typeof sinkronisasiMessages & typeof sinkronisasiRefusals> = {
  mapping: 'The mapping is not valid.',
  target: ({ nama }) => `There is no target field ${nama}.`,
  feeder: {
    willBeMade: '{n} records will be made in Neo Feeder.',
    willChange: '{n} records that were sent will be changed.',
    willRetry: '{n} records that failed will be tried again.',
    refused: '{n} records are refused and are not sent; the tab Ditolak has the reasons.',
    recordTwice: 'This record is on the list already.',
    codeTwice: 'This code exists already.',
    mappedTwice: 'This mapping exists already.',
    pairTwice: 'This match exists already.',
    busy: 'Another sending is being composed or sent. Wait until it ends, or stop it first.',
    nothingToSend: 'There is nothing to send.',
    kindUnknown: 'Choose at least one kind of programme.',
    said: ({ kode, pesan }) => `Neo Feeder refused (${kode}): ${pesan}`,
    loginRefused: ({ nama, pesan }) => `${nama} refused the user name or the password: ${pesan}`,
    noLogin: ({ nama, kunci }) =>
      `The server has no user name and password for ${nama}. Whoever runs it sets ${kunci} to user:password.`,
    codesChanged: ({ nama }) =>
      `Codes of Neo Feeder have changed: ${nama}. Confirm them under Padanan Kode, then compose again.`,
    plannedNoMore: 'This is in Neo Feeder, but not in the plan any more.',
    parentFirst: 'Its activity is not in Neo Feeder yet.',
    memberFirst: 'Its member is not in Neo Feeder yet.',
    twoAlike: ({ n }) =>
      `Neo Feeder has ${n} equal records that the portal did not make. Put them in order there, then compose again.`,
    crashed: 'The sending stopped because of an error of the server. Go on with it, or ask whoever runs the server.',
    stays: 'A sending that stored records in Neo Feeder cannot be deleted.',
    reasons: ({ alasan }) => alasan.join(' '),
    reason: {
      semesterUnknown: ({ kode }) => `Neo Feeder has no semester ${kode}.`,
      semesterClosed: ({ kode }) => `Semester ${kode} is closed in Neo Feeder.`,
      kindUnmapped: ({ apa }) => `The code of ${apa} is not confirmed under Padanan Kode.`,
      prodiMissing: ({ kode }) => `Neo Feeder has no study programme ${kode}.`,
      datesMissing: 'The first and the last day are required.',
      studentMissing: ({ npm }) => `Neo Feeder has no student ${npm}.`,
      studentEnded: ({ npm, alasan }) => `The registration of ${npm} has ended in Neo Feeder (${alasan}).`,
      several: ({ apa, n }) => `${apa} fits ${n} records of Neo Feeder.`,
      nidnMissing: ({ nama }) => `${nama} has no NIDN.`,
      lecturerMissing: ({ nidn }) => `Neo Feeder has no NIDN ${nidn}.`,
      courseMissing: ({ kode, prodi }) => `Study programme ${prodi} has no course ${kode} in Neo Feeder.`,
      letterMissing: ({ huruf, prodi }) =>
        `The grade ${huruf} is not on the scale of study programme ${prodi} in Neo Feeder.`,
      parentRefused: 'Its activity is refused.',
      memberRefused: 'Its member is refused.',
    },
  },
  previewExpired: 'The preview has expired. Fetch the data again.',
  bodyMissing: 'idPratinjau and statusBeda are required.',
  running: ({ apa }) => `${apa} is being synchronised.`,
  confirmGone: ({ n }) => `${count(n, 'row')} will be switched off. Confirm the number first.`,
  states: 'These choices of statusBeda are not valid.',
  silaturahmiDown: 'Silaturahmi cannot be reached now. Try again later.',
  sourceOff: ({ nama }) => `The source ${nama} is switched off.`,
  notConnected: ({ nama }) =>
    `${nama} is not connected yet. A Super Admin enters its address under external data sources.`,
  sampleInDemoOnly: 'Sample mode exists only in a portal with demo data.',
  keyRefused: ({ nama }) => `${nama} refused the access key.`,
  answered: ({ nama, status }) => `${nama} answered ${status}. Check address and mapping.`,
  sourceDown: ({ nama }) => `${nama} cannot be reached now. Try again later.`,
  inside: ({ nama }) =>
    `The address of ${nama} is inside the network; whoever runs the server has not allowed it (SOURCE_HOSTS).`,
  incomplete: ({ n, dari }) =>
    `The data of the source are not complete: ${number(n)} of ${count(dari, 'row')} received. Fetch them again.`,
  tridarmaDown: 'What the lecturer did cannot be fetched from SILATURAHMI.',
  noPeriod: 'No period runs now. Name one.',
  notYours: 'You may not see the data of this student number.',
  ssoNotSetUp: 'The Silaturahmi service is not set up.',
  ssoUnknown: 'Your Silaturahmi account is not known to the portal. Please contact the MBKM team.',
  report: {
    same: 'It is the same already.',
    changedMeanwhile: 'The local data have changed since the preview.',
    tooManyGone: 'Too many rows are gone; check the source.',
    stopped: 'The synchronisation stopped because of an error on the server.',
    field: ({ label, salah }) => `${label}: ${salah}`,
    twice: {
      code: 'The source has this code twice.',
      nip: 'The source has this NIP twice.',
      npm: 'The source has this student number twice.',
      course: 'The source has this course code twice.',
      curriculum: 'The source has this curriculum code twice.',
      place: 'The source has this course twice in the curriculum.',
    },
    missing: {
      programme: ({ kode }) => `There is no study programme ${kode} yet. Synchronise study programmes first.`,
      curriculum: ({ kode }) => `There is no curriculum ${kode} yet.`,
      faculty: ({ kode }) => `There is no faculty ${kode} yet.`,
      parentUnit: ({ kode }) => `There is no faculty or department ${kode} yet.`,
      unit: ({ kode }) => `There is no SIAMIK unit ${kode} yet.`,
      advisor: ({ kode }) => `There is no academic advisor ${kode} yet.`,
      courseType: ({ kode }) => `There is no course type ${kode} yet.`,
      period: ({ kode }) => `There is no period ${kode} yet.`,
      course: ({ kode }) => `There is no course ${kode} yet.`,
    },
  },
};
